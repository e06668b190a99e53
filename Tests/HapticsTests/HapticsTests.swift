import CInput
import Dispatch
import System
import Glibc
import Model
import TestSupport
import Testing

@testable import Haptics

/// A device's whole life, on an emulated kernel.
@MainActor @Suite struct HapticsTests {
    @Test func aPluggedGamepadIsFoundAndPlays() throws {
        let rig = try Rig(.init())
        #expect(rig.nextChange() == ["Emulated Pad"])
        rig.kernel.send([(EV_KEY, BTN_SOUTH, 1)], from: "event0")
        rig.kernel.send([(EV_KEY, BTN_SOUTH, 0), (EV_KEY, BTN_EAST, 1)], from: "event0")
        #expect(
            rig.next(3) == [
                GamepadEvent(.south, isDown: true), GamepadEvent(.south, isDown: false),
                GamepadEvent(.east, isDown: true),
            ])
    }

    /// So that they end in one frame.
    @Test func whatArrivesTogetherIsToldTogether() throws {
        let rig = try Rig(.init())
        _ = rig.nextChange()
        rig.kernel.send((0..<20).map { (EV_KEY, BTN_SOUTH, ($0 + 1) % 2) }, from: "event0")
        #expect(rig.next(20).map(\.isDown) == (0..<20).map { $0 % 2 == 0 } && rig.reports == 1)
        rig.kernel.send([(EV_KEY, BTN_NORTH, 1), (EV_KEY, BTN_EAST, 1)], from: "event0")
        _ = rig.next(2)
        rig.kernel.unplug("event0")
        _ = rig.next(2)
        #expect(rig.reports == 3)
    }

    @Test func eachFeelingPlaysItsOwnEffect() throws {
        let rig = try Rig(.init())
        _ = rig.nextChange()
        #expect(rig.kernel.uploaded(to: "event0").count == 3)
        for cue in HapticCue.allCases {
            rig.haptics.play(cue)
            let played = rig.kernel.played(on: "event0")
            let wanted = Rumble(cue)
            #expect(played.map(\.count) == [wanted.count])
            #expect(played.map(\.effect.replay.length) == [wanted.length])
            #expect(played.map(\.effect.u.rumble.strong_magnitude) == [wanted.strong])
        }
    }

    @Test func aGamepadThatIsPluggedInLaterIsFound() throws {
        let rig = try Rig()
        rig.kernel.plug(as: "event7")
        #expect(rig.nextChange() == ["Emulated Pad"])
    }

    @Test func aGamepadIsOpenedOnceItMay() throws {
        let rig = try Rig()
        rig.kernel.plug(.init(name: "Locked", allowed: []), as: "event1")
        rig.kernel.plug(.init(name: "Open"), as: "event2")
        #expect(rig.nextChange() == ["Open"])
        rig.kernel.permit("event1")
        #expect(rig.nextChange() == ["Locked", "Open"])
    }

    @Test func whatIsHeldIsLetGoWhenTheDeviceVanishes() throws {
        let rig = try Rig(.init())
        _ = rig.nextChange()
        rig.kernel.send([(EV_KEY, BTN_EAST, 1)], from: "event0")
        _ = rig.next(1)
        rig.haptics.play(.mistake)
        rig.kernel.unplug("event0")
        #expect(rig.next(1) == [GamepadEvent(.east, isDown: false)])
        #expect(rig.nextChange() == [])
        rig.haptics.play(.press)
    }

    @Test func anEffectOnAVanishedDeviceIsItsEnd() throws {
        let rig = try Rig(.init())
        _ = rig.nextChange()
        rig.kernel.unplug("event0", leavingFile: true)
        rig.haptics.play(.press)
        #expect(rig.haptics.deviceNames == [])
    }

    @Test func aDeviceThatComesBackIsFoundAgain() throws {
        let rig = try Rig(.init())
        for _ in 0..<20 {
            #expect(rig.nextChange() == ["Emulated Pad"])
            rig.kernel.unplug("event0")
            #expect(rig.nextChange() == [])
            rig.kernel.plug(as: "event0")
        }
        #expect(rig.nextChange() == ["Emulated Pad"])
    }

    @Test func aDeviceThatIsExchangedWhileItIsExaminedIsFound() throws {
        let kernel = try EmulatedKernel()
        let loop = try EventLoop()
        var events: [GamepadEvent] = []
        let (opened, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        var system = kernel.system
        // The first answer comes when the test lets it.
        system.open = { [live = system.open] path, access throws(SystemError) in
            let file = try live(path, access)
            opened.signal()
            gate.wait()
            return file
        }
        kernel.plug(as: "event0")
        let haptics = Haptics(loop, system, searchPath: "", .none) { events += $0 }
        loop.turn { opened.wait(timeout: .now()) == .success }
        kernel.unplug("event0")
        kernel.plug(as: "event0")
        loop.turn { haptics.pending["event0"] == .vanished }
        gate.signal()
        loop.turn { opened.wait(timeout: .now()) == .success }
        gate.signal()
        loop.turn { !haptics.deviceNames.isEmpty }
        kernel.send([(EV_KEY, BTN_SOUTH, 1)], from: "event0")
        loop.turn { !events.isEmpty }
        #expect(events.uses == [GamepadEvent(.south, isDown: true)])
        haptics.close()
    }

    @Test func aFolderThatIsMadeAnewIsWatchedAndLookedAt() throws {
        let temporary = try TemporaryFolder()
        let folder = temporary.path
        let loop = try EventLoop()
        var changes: [DirectoryWatcher.Change] = []
        func next() -> DirectoryWatcher.Change {
            loop.turn { !changes.isEmpty }
            return changes.removeFirst()
        }
        let watch = try #require(DirectoryWatcher(loop, folder: folder + "/input") { changes.append($0) })
        for _ in 0..<2 {
            mkdir(folder + "/input", 0o700)
            #expect(next() == .unknown)
            close(creat(folder + "/input/event0", 0o600))
            var news = next()
            while news == .unknown { news = next() }
            #expect(news == .appeared("event0"))
            unlink(folder + "/input/event0")
            while news != .vanished("event0") { news = next() }
            // Gone and there again before anybody looks.
            rmdir(folder + "/input")
        }
        watch.close()
        // The folder goes with what it belongs to.
        withExtendedLifetime(temporary) {}
    }

    @Test func aReadOnlyGamepadPlaysAndIsNotFelt() throws {
        let rig = try Rig(.init(allowed: [.readOnly]))
        _ = rig.nextChange()
        rig.haptics.play(.press)
        #expect(rig.kernel.played(on: "event0").isEmpty)
        rig.kernel.send([(EV_KEY, BTN_START, 1)], from: "event0")
        #expect(rig.next(1) == [GamepadEvent(.start, isDown: true)])
    }

    @Test func aDeviceWithRoomForOneEffectPlaysItForAll() throws {
        let rig = try Rig(.init(room: 1))
        _ = rig.nextChange()
        rig.haptics.play(.mistake)
        let played = rig.kernel.played(on: "event0")
        #expect(played.map(\.effect.replay.length) == [Rumble(.press).length])
    }

    @Test func theGamepadInHandsIsTheOneThatIsFelt() throws {
        let rig = try Rig(.init(name: "First"))
        _ = rig.nextChange()
        rig.kernel.plug(.init(name: "Second"), as: "event1")
        _ = rig.nextChange()
        rig.haptics.play(.press)
        #expect(rig.kernel.played(on: "event0").count == 1)
        rig.kernel.send([(EV_KEY, BTN_SOUTH, 1)], from: "event1")
        _ = rig.next(1)
        rig.haptics.play(.press)
        #expect(rig.kernel.played(on: "event0").isEmpty)
        #expect(rig.kernel.played(on: "event1").count == 1)
    }

    @Test func keyboardsAreNeverOpened() throws {
        let rig = try Rig(.init(name: "Keyboard", keys: [30, 31, 32], effects: []))
        rig.kernel.plug(as: "event1")
        #expect(rig.nextChange() == ["Emulated Pad"])
        #expect(rig.kernel.opens == ["event1"])
    }

    @Test func noisyAxesAreKeptBackByTheKernel() throws {
        let rig = try Rig(.init())
        _ = rig.nextChange()
        let axes = rig.kernel.mask(EV_ABS, of: "event0")
        #expect(axes?.contains(ABS_HAT0X) == true)
        #expect(axes?.contains(ABS_Z) == false)
        #expect(rig.kernel.mask(EV_SYN, of: "event0")?.contains(EV_MSC) == false)
    }

    @Test func inputIsDiscardedWhenNobodyListened() throws {
        let rig = try Rig(.init())
        _ = rig.nextChange()
        rig.kernel.send([(EV_KEY, BTN_SOUTH, 1), (EV_KEY, BTN_SOUTH, 0)], from: "event0")
        rig.haptics.discardInput()
        rig.kernel.send([(EV_KEY, BTN_WEST, 1)], from: "event0")
        #expect(rig.next(1) == [GamepadEvent(.north, isDown: true)])
    }

    @Test func closingLetsGoOfEveryDescriptor() throws {
        let rig = try Rig(.init())
        _ = rig.nextChange()
        rig.haptics.close()
        rig.haptics.play(.press)
        rig.loop.turn { rig.kernel.openCount == 0 }
    }
}

import CInput
import Dispatch
import Glibc
import Model
import Testing

@testable import Haptics

/// A device's whole life, on an emulated kernel.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct HapticsTests {
    @Test func aPluggedGamepadIsFoundAndPlays() async {
        let rig = Rig(.init())
        #expect(await rig.nextChange() == ["Emulated Pad"])
        rig.kernel.send([(EV_KEY, BTN_SOUTH, 1)], from: "event0")
        rig.kernel.send([(EV_KEY, BTN_SOUTH, 0), (EV_KEY, BTN_EAST, 1)], from: "event0")
        #expect(
            await rig.next(3) == [
                GamepadEvent(.south, isDown: true), GamepadEvent(.south, isDown: false),
                GamepadEvent(.east, isDown: true),
            ])
    }

    @Test func eachFeelingPlaysItsOwnEffect() async {
        let rig = Rig(.init())
        _ = await rig.nextChange()
        #expect(rig.kernel.uploaded(to: "event0").count == 3)
        for feeling in Feeling.allCases {
            rig.haptics.play(feeling)
            let played = rig.kernel.played(on: "event0")
            let wanted = Rumble(feeling)
            #expect(played.map(\.count) == [wanted.count])
            #expect(played.map(\.effect.replay.length) == [wanted.length])
            #expect(played.map(\.effect.u.rumble.strong_magnitude) == [wanted.strong])
        }
    }

    @Test func aGamepadThatIsPluggedInLaterIsFound() async {
        let rig = Rig()
        rig.kernel.plug(as: "event7")
        #expect(await rig.nextChange() == ["Emulated Pad"])
    }

    @Test func aGamepadIsOpenedOnceItMay() async {
        let rig = Rig()
        rig.kernel.plug(.init(name: "Locked", allowed: []), as: "event1")
        rig.kernel.plug(.init(name: "Open"), as: "event2")
        #expect(await rig.nextChange() == ["Open"])
        rig.kernel.permit("event1")
        #expect(await rig.nextChange() == ["Locked", "Open"])
    }

    @Test func whatIsHeldIsLetGoWhenTheDeviceVanishes() async {
        let rig = Rig(.init())
        _ = await rig.nextChange()
        rig.kernel.send([(EV_KEY, BTN_EAST, 1)], from: "event0")
        _ = await rig.next(1)
        rig.haptics.play(.mistake)
        rig.kernel.unplug("event0")
        #expect(await rig.next(1) == [GamepadEvent(.east, isDown: false)])
        #expect(await rig.nextChange() == [])
        rig.haptics.play(.press)
    }

    @Test func anEffectOnAVanishedDeviceIsItsEnd() async {
        let rig = Rig(.init())
        _ = await rig.nextChange()
        rig.kernel.unplug("event0", leavingFile: true)
        rig.haptics.play(.press)
        #expect(rig.haptics.deviceNames == [])
    }

    @Test func aDeviceThatComesBackIsFoundAgain() async {
        let rig = Rig(.init())
        for _ in 0..<20 {
            #expect(await rig.nextChange() == ["Emulated Pad"])
            rig.kernel.unplug("event0")
            #expect(await rig.nextChange() == [])
            rig.kernel.plug(as: "event0")
        }
        #expect(await rig.nextChange() == ["Emulated Pad"])
    }

    @Test func aDeviceThatIsExchangedWhileItIsExaminedIsFound() async {
        let kernel = EmulatedKernel()
        let (events, deliver) = AsyncStream.makeStream(of: GamepadEvent.self)
        let (opened, open) = AsyncStream.makeStream(of: Void.self)
        let gate = DispatchSemaphore(value: 0)
        var system = kernel.system
        // The first answer comes when the test lets it.
        system.open = { [live = system.open] path, access throws(Refusal) in
            let file = try live(path, access)
            open.yield()
            gate.wait()
            return file
        }
        kernel.plug(as: "event0")
        let haptics = Haptics(system, searchPath: "") { deliver.yield($0) }
        var openings = opened.makeAsyncIterator()
        _ = await openings.next()
        kernel.unplug("event0")
        kernel.plug(as: "event0")
        while haptics.pending["event0"] != .vanished { try? await Task.sleep(for: .milliseconds(1)) }
        gate.signal()
        _ = await openings.next()
        gate.signal()
        while haptics.deviceNames.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
        kernel.send([(EV_KEY, BTN_SOUTH, 1)], from: "event0")
        var buttons = events.makeAsyncIterator()
        #expect(await buttons.next() == GamepadEvent(.south, isDown: true))
        haptics.close()
    }

    @Test func aFolderThatIsMadeAnewIsWatchedAndLookedAt() async throws {
        let folder = TemporaryFolder.make("watch")
        let (changes, change) = AsyncStream.makeStream(of: FolderWatch.Change.self)
        let watch = try #require(FolderWatch(folder: folder + "/input") { change.yield($0) })
        var told = changes.makeAsyncIterator()
        for _ in 0..<2 {
            mkdir(folder + "/input", 0o700)
            #expect(await told.next() == .unknown)
            close(creat(folder + "/input/event0", 0o600))
            var news = await told.next()
            while news == .unknown { news = await told.next() }
            #expect(news == .appeared("event0"))
            unlink(folder + "/input/event0")
            while news != .vanished("event0") { news = await told.next() }
            // Gone and there again before anybody looks.
            rmdir(folder + "/input")
        }
        watch.close()
        rmdir(folder)
    }

    @Test func aReadOnlyGamepadPlaysAndIsNotFelt() async {
        let rig = Rig(.init(allowed: [.readOnly]))
        _ = await rig.nextChange()
        rig.haptics.play(.press)
        #expect(rig.kernel.played(on: "event0").isEmpty)
        rig.kernel.send([(EV_KEY, BTN_START, 1)], from: "event0")
        #expect(await rig.next(1) == [GamepadEvent(.start, isDown: true)])
    }

    @Test func aDeviceWithRoomForOneEffectPlaysItForAll() async {
        let rig = Rig(.init(room: 1))
        _ = await rig.nextChange()
        rig.haptics.play(.mistake)
        let played = rig.kernel.played(on: "event0")
        #expect(played.map(\.effect.replay.length) == [Rumble(.press).length])
    }

    @Test func theGamepadInHandsIsTheOneThatIsFelt() async {
        let rig = Rig(.init(name: "First"))
        _ = await rig.nextChange()
        rig.kernel.plug(.init(name: "Second"), as: "event1")
        _ = await rig.nextChange()
        rig.haptics.play(.press)
        #expect(rig.kernel.played(on: "event0").count == 1)
        rig.kernel.send([(EV_KEY, BTN_SOUTH, 1)], from: "event1")
        _ = await rig.next(1)
        rig.haptics.play(.press)
        #expect(rig.kernel.played(on: "event0").isEmpty)
        #expect(rig.kernel.played(on: "event1").count == 1)
    }

    @Test func keyboardsAreNeverOpened() async {
        let rig = Rig(.init(name: "Keyboard", keys: [30, 31, 32], effects: []))
        rig.kernel.plug(as: "event1")
        #expect(await rig.nextChange() == ["Emulated Pad"])
        #expect(rig.kernel.opens == ["event1"])
    }

    @Test func noisyAxesAreKeptBackByTheKernel() async {
        let rig = Rig(.init())
        _ = await rig.nextChange()
        let axes = rig.kernel.mask(EV_ABS, of: "event0")
        #expect(axes?.contains(ABS_HAT0X) == true)
        #expect(axes?.contains(ABS_Z) == false)
        #expect(rig.kernel.mask(EV_SYN, of: "event0")?.contains(EV_MSC) == false)
    }

    @Test func inputIsDiscardedWhenNobodyListened() async {
        let rig = Rig(.init())
        _ = await rig.nextChange()
        rig.kernel.send([(EV_KEY, BTN_SOUTH, 1), (EV_KEY, BTN_SOUTH, 0)], from: "event0")
        rig.haptics.discardInput()
        rig.kernel.send([(EV_KEY, BTN_WEST, 1)], from: "event0")
        #expect(await rig.next(1) == [GamepadEvent(.north, isDown: true)])
    }

    @Test func closingLetsGoOfEveryDescriptor() async {
        let rig = Rig(.init())
        _ = await rig.nextChange()
        rig.haptics.close()
        rig.haptics.play(.press)
        while rig.kernel.openCount > 0 { try? await Task.sleep(for: .milliseconds(1)) }
    }
}

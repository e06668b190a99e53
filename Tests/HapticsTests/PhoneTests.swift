@testable import System
import Foundation
import Model
import TestSupport
import Testing

@testable import Haptics

/// A phone's commands, played by shell scripts that write down what they are told.
@MainActor @Suite final class PhoneTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }
    private var log: String { folder + "/log" }

    init() throws { temporary = try TemporaryFolder() }

    /// Writes a script from another process: one that this process had open could not be run while a
    /// process forked meanwhile still has it open too.
    private func install(_ name: String, _ script: String) throws {
        let writer = "printf '#!/bin/sh\\n%s\\n' \"$2\" >\"$1\" && chmod +x \"$1\""
        let roster = ProcessTable()
        let child = try #require(roster.start("/bin/sh", ["-c", writer, "sh", folder + "/" + name, script]))
        while !roster.reap(child.number) { usleep(500) }
        close(child.socket)
    }

    private func logged(lines: Int, _ loop: EventLoop) -> [String] {
        var found: [String] = []
        loop.turn {
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            found = text.split(separator: "\n").map(String.init)
            return found.count >= lines
        }
        return found
    }

    @Test func theBetterCommandIsFoundFirst() throws {
        #expect(InstalledCommand<PhoneCommand>(in: folder) == nil)
        try install("termux-vibrate", "")
        #expect(InstalledCommand<PhoneCommand>(in: "relative::/nowhere:" + folder)?.command == .termux)
        try install("fbcli", "")
        #expect(InstalledCommand<PhoneCommand>(in: folder)?.command == .feedbackd)
    }

    @Test(arguments: PhoneCommand.allCases)
    func feelingsDiffer(command: PhoneCommand) {
        #expect(Set(HapticCue.allCases.map { command.arguments($0) }).count == 3)
    }

    @Test func aFeelingRunsTheCommand() throws {
        try install("termux-vibrate", "echo \"$@\" >> \(log)")
        let rig = try Rig(searchPath: folder)
        rig.haptics.play(.mistake)
        #expect(logged(lines: 1, rig.loop) == ["-d 400"])
    }

    @Test func nothingRunsWhereAGamepadRumbles() throws {
        try install("termux-vibrate", "echo \"$@\" >> \(log)")
        let rig = try Rig(.init(), searchPath: folder)
        _ = rig.nextChange()
        rig.haptics.play(.press)
        #expect(rig.kernel.played(on: "event0").count == 1)
        #expect(!FileManager.default.fileExists(atPath: log))
    }

    /// A command that hangs, with a child of its own, as termux-vibrate has one.
    @Test func noneDelaysOrOutlivesTheGame() throws {
        try install("fbcli", "sleep 1000 & echo $! >> \(log); wait")
        let rig = try Rig(searchPath: folder)
        let start = ContinuousClock.now
        for _ in 0..<100 { rig.haptics.play(.press) }
        #expect(ContinuousClock.now - start < .seconds(10))
        let sleepers = logged(lines: 3, rig.loop).compactMap { pid_t($0) }
        #expect(sleepers.count == 3)
        rig.haptics.close()
        for sleeper in sleepers {
            rig.loop.turn { kill(sleeper, 0) != 0 || isZombie(sleeper) }
        }
    }

    @Test func theInputEndsWithTheGame() throws {
        try install("fbcli", "echo started >> \(log); cat; echo ended >> \(log)")
        let loop = try EventLoop()
        let children = SubprocessPool(loop)
        children.start(folder + "/fbcli", [])
        #expect(logged(lines: 1, loop) == ["started"])
        #expect(children.count == 1)
        children.close()
        loop.turn { children.count == 0 }
        children.start(folder + "/fbcli", [])
        loop.turn { children.count == 0 }
        #expect(logged(lines: 1, loop) == ["started"])
    }

    @Test func aCommandThatCannotRunIsForgotten() throws {
        let loop = try EventLoop()
        let children = SubprocessPool(loop)
        for _ in 0..<10 {
            children.start("/nowhere/fbcli", [])
            loop.turn { children.count == 0 }
        }
    }

    private func isZombie(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.contains(") Z ") ?? true
    }
}

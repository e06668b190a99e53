import Foundation
import Testing

@testable import Subprocesses
@testable import Haptics

/// A phone's commands, played by shell scripts that write down what they are told.
@MainActor
@Suite(.timeLimit(.minutes(1)))
final class PhoneTests {
    private let folder = TemporaryFolder.make("phone")
    private var log: String { folder + "/log" }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Writes a script from another process: one that this process had open could not be run while a
    /// process forked meanwhile still has it open too.
    private func install(_ name: String, _ script: String) throws {
        let writer = "printf '#!/bin/sh\\n%s\\n' \"$2\" >\"$1\" && chmod +x \"$1\""
        let roster = ChildRoster()
        let child = try #require(roster.start("/bin/sh", ["-c", writer, "sh", folder + "/" + name, script]))
        while !roster.reap(child.number) { usleep(500) }
        close(child.socket)
    }

    private func logged(lines: Int) async -> [String] {
        while true {
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            let found = text.split(separator: "\n").map(String.init)
            if found.count >= lines { return found }
            await pause()
        }
    }

    @Test func theBetterCommandIsFoundFirst() throws {
        #expect(PhoneTool(searchPath: folder) == nil)
        try install("termux-vibrate", "")
        #expect(PhoneTool(searchPath: "relative::/nowhere:" + folder)?.kind == .termux)
        try install("fbcli", "")
        #expect(PhoneTool(searchPath: folder)?.kind == .feedbackd)
    }

    @Test(arguments: PhoneTool.Kind.allCases)
    func feelingsDiffer(kind: PhoneTool.Kind) throws {
        try install(kind.rawValue, "")
        let tool = try #require(PhoneTool(searchPath: folder))
        #expect(Set(Feeling.allCases.map { tool.arguments($0) }).count == 3)
    }

    @Test func aFeelingRunsTheCommand() async throws {
        try install("termux-vibrate", "echo \"$@\" >> \(log)")
        let rig = Rig(searchPath: folder)
        rig.haptics.play(.mistake)
        #expect(await logged(lines: 1) == ["-d 400"])
    }

    @Test func nothingRunsWhereAGamepadRumbles() async throws {
        try install("termux-vibrate", "echo \"$@\" >> \(log)")
        let rig = Rig(.init(), searchPath: folder)
        _ = await rig.nextChange()
        rig.haptics.play(.press)
        #expect(rig.kernel.played(on: "event0").count == 1)
        #expect(!FileManager.default.fileExists(atPath: log))
    }

    /// A command that hangs, with a child of its own, as termux-vibrate has one.
    @Test func noneDelaysOrOutlivesTheGame() async throws {
        try install("fbcli", "sleep 1000 & echo $! >> \(log); wait")
        let rig = Rig(searchPath: folder)
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<100 { rig.haptics.play(.press) }
        #expect(clock.now - start < .milliseconds(100))
        let sleepers = await logged(lines: 3).compactMap { pid_t($0) }
        #expect(sleepers.count == 3)
        rig.haptics.close()
        for sleeper in sleepers {
            while kill(sleeper, 0) == 0 && !isZombie(sleeper) { await pause() }
        }
    }

    @Test func theInputEndsWithTheGame() async throws {
        try install("fbcli", "echo started >> \(log); cat; echo ended >> \(log)")
        let children = ChildProcesses()
        children.start(folder + "/fbcli", [])
        #expect(await logged(lines: 1) == ["started"])
        #expect(children.count == 1)
        children.close()
        while children.count > 0 { await pause() }
        children.start(folder + "/fbcli", [])
        while children.count > 0 { await pause() }
        #expect(await logged(lines: 1) == ["started"])
    }

    @Test func aCommandThatCannotRunIsForgotten() async {
        let children = ChildProcesses()
        for _ in 0..<10 {
            children.start("/nowhere/fbcli", [])
            while children.count > 0 { await pause() }
        }
    }

    /// Lets other processes get on: what is waited for here comes from outside.
    private func pause() async { try? await Task.sleep(for: .milliseconds(2)) }

    private func isZombie(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.contains(") Z ") ?? true
    }
}

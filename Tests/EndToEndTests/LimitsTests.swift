import Foundation
import Glibc
import TestSupport
import Testing

/// A system that gives too little: the game goes on, or one sentence says why it cannot, and the terminal is as it
/// was found.
@Suite struct LimitsTests {
    /// The least that the loader itself needs, and more, up to what is enough.
    @Test(arguments: [5, 6, 8, 10, 12, 13, 14, 16, 20, 32])
    func fewDescriptors(limit: Int) async throws {
        try await playsOrSaysWhyNot("ulimit -n \(limit)", "open files")
    }

    /// (Where the loader leaves less than 200 KB, Swift's own runtime ends the program before it can say anything.)
    @Test(arguments: [28, 48, 52, 56, 64, 96, 128, 192, 256, 512])
    func littleMemory(megabytes: Int) async throws {
        try await playsOrSaysWhyNot("ulimit -v \(megabytes * 1_024)", "memory")
    }

    /// As somebody else than root, whom the limit does not bind, and who has no other process; who still enters every
    /// folder, as the program or its files may lie in one that is root's alone. The shell's `ulimit` has no such limit
    /// everywhere.
    @Test(.enabled(if: getuid() == 0))
    func noThreads() async throws {
        let user = "--reuid=54321 --regid=54321 --clear-groups"
        let access = "--inh-caps=-all,+dac_override --ambient-caps=+dac_override"
        let game = try Game(
            Home(), limits: "exec prlimit --nproc=1 setpriv \(user) \(access) \"$0\" \"$@\"")
        try await game.see("No sound: the system allows no more threads.")
        try await game.enter()
        game.type("r")
        try await game.seeLit("red")
        try await game.interrupt()
    }

    @Test(arguments: ["ulimit -n 8", "ulimit -v 49152"])
    func plainModeSaysSoToo(limit: String) async throws {
        let home = try Home()
        let command = try await Command(
            [
                "/bin/sh", "-c", "\(limit); exec \"$0\" \"$@\"", SimonBinary.path, "--plain", "--data-dir",
                home.data,
            ],
            home.environment())
        #expect(command.status == 1 || command.status == 0 && command.output.contains("Simon"))
        if command.status == 1 {
            #expect(command.errors.hasPrefix("simon: ") && command.errors.split(separator: "\n").count == 1)
        }
    }

    /// All at once their pixels took 10 MB in this window; one after the other, 0.4.
    @Test func picturesAreDrawnOneByOne() throws {
        let home = try Home()
        let game = try PtyProcess(
            [SimonBinary.path, "--mute", "--data-dir", home.data],
            environment: home.environment(["TERM": "xterm-kitty"]), columns: 110, rows: 40)
        game.showsPictures = true
        #expect(game.waits(for: "Enter"))
        let before = try peak(of: game.process)
        #expect(game.waits(for: "\u{1B}_Ga=p", within: .seconds(60)))
        let used = try peak(of: game.process) - before
        #expect(used < 5_000, "\(used) KB")
        game.type(Keys.control("c"))
        _ = game.end()
    }

    /// The most memory that a process has had, in KB.
    private func peak(of process: pid_t) throws -> Int {
        let lines = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8).split(
            separator: "\n")
        let line = try #require(lines.first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber)))
    }

    private func playsOrSaysWhyNot(_ limit: String, _ words: String) async throws {
        let home = try Home()
        let game = try Game(home, limits: "\(limit); exec \"$0\" \"$@\"", errors: home.file("errors"))
        try await game.wait("the game or its end") { game.hasEnded || game.screen.shows("Simon Says") }
        if game.hasEnded {
            let errors = try home.text("errors")
            // Without descriptors for its libraries, the loader speaks for itself.
            if !errors.contains("error while loading shared libraries") {
                #expect(errors.hasPrefix("simon: ") && errors.contains(words), "\(errors)")
                #expect(errors.split(separator: "\n").count == 1)
                #expect(try await game.end() == 1)
            }
        } else {
            try await game.enter()
            game.type("r")
            try await game.seeLit("red")
            try await game.quit()
        }
        #expect(game.isTerminalAsFound)
    }
}

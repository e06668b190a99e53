import Dispatch
import Foundation
package import Glibc

/// A process of a test's own, with an environment and files that are given and nothing else.
package struct Child: Sendable {
    package let process: pid_t

    /// Why it could not be started.
    package struct Failure: Error {
        package let operation: String
        package let code: Int32

        package init(operation: String, code: Int32) { (self.operation, self.code) = (operation, code) }
    }

    /// Starts a program that leads a session in a terminal: opening it makes it the session's own.
    package init(_ words: [String], _ environment: [String: String], terminal: String) throws {
        try self.init(words, environment, leadsSession: true) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
    }

    /// Starts a program that reads a file, or nothing, and writes to files.
    package init(
        _ words: [String], _ environment: [String: String], input: String = "/dev/null", output: String,
        errors: String
    ) throws {
        try self.init(words, environment, leadsSession: false) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
            posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
        }
    }

    private init(
        _ words: [String], _ environment: [String: String], leadsSession: Bool,
        _ files: (inout posix_spawn_file_actions_t) -> Void
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        files(&actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (leadsSession ? Self.newSession : 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var process = pid_t()
        let program = words[0]
        var words = words.map { strdup($0) } + [nil]
        var environment = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + environment { free(text) } }
        let code = posix_spawnp(&process, program, &actions, &attributes, &words, &environment)
        guard code == 0 else { throw Failure(operation: "posix_spawn \(program)", code: code) }
        self.process = process
    }

    /// POSIX_SPAWN_SETSID of <spawn.h>, which the Glibc module has not.
    private static let newSession: Int32 = 0x80

    /// Sends it a signal.
    package func signal(_ number: Int32) { kill(process, number) }

    /// Its end: its exit code, or nil when a signal ended it. A thread of its own waits, as tests share few and each of
    /// them is to see at once what its game shows.
    package func end() async -> Int32? {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: wait()) }.start()
        }
    }

    /// Waits for its end: its exit code, or nil when a signal ended it. After two minutes it is killed: a program
    /// that never ends is one failed test, not a run of tests that never ends.
    package func wait() -> Int32? {
        let process = process
        let limit = DispatchWorkItem { kill(process, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: limit)
        defer { limit.cancel() }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
}

/// A terminal emulator of the world outside: a tmux server of a test's own, ended with it.
package final class Tmux {
    /// Whether there is a tmux.
    package static let isInstalled = (try? output(of: ["-V"], [:])) != nil

    private let folder: TemporaryFolder
    private let environment: [String: String]

    /// A server with one window, in which a program runs.
    ///
    /// - Parameters:
    ///   - configuration: tmux's own, which it reads before the window is there.
    ///   - environment: the program's, and nothing of this process's.
    package init(
        _ program: [String], _ environment: [String: String], columns: Int, rows: Int,
        configuration: [String] = []
    ) throws {
        folder = try TemporaryFolder()
        self.environment = environment
        try folder.write(configuration.map { $0 + "\n" }.joined(), to: "configuration")
        try run(
            ["-f", folder.file("configuration"), "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
                + program)
    }

    deinit { _ = try? run(["kill-server"]) }

    /// Has tmux do something: what it prints.
    @discardableResult
    package func run(_ words: [String]) throws -> String {
        try Self.output(of: ["-u", "-S", folder.file("socket")] + words, environment)
    }

    private static func output(of words: [String], _ environment: [String: String]) throws -> String {
        // A file, not a pipe: the server outlives the command and would keep a pipe open.
        let notes = try TemporaryFolder(isInMemory: true)
        let usual = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
        let child = try Child(
            ["tmux"] + words, usual.merging(environment) { _, own in own }, output: notes.file("output"),
            errors: notes.file("errors"))
        guard child.wait() == 0 else {
            throw Child.Failure(operation: "tmux \(words.joined(separator: " "))", code: 0)
        }
        return try notes.read("output")
    }
}

import TestSupport

/// A run of the game in a terminal emulator of the world outside.
final class TmuxGame {
    private let home: Home
    private let tmux: Tmux

    /// Starts the game in a window.
    init(_ home: Home, _ arguments: [String], columns: Int = 80, rows: Int = 24) throws {
        self.home = home
        // The shell writes down how the game has ended: tmux itself sometimes never gets to know.
        let script = "\"$@\"; echo $? > '\(home.file("status"))'"
        let words = ["env", "TERM=tmux-256color", "sh", "-c", script, "sh", SimonBinary.path]
        tmux = try Tmux(
            words + ["--data-dir", home.data] + arguments, home.environment(), columns: columns, rows: rows,
            configuration: ["set-option -g remain-on-exit on"])
    }

    /// What is on the screen.
    var screen: String { get throws { try tmux.run(["capture-pane", "-p"]) } }

    /// The game's exit status; nil while it runs.
    var status: Int32? {
        get throws {
            guard home.has("status") else { return nil }
            return Int32(try home.text("status").filter { !$0.isWhitespace })
        }
    }

    /// Sends keys by tmux's names.
    func type(_ keys: String...) throws { try tmux.run(["send-keys"] + keys) }

    /// Gives the window another size.
    func resize(columns: Int, rows: Int) throws {
        try tmux.run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// Waits until a condition holds.
    func wait(_ what: String, until condition: () throws -> Bool) async throws {
        var waiting = WaitLimit(.seconds(25), pause: .milliseconds(20))
        while try !condition() {
            guard waiting.allowsAnotherLook() else {
                throw Game.TooLate(description: "waited in vain until \(what); on the screen:\n\(try screen)")
            }
            try await Task.sleep(for: waiting.pause)
        }
    }

    /// Waits until a text is on the screen.
    func see(_ text: String) async throws { try await wait("'\(text)' shows") { try screen.contains(text) } }
}

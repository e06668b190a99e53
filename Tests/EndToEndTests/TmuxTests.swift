import TestSupport
import Testing

/// A whole visit in a terminal emulator that the project has not made.
@Suite struct TmuxTests {
    @Test func playsFailsAndFindsTheNameOnTheLeaderboard() async throws {
        let home = try Home()
        let tmux = try TmuxGame(home, [])
        try await tmux.see("Simon Says")
        try tmux.type("x")
        try await tmux.see("Press Enter to start")
        // The pads are drawn without a gap, from the rim above to the rim below.
        try await tmux.wait("the disc is whole") {
            let rows = try tmux.screen.split(separator: "\n")
            return ["▗▄▄▄  ▄▄▄▄  ▄▄▄▖", "▝▀▀▀  ▄▄▄▄  ▀▀▀▘"].allSatisfy { edge in
                rows.contains { $0.contains(edge) }
            }
        }
        try tmux.type("Enter")
        // Simon's turn may be over before tmux has been asked for its screen.
        try await tmux.see("Your turn")
        // The first round by ear: the only tone so far.
        let key = ["do": "r", "re": "y", "mi": "g", "fa": "b"]
        try await tmux.wait("a tone is heard") { home.recording.tones.count == 1 }
        let name = try #require(home.recording.tones.first?.name)
        try tmux.type(try #require(key[name]))
        try await tmux.wait("the second turn") {
            try home.recording.tones.count == 4 && tmux.screen.contains("Your turn")
        }
        try tmux.type(name == "do" ? "b" : "r")
        try await tmux.see("Game over")
        try await tmux.see("Name")
        try tmux.type("-l", "Jürgen")
        try await tmux.see("Jürgen")
        try tmux.type("Enter")
        try await tmux.see("Press Enter to start")
        try tmux.resize(columns: 100, rows: 30)
        try tmux.type("l")
        try await tmux.see("Leaderboard")
        #expect(
            try tmux.screen.split(separator: "\n").contains { $0.contains("* 1") && $0.contains("Jürgen") })
        try tmux.type("q")
        try await tmux.see("Press Enter to start")
        try tmux.type("q")
        try await tmux.wait("the game ends") { try tmux.status != nil }
        #expect(try tmux.status == 0)
        #expect(try home.scores().map(\.name) == ["Jürgen"])
    }
}

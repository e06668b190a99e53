import TestSupport
import Testing

/// What a player does who has a mouse and no keys.
extension Game {
    /// Where nothing is on any screen.
    static var nowhere: TextScreen.Place { TextScreen.Place(column: 0, row: 0) }

    /// Waits until a text shows that no letter adjoins, and clicks it.
    func click(_ text: String) async throws { click(try await find(text)) }

    /// Clicks a text, and waits until another is on the screen.
    func click(_ text: String, see other: String) async throws {
        try await click(text)
        try await see(other)
    }

    /// Waits until a text shows that no letter adjoins: where it begins.
    func find(_ text: String) async throws -> TextScreen.Place {
        var place: TextScreen.Place?
        try await wait("'\(text)' can be clicked") {
            place = screen.places(of: text).first
            return place != nil
        }
        return place ?? Self.nowhere
    }

    /// Clicks the splash away, should that come first.
    func enterByMouse() async throws {
        try await seeSplash()
        click(Self.nowhere)
        try await seeStart()
    }

    /// Goes to a game through the picker.
    func choose(_ title: String) async throws {
        try await click("m games")
        try await see("Find the cards that match")
        try await click(title)
        try await seeStart()
    }

    /// Lets a round stand still, and go on.
    func pauseByMouse() async throws {
        try await click("Esc pause")
        try await see("Give up")
        try await click("Resume")
        try await seeNo("Resume")
    }

    /// Looks the leaderboard up, at a line with some words, and leaves by the menu.
    func leaveByTheLeaderboard(showing words: String...) async throws {
        try await click("l leaderboard")
        try await wait("the leaderboard shows \(words)") {
            // The keys move when the history has answered which game can be watched.
            screen.shows("Enter replay") && screen.lines.contains { line in words.allSatisfy(line.contains) }
        }
        try await click("Esc back")
        try await click("m games")
        try await see("Find the cards that match")
        try await click("Esc back")
        try await click("q quit")
        _ = try await end()
    }
}

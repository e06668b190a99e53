import TestSupport
import Testing

/// What a player does who has one key, while the focus moves by itself. It is shown in reverse without colours.
extension Game {
    /// Presses the key whenever a text is marked, until it has been chosen.
    func scan(to text: String) async throws { try await scan(to: try await find(text)) }

    /// Presses the key whenever a cell is marked, until what stands there has been chosen.
    func scan(to place: TextScreen.Place) async throws {
        while true {
            try await wait("\(place) is marked") { screen.reversed.contains(place) }
            let (marked, lines) = (screen.reversed, screen.lines)
            type("b")
            try await wait("the key has done something") {
                screen.reversed != marked || screen.lines != lines
            }
            // A part of what was marked: a group has been opened.
            guard screen.lines == lines, screen.reversed.isStrictSubset(of: marked), !screen.reversed.isEmpty
            else { return }
        }
    }

    /// Waits until nothing is marked, as in Simon's turn.
    func seeNoMark() async throws { try await wait("nothing is marked") { screen.reversed.isEmpty } }
}

import Model
import Presentation
import Testing

@Suite struct RosterTests {
    @Test func aSeatWithoutANameIsCalledByItsNumber() {
        var roster = Roster(seats: 3)
        roster.names[1] = PlayerName("Ada")
        #expect((0..<4).map(roster.name) == ["Player 1", "Ada", "Player 3", "Player 4"])
        #expect(roster.allNames.map(\.string) == ["Player 1", "Ada", "Player 3"])
    }
}

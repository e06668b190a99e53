import GameRules
import Model
import TerminalCore
import Testing

@testable import Screens
import Presentation

/// The keys that are the same on every page, and the help that tells them.
@Suite struct HelpEverywhereTests {
    private static let board = LeaderboardID(.simon, "classic")

    private func asked<S: Screen>(_ keys: String, _ make: (ScreenContext) -> S) -> [Effect] {
        var stage = Stage(make: make)
        _ = stage.take()
        stage.type(keys)
        return stage.take().filter { if case .open = $0 { true } else { false } }
    }

    @Test func everyPageHasAHelpOfItsOwnAndLeadsToTheOthers() {
        #expect(
            asked("?mts", { LeaderboardScreen($0, board: Self.board) })
                == [.open(.keys(.leaderboard)), .open(.picker), .open(.statistics(.simon)), .open(.settings)])
        #expect(
            asked("?mts", { StatisticsScreen($0, .pairs) })
                == [.open(.keys(.statistics)), .open(.picker), .open(.settings)])
        #expect(
            asked("?mts", SettingsScreen.init)
                == [.open(.keys(.settings)), .open(.picker), .open(.statistics(.simon))])
        #expect(
            asked("?mts", PickerScreen.init)
                == [.open(.keys(.games)), .open(.statistics(.simon)), .open(.settings)])
        #expect(
            asked("?mlts", { HelpScreen($0) })
                == [
                    .open(.picker), .open(.leaderboard(Self.board)), .open(.statistics(.simon)),
                    .open(.settings),
                ])
    }

    @Test func aReplayStandsStillUnderItsHelp() {
        let record = GameSession<SimonGame>(options: SimonOptions(), seed: 7).record
        var stage = Stage(make: { ReplayScreen($0, record) })
        stage.type("?")
        #expect(stage.take().suffix(2) == [.sound(.silence), .open(.keys(.replay))] && stage.shows("Paused"))
        // Nothing else is left open by it.
        #expect(asked("mlts?", { HelpScreen($0, .replay) }).isEmpty)
    }

    @Test func whatIsTypedIntoAFieldIsText() {
        var stage = Stage(make: { LeaderboardScreen($0, board: Self.board) })
        stage.type("+mts?")
        #expect(stage.take().isEmpty && stage.shows("mts?"))
    }

    @Test(arguments: HelpTopic.allCases, [Size(width: 80, height: 24), Size(width: 30, height: 10)])
    func theHelpOfAPageTellsItsKeys(topic: HelpTopic, size: Size) {
        var stage = Stage(size, make: { HelpScreen($0, topic) })
        stage.see("On this page")
        let words = Set(HelpText.keys(of: topic).flatMap(\.words))
        #expect(words.count > 4 && words.isSubset(of: stage.wordsOfAll()))
    }

    @Test(arguments: GameKind.allCases, [Size(width: 30, height: 10), Size(width: 40, height: 15)])
    func noWordOfTheHelpIsCut(game: GameKind, size: Size) {
        var stage = Stage(size, make: { HelpScreen($0) }) { $0.game = game }
        // Files are set out as they are: their lines are not broken.
        let words = Set(HelpText.lines(for: game).filter { !$0.isFile }.flatMap(\.words))
        let missing = words.subtracting(stage.wordsOfAll())
        #expect(words.count > 40 && missing.isEmpty, "\(missing)")
    }

    @Test(arguments: [true, false])
    func moreAboveAndBelowIsMarked(unicode: Bool) {
        let (up, down): (Character, Character) = unicode ? ("▴", "▾") : ("^", "v")
        var stage = Stage(Size(width: 60, height: 20), make: { HelpScreen($0) }) {
            $0.display.unicode = unicode
        }
        // In the margin inside the edge of the sheet, where no word ends.
        let marks = { (stage: Stage<HelpScreen>) in
            let rows = stage.picture.map { Array($0) }.filter { $0.count > 55 }
            return [up, down].map { mark in rows.contains { $0[55] == mark } }
        }
        #expect(marks(stage) == [false, true])
        stage.type(.down)
        #expect(marks(stage) == [true, true])
        stage.type(.end)
        #expect(marks(stage) == [true, false])
    }

    @Test func theSettingsMarkItToo() {
        var stage = Stage(Size(width: 30, height: 10), make: SettingsScreen.init)
        stage.see("▾", not: "▴")
        stage.type(.end)
        stage.see("▴", not: "▾")
        stage = Stage(Size(width: 80, height: 60), make: SettingsScreen.init)
        stage.see(not: "▾", "▴")
    }
}

extension HelpText.Line {
    fileprivate var isFile: Bool { if case .text(let text) = self { text.contains("\"") } else { false } }

    /// The words that must be read.
    fileprivate var words: [String] {
        switch self {
        case .heading(let text): text.string.split(separator: " ").map(String.init)
        case .text(let text): text.split(whereSeparator: \.isWhitespace).map(String.init)
        case .key(let key, let text): (key.string + " " + text.string).split(separator: " ").map(String.init)
        }
    }
}

extension Stage<HelpScreen> {
    /// Every word of the page, from its beginning to its end.
    mutating func wordsOfAll() -> Set<String> {
        var words: Set<String> = []
        for _ in 0..<200 {
            for line in picture { words.formUnion(line.split(separator: " ").map(String.init)) }
            type(.down)
        }
        return words
    }
}

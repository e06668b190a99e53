import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

/// `c` after a game: its result goes to the clipboard, or is shown to be copied by hand.
@Suite struct ResultTests {
    /// The start screen of a game after one has ended.
    private static func stage(_ options: GameOptions, writesClipboard: Bool) -> any GameStage {
        let context = ScreenContext(
            size: Size(width: 80, height: 24), display: DisplayStyle(colours: .many, unicode: true))
        return stage(of: options.kind.face.screen(context), options, writesClipboard)
    }

    private static func stage<S: GameScreen>(
        of _: S, _ options: GameOptions, _ writesClipboard: Bool
    ) -> any GameStage {
        var stage = Stage(make: S.init) {
            $0.writesClipboard = writesClipboard
            $0.settings.lastName = PlayerName("Ada")
            $0.settings.matchLength = .half
            $0.wordLists = [.made("one")]
        }
        stage.screen.shell.finished = finished(options, stage.context)
        _ = stage.take()
        return stage
    }

    private static func finished(_ options: GameOptions, _ context: ScreenContext) -> FinishedGame {
        FinishedGame(SampleGames.game(options), origin: .random, date: context.date)
    }

    @Test(arguments: SampleGames.kinds) func theClipboardGetsTheResult(options: GameOptions) {
        var stage = Self.stage(options, writesClipboard: true)
        stage.see("c copy", not: "Result copied")
        stage.type("c")
        let text = ResultText(Self.finished(options, stage.context), by: nil, among: []).text
        #expect(stage.take() == [.copy(text)] && text.contains("\n"))
        stage.see("Result copied. A picture: simon share --png FILE")
    }

    @Test(arguments: SampleGames.kinds) func elsewhereItIsShown(options: GameOptions) {
        var stage = Self.stage(options, writesClipboard: false)
        // By arrows alone, too: it stands after the start.
        stage.type(.tab)
        stage.see("Enter: copy")
        stage.type(.enter)
        #expect(
            stage.take().last
                == .open(.result(ResultText(Self.finished(options, stage.context), by: nil, among: []))))
    }

    @Test(arguments: SampleGames.kinds) func beforeAGameThereIsNothingToCopy(options: GameOptions) {
        var stage = Self.stage(options, writesClipboard: true)
        stage.type(.enter)
        stage.see(not: "c copy")
        stage.type(.escape, .down, .enter)
        // Given up before anything was done.
        stage.see("start", not: "c copy")
        _ = stage.take()
        stage.type("c")
        #expect(stage.take().isEmpty)
    }

    @Test(arguments: [(80, 24, true), (40, 15, true), (30, 10, false)])
    func theShownResultStandsAlone(width: Int, height: Int, isUnicode: Bool) {
        let game = SampleGames.simon(rounds: 12, pace: .milliseconds(2_500))
        let stage = Stage(Size(width: width, height: height)) { context in
            let finished = FinishedGame(game, origin: .random, date: context.date)
            return ResultScreen(context, ResultText(finished, by: nil, among: []))
        } change: {
            $0.display.unicode = isUnicode
        }
        let rows = stage.picture.map(\.trimmingBlanks)
        #expect(rows.contains("classic, 1970-01-01") && stage.textAtCursor == "Simon Says 12")
        // A wide character is followed by the empty half of its two cells; the encoder has a sign for each.
        #expect(rows.contains(isUnicode ? "🟨 🟨 🟥" : "~ ~ x"))
        #expect(stage.shows("Esc back"))
    }

    @Test(arguments: [Key.escape, .enter, .character("q"), .character("c")])
    func everyKeyThatOneWouldTryLeadsBack(key: Key) {
        var stage = Stage {
            ResultScreen($0, ResultText(Self.finished(SampleGames.kinds[0], $0), by: nil, among: []))
        }
        stage.type(.down)
        #expect(stage.take().isEmpty)
        stage.type(key)
        #expect(stage.take() == [.back])
        stage.click("Esc back")
        #expect(stage.take() == [.back])
    }
}

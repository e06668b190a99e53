import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite struct CelebrationTests {
    private static let displays: [DisplayStyle] = [
        DisplayStyle(colours: .many, unicode: true, background: RGB(0x0B_0C10)),
        DisplayStyle(colours: .console, unicode: true), DisplayStyle(colours: .none, unicode: false),
    ]

    /// A game that has just ended with a new best of 3, with its prompt on the screen.
    private func stage(
        _ display: DisplayStyle = displays[0], _ size: Size = Size(width: 120, height: 36)
    ) -> Stage<SimonScreen> {
        var stage = Stage(size, make: SimonScreen.init) { $0.display = display }
        stage.playToThePrompt(rounds: 3)
        return stage
    }

    private func look(_ stage: Stage<SimonScreen>) -> BoardState { stage.screen.boardState(stage.context) }

    private func lit(_ stage: Stage<SimonScreen>) -> Pad? {
        let levels = look(stage).levels
        return Pad.allCases.max { levels[$0.rawValue] < levels[$1.rawValue] }
            .flatMap { levels[$0.rawValue] >= 0.5 ? $0 : nil }
    }

    /// What shines, in the order in which it comes, looked at frame by frame.
    private func show(_ stage: inout Stage<SimonScreen>, for length: Duration) -> [Pad] {
        var pads: [Pad] = []
        for _ in 0..<Int(length / .milliseconds(10)) {
            stage.pass(.milliseconds(10))
            if let pad = lit(stage), pad != pads.last { pads.append(pad) }
        }
        return pads
    }

    // MARK: - A right round

    /// From the press that completes a round: what the rim, the numeral and the line's place show.
    @Test(
        arguments: [
            (0, Bezel.Tint.player, 1, nil), (190, .player, 1, nil), (250, .right, 1, .tick),
            (270, .right, 2, .tick),
            (400, .right, 2, .tick), (520, nil, 2, .tick), (690, nil, 2, .tick), (720, nil, 2, nil),
            (790, nil, 2, nil),
            (830, .simon, 2, nil),
        ] as [(Int, Bezel.Tint?, Int, Hub.Mark?)])
    func aRightRoundFlashesBeforeTheRimIsSimons(age: Int, tint: Bezel.Tint?, numeral: Int, mark: Hub.Mark?) {
        var stage = Stage(make: SimonScreen.init) { $0.display = Self.displays[0] }
        stage.play(rounds: 2)
        stage.pass(.milliseconds(age))
        let look = look(stage)
        #expect(look.bezel.tint == tint && look.hub?.numeral == numeral && look.hub?.mark == mark)
    }

    @Test func beforeAQuickerTurnLightRunsRoundTheRimAndLeavesViolet() {
        var stage = Stage(make: SimonScreen.init) { $0.display = Self.displays[0] }
        stage.play(rounds: 5)
        stage.pass(.milliseconds(400))
        stage.see("Right!", not: "Faster!")
        var reached: [Double] = []
        var marks: [Hub.Mark?] = []
        for _ in 0..<18 {
            stage.pass(.milliseconds(20))
            let look = look(stage)
            guard look.bezel.tint == .simon, look.bezel.runner?.head == look.bezel.reach else { continue }
            stage.see("Faster!")
            reached.append(look.bezel.reach)
            if look.hub?.mark != marks.last { marks.append(look.hub?.mark) }
        }
        #expect(reached.count > 12 && reached == reached.sorted() && reached.last ?? 0 > 0.9)
        #expect(marks == [.chevrons(1), .chevrons(2), .chevrons(3)])
    }

    /// The best score of 3 is passed in the fourth round, once.
    @Test func passingTheBestScoreIsGold() {
        var stage = Stage(make: SimonScreen.init) {
            $0.display = Self.displays[0]
            $0.scores = [.made(3)]
        }
        for round in 1...5 {
            stage.play(rounds: round == 1 ? 1 : 0)
            if round > 1 { stage.answerRound() }
            stage.pass(.milliseconds(320))
            let look = look(stage)
            #expect(look.bezel.tint == (round == 4 ? .best : .right))
            #expect(look.hub?.ink == (round < 4 ? .text : .gold))
            for _ in 0..<100 where !stage.screen.isPlayersTurn { stage.pass(.milliseconds(100)) }
        }
    }

    @Test(arguments: [(4, Bezel.Tint.player), (5, .warm), (10, .warmer), (15, .warmest)])
    func thePlayersRimIsWarmerWithEveryFiveRounds(rounds: Int, tint: Bezel.Tint) {
        #expect(Bezel.Tint(afterRounds: rounds) == tint)
    }

    // MARK: - A mistake and a best

    @Test func afterAMistakeTheToyStaysAsItWasBesideThePrompt() {
        var stage = Stage(make: SimonScreen.init) {
            $0.display = Self.displays[0]
            $0.scores = [.made(9)]
        }
        stage.playToThePrompt(rounds: 1)
        let look = look(stage)
        #expect(look.bezel.tint == .mistake && look.crossed != nil && look.levels.contains(0.42))
        #expect(look.hub?.numeral == 1 && look.hub?.line == "best 9")
    }

    @Test(arguments: displays)
    func atANewBestLightCirclesTwiceAndThenNothingMoves(display: DisplayStyle) {
        var stage = stage(display)
        #expect(stage.take().contains(.sound(.reward(.newBest))))
        let lap: [Pad] = [.red, .yellow, .blue, .green]
        #expect(show(&stage, for: .milliseconds(2_600)) == lap + lap)
        #expect(stage.alarm == nil)
        #expect(lit(stage) == nil && look(stage).bezel.tint == .best)
    }

    /// The dots fill with the scale; at its top the old best turns into the new one.
    @Test func theOldBestTurnsIntoTheNewOne() {
        var stage = Stage(make: SimonScreen.init) {
            $0.display = Self.displays[0]
            $0.scores = [.made(2)]
        }
        stage.playToThePrompt(rounds: 3)
        var seen: [[Int?]] = []
        for _ in 0..<80 {
            stage.pass(.milliseconds(10))
            let hub = look(stage).hub
            #expect(hub?.ink == .gold && hub?.line == "was 2")
            let now = [hub?.numeral, hub?.dots?.done]
            if now != seen.last { seen.append(now) }
        }
        #expect(seen == [[2, 0], [2, 1], [2, 2], [3, 3]])
    }

    /// Pictures of another size would have to be sent first, and the celebration would be over.
    @Test(arguments: [80, 84, 100, 104, 110, 160], [20, 22, 26])
    func theToyIsAsLargeBesideThePromptAsBefore(width: Int, cellHeight: Int) throws {
        var display = Self.displays[0]
        (display.showsPictures, display.cellSize) = (true, PixelSize(width: 10, height: cellHeight))
        var stage = Stage(Size(width: width, height: width < 100 ? 24 : 30), make: SimonScreen.init) {
            $0.display = display
        }
        let before = try #require(stage.canvas.sheet)
        stage.playToThePrompt(rounds: 1)
        let name = try #require(stage.place(of: "Name"))
        #expect(stage.canvas.sheet == before && name.x > width / 2)
        stage.see("A new best!")
    }

    /// In a narrow window there is only the menu.
    @Test(arguments: [(80, 24), (100, 30), (76, 18)])
    func thePauseCoversNothingOfTheToy(columns: Int, rows: Int) throws {
        var stage = Stage(Size(width: columns, height: rows), make: SimonScreen.init) {
            $0.display = Self.displays[0]
        }
        stage.type(.enter)
        let before = stage.screen.board.area
        stage.pass(.seconds(1))
        stage.type(.escape)
        let (disc, panel) = (try #require(stage.screen.board.disc).bounds, stage.screen.panelArea)
        #expect(disc.right <= panel.left)
        #expect(panel.contains(try #require(stage.place(of: "Resume"))))
        stage.type(.escape)
        #expect(stage.screen.board.area == before)
    }

    /// Also where no line stands over the toy; and that it is saved is the brightest line.
    @Test(arguments: [(100, 30), (60, 20), (40, 15)])
    func aNewBestIsSaidInEveryWindow(columns: Int, rows: Int) throws {
        var stage = stage(Self.displays[0], Size(width: columns, height: rows))
        stage.see("A new best!")
        stage.type("Bo")
        stage.type(.enter)
        let place = try #require(stage.place(of: "Saved: number 1"))
        #expect(stage.canvas[place.x, place.y].style == stage.context.display.theme.title)
    }

    /// From the middle to its place beside the prompt in a fifth of a second, always forward.
    @Test func theToyGlidesAside() {
        var stage = Stage(make: SimonScreen.init) {
            $0.display = Self.displays[0]
            ($0.display.showsPictures, $0.display.cellSize) = (true, PixelSize(width: 10, height: 20))
        }
        stage.context.display.readyPictures = stage.canvas.sheet
        stage.play(rounds: 1)
        stage.fail()
        stage.pass(MistakeTiming.end)
        var places: [Int] = []
        for _ in 0..<14 {
            places.append(stage.canvas.pictures.first { $0.number == ToyPicture.toy.number }?.origin.x ?? 0)
            stage.pass(.microseconds(16_667))
        }
        #expect(places == places.sorted(by: >) && places[0] - places[13] == 19 && places[12] == places[13])
    }

    @Test func theNameIsTypedMeanwhileAndKeysGoOnAtOnce() {
        var stage = stage()
        stage.type("Bo")
        stage.see("Name Bo")
        #expect(show(&stage, for: .milliseconds(400)).contains(.yellow))
        stage.type("b")
        stage.see("Name Bob")
        stage.type(.enter)
        let names = stage.take().savedNames
        #expect(names.map(\.string) == ["Bob"])
        #expect(stage.shows("Press Enter to start") && lit(stage) == nil)
        #expect(stage.screen.lamps.celebration == nil)
    }

    @Test func withReducedMotionTheSameIsSaidAtOnce() {
        var display = Self.displays[0]
        display.reducedMotion = true
        var stage = stage(display)
        let picture = stage.picture
        stage.see("A new best!", "Score 3")
        #expect(show(&stage, for: .seconds(2)).isEmpty)
        #expect(stage.picture == picture)
    }

    @Test func aScoreThatIsNoBestIsNotCelebrated() {
        var stage = Stage(make: SimonScreen.init) {
            $0.scores = [.made(9)]
        }
        stage.playToThePrompt(rounds: 1)
        #expect(stage.shows("Game over") && stage.screen.lamps.celebration == nil)
        #expect(!stage.take().contains(.sound(.reward(.newBest))))
    }

    // MARK: - A win

    /// A game of the first level that is won with the press that has just been made.
    private func won(reducedMotion: Bool = false) -> Stage<SimonScreen> {
        var stage = Stage(make: SimonScreen.init) {
            $0.settings.level = .one
            $0.display = Self.displays[1]
            $0.display.reducedMotion = reducedMotion
        }
        stage.play(rounds: 8)
        return stage
    }

    @Test func aWinIsAShow() {
        var stage = won()
        // The signal, by the pad that was pressed last.
        stage.pass(.milliseconds(1_400))
        let effects = stage.take()
        let isHeard = effects.contains {
            if case .soundLater(.reward(.levelWon), _) = $0 { true } else { false }
        }
        let signals = effects.compactMap { effect -> Int? in
            guard case .soundLater(.sequence(_, let notes), _) = effect else { return nil }
            return notes.count
        }
        #expect(stage.shows("You win!") && isHeard && signals.last == 6)
        // The pads light one after the other and stay, each with its quarter of the rim.
        var lit: [[Double]] = []
        for _ in 0..<45 {
            stage.pass(.milliseconds(10))
            let look = look(stage)
            if look.levels != lit.last { lit.append(look.levels) }
            #expect(look.bezel.tint == .pads)
        }
        #expect(lit.suffix(3) == [[0, 1, 0, 1], [0, 1, 1, 1], [1, 1, 1, 1]])
        stage.pass(.milliseconds(300))
        stage.pass(.seconds(4))
        stage.see("You win!", "You won this level!", "Score 8", "Name", not: "Game over")
        #expect(stage.alarm == nil)
    }

    @Test func aWinStandsStillWithReducedMotion() {
        var stage = won(reducedMotion: true)
        stage.pass(.milliseconds(1_400))
        let first = look(stage)
        for _ in 0..<8 {
            stage.pass(.milliseconds(100))
            #expect(look(stage) == first)
        }
        #expect(first.levels == [0.45, 0.45, 0.45, 0.45])
    }

    @Test func anyKeyGoesOnFromAWin() {
        var stage = won()
        stage.type("g")
        stage.see(not: "Name")
        stage.pass(.milliseconds(1_400))
        stage.type(.enter)
        stage.see("Name", "who played?")
    }
}

extension Rect {
    fileprivate var points: [Point] {
        (top..<bottom).flatMap { y in (left..<right).map { Point(x: $0, y: y) } }
    }
}

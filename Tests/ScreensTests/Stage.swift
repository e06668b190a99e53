import FoundationEssentials
import GameRules
import Model
import Presentation
import TestSupport
import Testing

@testable import Screens
@testable import TerminalCore

/// A screen on a stage: a manual clock, a window, and what it has asked for.
struct Stage<S: Screen> {
    var screen: S
    var context: ScreenContext
    var effects: [Effect] = []

    init(
        _ size: Size = Size(width: 80, height: 24), make: (ScreenContext) -> S,
        change: (inout ScreenContext) -> Void = { _ in }
    ) {
        var context = ScreenContext(size: size, display: DisplayStyle(colours: .none, unicode: true))
        context.newSeed = { 7 }
        change(&context)
        self.context = context
        screen = make(context)
        send(.appeared)
    }

    /// Gives the screen an event now; what a game's screen changes in the settings is changed.
    mutating func send(_ event: ScreenEvent) {
        let news =
            if case .input(.mouse(let mouse)) = event {
                screen.take(mouse, screen.offers(context), context)
            } else {
                screen.update(event, context)
            }
        effects += news
        if screen is any GameScreen, let settings = news.settings { context.settings = settings }
    }

    /// When the screen wants to be woken.
    var alarm: Duration? { screen.wake(context) }

    var gamepadMapping: GamepadMapping { screen.gamepadMapping }

    /// The frame.
    var canvas: Canvas {
        var canvas = Canvas(size: context.size, style: context.display.theme.text)
        _ = screen.frame(on: &canvas, context)
        return canvas
    }
}

extension Stage<LeaderboardScreen> {
    /// A leaderboard with some scores, Simon's usual one unless another is said.
    init(
        _ size: Size = Size(width: 80, height: 24),
        leaderboard: LeaderboardID = LeaderboardID(.simon, "classic"), scores: [ScoreEntry] = [],
        change: (inout ScreenContext) -> Void = { _ in }
    ) {
        self.init(size, make: { LeaderboardScreen($0, board: leaderboard) }) {
            $0.scores = scores
            change(&$0)
        }
    }
}

/// A stage whose screen may be any.
protocol GameStage {
    var context: ScreenContext { get set }
    var effects: [Effect] { get set }
    mutating func send(_ event: ScreenEvent)
    var canvas: Canvas { get }
    var alarm: Duration? { get }
    var gamepadMapping: GamepadMapping { get }
}

extension Stage: GameStage {}

extension GameStage {
    /// Types keys: a name of `Key` or single characters.
    mutating func type(_ keys: Key...) {
        for key in keys { send(.input(.key(KeyPress(key)))) }
    }

    /// Types the letters of a text; a tab and the return at the end of a line are those keys.
    mutating func type(_ text: String) {
        for letter in text { type(letter == "\r" ? .enter : letter == "\t" ? .tab : .character(letter)) }
    }

    /// Clicks a cell.
    mutating func click(_ x: Int, _ y: Int) {
        send(.input(.mouse(MouseEvent(.press, at: Point(x: x, y: y)))))
        send(.input(.mouse(MouseEvent(.release, at: Point(x: x, y: y)))))
    }

    /// Clicks where a text begins.
    mutating func click(_ text: String) {
        guard let place = place(of: text) else {
            Issue.record("'\(text)' is not on the screen:\n\(picture.joined(separator: "\n"))")
            return
        }
        click(place.x, place.y)
    }

    /// Gives the window another size.
    mutating func resize(_ width: Int, _ height: Int) {
        context.size = Size(width: width, height: height)
        send(.input(.resize(context.size)))
    }

    /// Lets time pass, waking the screen exactly when it asks.
    mutating func pass(_ length: Duration) {
        let end = context.now + length
        while let moment = alarm, moment <= end {
            context.now = max(moment, context.now)
            send(.tick)
        }
        context.now = end
        send(.tick)
    }

    /// What has been asked for since the last call.
    mutating func take() -> [Effect] {
        defer { effects = [] }
        return effects
    }

    /// The frame as lines, without the blanks at their ends.
    var picture: [String] {
        var canvas = canvas
        guard !context.display.unicode else { return canvas.lines }
        // As the encoder writes it for a terminal that has ASCII alone.
        for y in 0..<canvas.size.height {
            for x in 0..<canvas.size.width {
                let cell = canvas[x, y]
                canvas[x, y] = Cell(GlyphSet.ascii.fallback(for: cell.glyph), cell.style)
            }
        }
        return canvas.lines
    }

    /// Whether a text stands somewhere on the frame.
    func shows(_ text: String) -> Bool { picture.contains { $0.hasBytes(of: text) } }

    /// Where a text begins.
    func place(of text: String) -> Point? { picture.place(of: text) }

    /// Expects that texts stand on the frame, and that others do not.
    func see(_ texts: String..., not absent: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let wrong = texts.filter { !shows($0) } + absent.filter { shows($0) }.map { "no " + $0 }
        #expect(wrong.isEmpty, "\(picture.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
}

extension Size {
    /// From a large window to the smallest that a game fits.
    static let windows = [(120, 40), (80, 24), (60, 20), (50, 18), (40, 15), (30, 10)].map {
        Size(width: $0.0, height: $0.1)
    }
}

extension [Effect] {
    /// The games that went to the disk.
    var finished: [FinishedGame] { compactMap { if case .finish(let game) = $0 { game } else { nil } } }
    /// The names under which scores were saved.
    var savedNames: [PlayerName] { compactMap { if case .saveScore(_, let name) = $0 { name } else { nil } } }
    var savesScore: Bool { !savedNames.isEmpty }
    /// What was changed in the settings last.
    var settings: Settings? {
        compactMap { if case .applySettings(let settings) = $0 { settings } else { nil } }.last
    }
}

/// The pads that a seed deals, as Simon will show them.
func pads(ofSeed seed: UInt64, count: Int) -> [Pad] { SampleGames.pads(ofSeed: seed, count: count) }

import GameRules
import Localization
import Model
import Presentation
import TerminalCore

/// The screen of a game: what each game brings to the shell that all of them share.
///
/// A player's input is first understood as a move and then made by `perform`; a replay makes the recorded moves by
/// the same path, so every game is seen and heard again as it was, without drawing of its own.
protocol GameScreen: Screen where Action == GameOffer<Played.Move, Choice> {
    associatedtype Played: RoundRules
    /// What can be chosen before a game.
    associatedtype Choice: Hashable & Sendable
    /// How a game can end, as far as that is shown.
    associatedtype Ending: Hashable & Sendable

    init(_ context: ScreenContext)

    var shell: GameShell<Choice, Ending> { get set }
    var round: GameRound<Played> { get set }

    // MARK: Before a game

    /// The options of a game that starts now; nil when none can.
    func nextOptions(_ context: ScreenContext) -> Played.Options?
    /// What is chosen from beside the table.
    func dialogBeforeRound(_ context: ScreenContext) -> Dialog?
    /// In the order of the frame.
    func choiceKeys(_ context: ScreenContext) -> KeyBar<Choice>
    /// Chooses the next value for a step of 1, the one before for -1.
    mutating func choose(_ choice: Choice, by step: Int, _ context: ScreenContext) -> [Effect]
    /// Does it in a round.
    mutating func play(_ choice: Choice, by step: Int, _ context: ScreenContext) -> [Effect]
    var firstFocus: GameMenu<Choice>.Item { get }
    func focusLine(_ choice: Choice) -> SafeText
    /// Nil where the input means nothing to this game.
    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]?
    /// Starts a game, or says what is missing.
    mutating func start(_ context: ScreenContext) -> [Effect]
    /// The question for a name, even while something is shown in its place.
    var prompt: GameOverPrompt? { get }
    /// Ends sound and light before another page is shown.
    mutating func becomeQuiet(_ context: ScreenContext) -> [Effect]

    // MARK: In a game

    mutating func layOut(_ options: Played.Options, _ context: ScreenContext)
    /// Makes a move at the context's time: judged, heard, seen and felt at once.
    mutating func perform(_ move: Played.Move, _ context: ScreenContext) -> [Effect]
    /// Whether a key that is held down counts once, though the terminal repeats it.
    func countsOnce(_ press: KeyPress, _ context: ScreenContext) -> Bool
    /// Handles all input but the shell's keys.
    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect]
    var roundKeys: KeyBar<RoundAction> { get }
    mutating func perform(_ action: RoundAction, _ context: ScreenContext) -> [Effect]
    /// What can be tried before a game.
    func trialOffers(_ context: ScreenContext) -> [Offer]
    /// In reading order.
    func moveOffers(_ context: ScreenContext) -> [Offer]
    /// Makes a move that was chosen on the frame.
    mutating func make(_ move: Played.Move, _ context: ScreenContext) -> [Effect]
    /// What a move does before a game.
    mutating func startWith(_ move: Played.Move, _ context: ScreenContext) -> [Effect]
    /// Whether the game shows something and takes no move.
    var isGamesTurn: Bool { get }
    /// Whether the player is short of time now.
    var hasTimeLimit: Bool { get }
    /// Shows what a move or the passing of time has brought about; answers with what is heard and felt of it.
    mutating func follow(_ events: GameRound<Played>.Events, _ context: ScreenContext) -> [Effect]
    mutating func advance(_ context: ScreenContext) -> [Effect]
    /// When something next happens or moves.
    func moments(_ context: ScreenContext) -> [Duration]
    /// They stay off until the game goes on.
    mutating func turnOffLights()
    /// Requests sound again that was silenced while the game stood still.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect]
    /// Adapts to another size of the window, or another game.
    mutating func arrange(_ context: ScreenContext)
    /// The mouse is over a move, or over none.
    mutating func point(at move: Played.Move?)
    /// Tells when a sequence is heard.
    mutating func heard(_ sequence: Int, at moment: Duration)
    mutating func receive(_ result: QueryResult, _ context: ScreenContext) -> [Effect]

    // MARK: The end

    /// From an end to the question for a name; nil while only a key ends it.
    func length(of ending: Ending) -> Duration?
    /// Whether an input would play, were the game not over.
    func isMove(_ input: Event, _ context: ScreenContext) -> Bool
    /// Whether any other input leads from the end to the prompt.
    func canSkipEnd(_ context: ScreenContext) -> Bool
    /// Shows at once what is left of the end.
    mutating func completePicture(_ context: ScreenContext)
    /// A click while the end is shown.
    mutating func goOn(_ context: ScreenContext) -> [Effect]
    mutating func handleEnding(_ input: Event, _ context: ScreenContext) -> [Effect]
    func summary(_ context: ScreenContext) -> GameSummary
    /// Whether a restart would throw something away.
    var hasBegun: Bool { get }
    /// Seat by seat, where there are several.
    var playerNames: [PlayerName] { get }
    /// Celebrates a new best while its name is asked for.
    mutating func celebrate(_ context: ScreenContext)
    /// Repeats the end of a game.
    mutating func hearAgain(_ context: ScreenContext) -> [Effect]

    // MARK: Drawing

    /// Returns the cell of the text cursor, if any.
    func drawTable(on canvas: inout Canvas, _ context: ScreenContext) -> Point?
    func title(_ context: ScreenContext) -> SafeText
    func rule(_ context: ScreenContext) -> SafeText?
    func startLine(_ context: ScreenContext) -> SafeText
    /// Whether typing before a game goes into a field, and the keys at the bottom do nothing.
    var typingTakesKeys: Bool { get }
    /// Describes a round or its end in a line.
    func situation(_ context: ScreenContext) -> SafeText
    func situationStyle(_ context: ScreenContext) -> Style
    /// Where the menu of a pause and the prompt at the end go.
    var panelArea: Rect { get }
    func drawHeader(on canvas: inout Canvas, _ context: ScreenContext)
    func drawNotice(on canvas: inout Canvas, _ context: ScreenContext)
    /// Before a game.
    func hint(_ context: ScreenContext) -> SafeText?
}

/// What most games do not need, or a game without choices.
extension GameScreen {
    func choiceKeys(_ context: ScreenContext) -> KeyBar<Choice> { KeyBar(items: []) }
    mutating func choose(_ choice: Choice, by step: Int, _ context: ScreenContext) -> [Effect] { [] }
    mutating func play(_ choice: Choice, by step: Int, _ context: ScreenContext) -> [Effect] { [] }
    var firstFocus: GameMenu<Choice>.Item { .action(.start) }
    func focusLine(_ choice: Choice) -> SafeText { tr("Enter changes the marked item") }
    func dialogBeforeRound(_ context: ScreenContext) -> Dialog? { nil }
    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]? { nil }
    mutating func becomeQuiet(_ context: ScreenContext) -> [Effect] { [] }
    func trialOffers(_ context: ScreenContext) -> [Offer] { [] }
    mutating func make(_ move: Played.Move, _ context: ScreenContext) -> [Effect] { perform(move, context) }
    mutating func startWith(_ move: Played.Move, _ context: ScreenContext) -> [Effect] { [] }
    var isGamesTurn: Bool { game.game.show != nil }
    var hasTimeLimit: Bool { false }
    func countsOnce(_ press: KeyPress, _ context: ScreenContext) -> Bool {
        shell.isPlaying && Movement(press) == nil && isMove(.key(press), context)
    }
    mutating func layOut(_ options: Played.Options, _ context: ScreenContext) {}
    mutating func arrange(_ context: ScreenContext) {}
    mutating func turnOffLights() {}
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] { [] }
    mutating func point(at move: Played.Move?) {}
    mutating func heard(_ sequence: Int, at moment: Duration) {}
    mutating func receive(_ result: QueryResult, _ context: ScreenContext) -> [Effect] { [] }
    func length(of ending: Ending) -> Duration? { AnimationTiming.winning }
    func canSkipEnd(_ context: ScreenContext) -> Bool { true }
    mutating func completePicture(_ context: ScreenContext) {}
    mutating func handleEnding(_ input: Event, _ context: ScreenContext) -> [Effect] { [] }
    mutating func perform(_ action: RoundAction, _ context: ScreenContext) -> [Effect] { [] }
    mutating func celebrate(_ context: ScreenContext) {}
    mutating func hearAgain(_ context: ScreenContext) -> [Effect] { [] }
    var roundKeys: KeyBar<RoundAction> { KeyBar(items: shell.isPlaying ? [.pause] : []) }
    var hasBegun: Bool { true }
    var playerNames: [PlayerName] { [] }
    func title(_ context: ScreenContext) -> SafeText { Self.kind.title }
    func startLine(_ context: ScreenContext) -> SafeText { context.startLine }
    var typingTakesKeys: Bool { false }
    var panelArea: Rect { shell.bounds }
    func hint(_ context: ScreenContext) -> SafeText? { nil }
    func situationStyle(_ context: ScreenContext) -> Style { context.display.theme.accent }
}

extension GameScreen {
    /// Whether a round goes on before the player's eyes.
    var isLive: Bool { shell.isPlaying && !shell.isHidden }

    mutating func perform(_ move: Played.Move, _ context: ScreenContext) -> [Effect] {
        follow(round.perform(move, at: context.now), context)
    }

    mutating func advance(_ context: ScreenContext) -> [Effect] {
        isLive ? follow(round.advance(to: context.now), context) : []
    }

    func moments(_ context: ScreenContext) -> [Duration] {
        isLive ? [round.wake(after: context.now)].compactMap(\.self) : []
    }

    var gamepadMapping: GamepadMapping {
        switch shell.stage {
        case .playing, .paused: .round
        case .ready, .ending, .over: .choice
        }
    }
}

extension GameScreen where Choice == Setting {
    mutating func choose(_ row: Setting, by step: Int, _ context: ScreenContext) -> [Effect] {
        var chosen = context
        row.change(&chosen.settings, by: step, wraps: false)
        shell.message = nil
        arrange(chosen)
        return [.applySettings(chosen.settings)]
    }
}

extension GameScreen {
    static var kind: GameKind { Played.Options.kind }

    var game: GameSession<Played> { round.session }

    // MARK: - Replays

    /// Does nothing for another game's record.
    mutating func open(_ recorded: RecordedGame, _ context: ScreenContext) {
        guard let options = recorded.options.choices as? Played.Options else { return }
        shell.isWatched = true
        open(options, seed: recorded.seed, context)
    }

    /// An illegal move does nothing.
    mutating func perform(_ recorded: RecordedMove, _ context: ScreenContext) -> [Effect] {
        let legal = game.legalMoves
        return legal.indices.contains(recorded.choice) ? perform(legal[recorded.choice], context) : []
    }

    /// Converts the game's time to that of the contexts; nil while the game stands still.
    func moment(at time: Duration) -> Duration? { round.clock.moment(of: time) }

    /// Whether nothing more happens in the game without a move.
    var waitsForMove: Bool { !game.isOver && game.deadline == nil }

    var isOver: Bool { shell.isOver }
}

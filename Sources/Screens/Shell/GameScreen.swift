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

    /// What every game's screen keeps.
    var shell: GameShell<Choice, Ending> { get set }
    var round: GameRound<Played> { get set }

    // MARK: Before a game

    /// What a game that starts now is played with; nil when it cannot start.
    func nextOptions(_ context: ScreenContext) -> Played.Options?
    /// What can be chosen, in the order in which it stands.
    func choiceKeys(_ context: ScreenContext) -> KeyBar<Choice>
    /// Goes to another value of a choice: the next one for a step of 1, the one before for -1.
    mutating func choose(_ choice: Choice, by step: Int, _ context: ScreenContext) -> [Effect]
    var firstFocus: GameMenu<Choice>.Item { get }
    func focusLine(_ choice: Choice) -> SafeText
    /// Handles input that only this game understands before a round; nil when it means nothing to it.
    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]?
    /// Starts a game, or says what is missing.
    mutating func start(_ context: ScreenContext) -> [Effect]
    /// Lets go of what sounds and shines before another page is shown.
    mutating func becomeQuiet(_ context: ScreenContext) -> [Effect]

    // MARK: In a game

    /// Lays a game out that waits for its first move.
    mutating func layOut(_ options: Played.Options, _ context: ScreenContext)
    /// Makes a move at the context's time: judged, heard, seen and felt at once.
    mutating func perform(_ move: Played.Move, _ context: ScreenContext) -> [Effect]
    /// Handles input to a round that runs, but for the keys below.
    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect]
    /// What can be done beside playing, shown at the foot for the mouse and whoever wonders.
    var roundKeys: KeyBar<RoundAction> { get }
    mutating func perform(_ action: RoundAction, _ context: ScreenContext) -> [Effect]
    /// What is there to be tried before a game.
    func trialOffers(_ context: ScreenContext) -> [Offer]
    /// The moves that can be made on the table, in reading order.
    func moveOffers(_ context: ScreenContext) -> [Offer]
    /// Makes a move that was chosen where it stands on the table.
    mutating func make(_ move: Played.Move, _ context: ScreenContext) -> [Effect]
    /// Does what a move is to a game that has not begun.
    mutating func tryOut(_ move: Played.Move, _ context: ScreenContext) -> [Effect]
    /// Whether the game shows something and takes no move.
    var isGamesTurn: Bool { get }
    /// Whether the player is short of time now.
    var hasTimeLimit: Bool { get }
    /// Lets time pass.
    mutating func advance(_ context: ScreenContext) -> [Effect]
    /// When something next happens or moves.
    func moments(_ context: ScreenContext) -> [Duration]
    /// Puts out what shines; it comes again when the game goes on.
    mutating func turnOffLights()
    /// Asks again for sound that was silenced while the game stood still and that is not over yet.
    mutating func soundAgain(_ context: ScreenContext) -> [Effect]
    /// Works out where things stand, in another window or with another game.
    mutating func arrange(_ context: ScreenContext)
    /// The mouse is over a move, or over none.
    mutating func point(at move: Played.Move?)
    /// Word has come of when a sequence is heard.
    mutating func heard(_ sequence: Int, at moment: Duration)
    /// What was looked up has been found.
    mutating func receive(_ result: QueryResult, _ context: ScreenContext) -> [Effect]

    // MARK: The end

    /// Whether an input would play, were the game not over.
    func isMove(_ input: Event, _ context: ScreenContext) -> Bool
    /// Whether any other may go on from the end to the prompt.
    func canSkipEnd(_ context: ScreenContext) -> Bool
    /// Shows at once what is left to be seen of the end.
    mutating func completePicture(_ context: ScreenContext)
    /// A click while the end is looked at.
    mutating func goOn(_ context: ScreenContext) -> [Effect]
    /// Handles input while the end is looked at.
    mutating func handleEnding(_ input: Event, _ context: ScreenContext) -> [Effect]
    /// What there is to tell of the game that has ended.
    func summary(_ context: ScreenContext) -> GameSummary
    /// Whether a restart would throw something away.
    var hasBegun: Bool { get }
    /// Who played, seat by seat, where several did.
    var playerNames: [PlayerName] { get }
    /// Shows that there is a new best, while its name is asked for.
    mutating func celebrate(_ context: ScreenContext)
    /// Lets the end of a game be heard again.
    mutating func hearAgain(_ context: ScreenContext) -> [Effect]

    // MARK: Drawing

    /// Draws what is played on; returns where the text cursor stands, if anywhere.
    func drawTable(on canvas: inout Canvas, _ context: ScreenContext) -> Point?
    /// The name over it.
    func title(_ context: ScreenContext) -> SafeText
    func rule(_ context: ScreenContext) -> SafeText?
    func startLine(_ context: ScreenContext) -> SafeText
    /// Whether what is typed before a game goes into a field, and the keys at the foot do nothing.
    var keysGoElsewhere: Bool { get }
    /// What goes on in a round or at its end.
    func situation(_ context: ScreenContext) -> SafeText
    func situationStyle(_ context: ScreenContext) -> Style
    /// Where the pop-up at the end stands.
    var promptArea: Rect { get }
    /// Draws title, score and what goes on.
    func drawHeader(on canvas: inout Canvas, _ context: ScreenContext)
    /// Draws the quiet line.
    func drawNotice(on canvas: inout Canvas, _ context: ScreenContext)
    /// What is worth knowing before a game.
    func hint(_ context: ScreenContext) -> SafeText?
}

extension GameScreen {
    /// The game that is played, to be read.
    var game: GameSession<Played> { round.session }
}

extension GameScreen {
    static var kind: GameKind { Played.Options.kind }
}

/// What most games have no need of.
extension GameScreen {
    mutating func choose(_ choice: Choice, by step: Int, _ context: ScreenContext) -> [Effect] { [] }
    var firstFocus: GameMenu<Choice>.Item { .action(.start) }
    func focusLine(_ choice: Choice) -> SafeText { tr("Enter changes the marked item") }
    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]? { nil }
    mutating func becomeQuiet(_ context: ScreenContext) -> [Effect] { [] }
    func trialOffers(_ context: ScreenContext) -> [Offer] { [] }
    mutating func make(_ move: Played.Move, _ context: ScreenContext) -> [Effect] { perform(move, context) }
    mutating func tryOut(_ move: Played.Move, _ context: ScreenContext) -> [Effect] { [] }
    var isGamesTurn: Bool { false }
    var hasTimeLimit: Bool { false }
    mutating func turnOffLights() {}
    mutating func soundAgain(_ context: ScreenContext) -> [Effect] { [] }
    mutating func point(at move: Played.Move?) {}
    mutating func heard(_ sequence: Int, at moment: Duration) {}
    mutating func receive(_ result: QueryResult, _ context: ScreenContext) -> [Effect] { [] }
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
    func startLine(_ context: ScreenContext) -> SafeText { tr("Press Enter to start") }
    var keysGoElsewhere: Bool { false }
    func hint(_ context: ScreenContext) -> SafeText? { nil }
    func situationStyle(_ context: ScreenContext) -> Style { context.display.theme.accent }
}

// MARK: - Replays

extension GameScreen {
    /// Lays out the game of a record, when it is one of this screen's.
    mutating func open(_ recorded: RecordedGame, _ context: ScreenContext) {
        guard let options = recorded.options.choices as? Played.Options else { return }
        shell.isWatched = true
        open(options, seed: recorded.seed, context)
    }

    /// Makes a recorded move; one that is not legal does nothing.
    mutating func perform(_ recorded: RecordedMove, _ context: ScreenContext) -> [Effect] {
        let legal = game.legalMoves
        return legal.indices.contains(recorded.choice) ? perform(legal[recorded.choice], context) : []
    }

    /// When a time of the game comes, in the time of the contexts that the screen is given; nil while the game
    /// stands still.
    func moment(at time: Duration) -> Duration? { round.clock.moment(of: time) }

    /// Whether nothing more happens in the game without a move.
    var waitsForMove: Bool { !game.isOver && game.deadline == nil }

    /// Whether there is nothing left to be seen of the game.
    var isOver: Bool { shell.isOver }
}

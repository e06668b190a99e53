import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import PlainMode
@testable import Screens

/// The same moves on both faces are heard, felt and recorded alike, in every game and variant.
///
/// Rightly different: in lines what was typed in a line is heard as one; a card's tone comes from where it lies, and
/// lines have four in a row; the time of open cards stands while lines are read, so they earn more; aids and the
/// times of moves are each face's own.
@Suite struct FacesTests {
    static let games: [GameOptions] =
        SampleGames.options
        + SimonVariant.allCases.map { SimonOptions(variant: $0, players: 3).erased }
        + SpanConditions.Senses.allCases.map {
            SimonOptions(variant: .span, span: SpanConditions(direction: .backward, senses: $0)).erased
        }
        + SquaresGrid.allCases.map { SquaresOptions(grid: $0, length: 7, grows: false).erased }
        + PairsCount.allCases.map { PairsOptions(count: $0).erased }

    /// - Parameter good: how many moves are right, before others are.
    @Test(arguments: games, [0, 2, 30, 400])
    func theSameMovesAreTheSame(options: GameOptions, good: Int) throws {
        let context = context(for: options)
        let style = DisplayStyle(colours: .none, unicode: true)
        let screen = options.kind.face.screen(ScreenContext(context, size: MinimumSize.least, display: style))
        let seen = onScreen(screen, context, good)
        let page = try #require(options.kind.lines.screen(context) as? any GamePage)
        let read = page.played(context, good)
        #expect(seen.moves == read.moves && !seen.moves.isEmpty)
        for (index, cues) in seen.cues.enumerated() {
            #expect(cues.sounds == read.cues[index].sounds, "after move \(index)")
            #expect(cues.haptics == read.cues[index].haptics, "after move \(index)")
        }
        guard let seen = seen.finished?.record, let read = read.finished?.record else {
            #expect(seen.finished == nil && read.finished == nil)
            return
        }
        #expect(seen.options == read.options && seen.seed == read.seed)
        #expect(options.kind == .pairs ? seen.score <= read.score : seen.score == read.score)
        #expect(seen.moves.map(\.choice) == read.moves.map(\.choice))
        #expect((seen.stopped == nil) == (read.stopped == nil))
        for record in [seen, read] {
            #expect(record.verdict.holds)
            #expect((try? ShareCode(parsing: ShareCode(record).text))?.game == record)
        }
    }

    private func onScreen<S: GameScreen>(_: S, _ context: Context, _ good: Int) -> FaceLog {
        OnScreen<S>(context).played(good)
    }

    private func context(for options: GameOptions) -> Context {
        var context = Context()
        context.wordLists = [.made("test")]
        context.settings.lastName = PlayerName("Ada")
        context.settings = RunSettings(context.settings, options: options).effective
        context.chosenSeed = 11
        context.audible = true
        return context
    }
}

/// A game that is played on one of the faces, with a clock that is moved by hand.
private protocol FacePlayer {
    associatedtype Played: Game
    var game: Played { get }
    var log: FaceLog { get set }
    var now: Duration { get set }
    var wake: Duration? { get }
    var takesMove: Bool { get }
    mutating func start()
    mutating func perform(_ move: Played.Move)
    mutating func giveUp()
    mutating func tick()
    mutating func hear(_ sequence: Int)
}

/// What has come of the moves so far.
private struct FaceLog {
    var moves: [String] = []
    /// What was to be heard and felt, from each move to the next.
    var cues: [[Effect]] = [[]]
    var finished: FinishedGame?
    /// The number of a sequence that is to be heard.
    var sequence: Int?

    mutating func note(_ effects: [Effect]) {
        for effect in effects {
            switch effect {
            case .sound(.sequence(let number, let notes)):
                sequence = number
                cues[cues.count - 1].append(.sound(.sequence(number: 0, notes)))
            case .soundLater(.sequence(_, let notes), let delay):
                cues[cues.count - 1].append(.soundLater(.sequence(number: 0, notes), after: delay))
            case .sound, .soundLater, .haptic: cues[cues.count - 1].append(effect)
            case .finish(let game): finished = game
            default: break
            }
        }
    }

    mutating func begin(_ move: some GameMove) {
        moves.append("\(move)")
        cues.append([])
    }
}

extension FacePlayer {
    fileprivate func played(_ good: Int) -> FaceLog {
        var player = self
        var generator = SeededGenerator(seed: 3)
        player.start()
        while !player.game.isOver, player.log.moves.count < 450 {
            player.pass { $0.waitsForMove }
            guard let first = player.game.legalMoves.first else { break }
            let legal = player.game.legalMoves
            let isRight = player.log.moves.count < good
            player.perform(isRight ? first : legal[generator.number(below: legal.count)])
        }
        player.pass(for: .seconds(90)) { $0.game.isOver }
        if !player.game.isOver { player.giveUp() }
        player.pass(for: .seconds(10)) { _ in false }
        return player.log
    }

    fileprivate var waitsForMove: Bool { takesMove || game.isOver }

    fileprivate mutating func pass(for length: Duration = .seconds(90), until isEnough: (Self) -> Bool) {
        let end = now + length
        while !isEnough(self) {
            if let number = log.sequence {
                log.sequence = nil
                hear(number)
            }
            guard let moment = wake, moment <= end else { break }
            now = max(now, moment)
            tick()
        }
        guard takesMove else { return }
        now += .milliseconds(150)
        tick()
    }
}

private struct OnScreen<S: GameScreen>: FacePlayer {
    private var screen: S
    private var context: ScreenContext
    var log = FaceLog()

    /// In a window in which a row has as many cards as in lines.
    init(_ shared: Context) {
        let size = S.kind == .pairs ? Size(width: 72, height: 17) : Size(width: 60, height: 20)
        context = ScreenContext(shared, size: size, display: DisplayStyle(colours: .none, unicode: true))
        screen = S(context)
        _ = screen.update(.appeared, context)
    }

    var game: S.Played { screen.game.game }
    var now: Duration {
        get { context.now }
        set { context.now = newValue }
    }
    var wake: Duration? { screen.wake(context) }
    var takesMove: Bool { screen.shell.isPlaying && !screen.isGamesTurn && !game.legalMoves.isEmpty }

    mutating func start() { log.note(screen.start(context)) }

    mutating func perform(_ move: S.Played.Move) {
        log.begin(move)
        log.note(screen.perform(move, context))
    }

    mutating func giveUp() { log.note(screen.pause(context) + screen.giveUp(context)) }

    mutating func tick() { log.note(screen.update(.tick, context)) }
    mutating func hear(_ sequence: Int) {
        log.note(screen.update(.heard(sequence: sequence, at: now), context))
    }
}

/// The page of any game in lines.
private protocol GamePage: PlainScreen {
    func played(_ context: Context, _ good: Int) -> FaceLog
}

extension PlainGameScreen: GamePage {
    fileprivate func played(_ context: Context, _ good: Int) -> FaceLog {
        InLines<Round>(context).played(good)
    }
}

private struct InLines<P: PlainGame>: FacePlayer {
    private var page: PlainGameScreen<P>
    private var context: Context
    var log = FaceLog()

    init(_ context: Context) {
        self.context = context
        page = PlainGameScreen(context)
        _ = page.update(.appeared, context)
    }

    var game: P.Played { page.round.game.game }
    var now: Duration {
        get { context.now }
        set { context.now = newValue }
    }
    var wake: Duration? { page.wake(context) }
    var takesMove: Bool {
        page.stage == .playing && page.takesLine(context) && !game.legalMoves.isEmpty
    }

    mutating func start() {
        type("")
        // The cards that lie face up at first do so until the next line.
        if game.legalMoves.isEmpty, page.takesLine(context) { type("") }
    }

    mutating func perform(_ move: P.Played.Move) {
        log.begin(move)
        type(SampleGame[P.kind].typed(move))
    }

    mutating func giveUp() {
        type("stop")
    }

    mutating func tick() { log.note(page.update(.tick, context)) }
    mutating func hear(_ sequence: Int) {
        log.note(page.update(.heard(sequence: sequence, at: now), context))
    }

    private mutating func type(_ line: String) { log.note(page.update(.input(PlainLine(line)), context)) }
}

extension [Effect] {
    /// What is heard, whether now or when its time has come.
    fileprivate var sounds: [SoundCue] {
        compactMap { effect in
            switch effect {
            case .sound(let cue), .soundLater(let cue, _): cue
            default: nil
            }
        }
    }

    fileprivate var haptics: [HapticCue] { compactMap { if case .haptic(let cue) = $0 { cue } else { nil } } }
}

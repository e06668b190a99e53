import GameRules
import Localization
import Model
import Presentation

enum SquaresEnding: Hashable, Sendable {
    /// The wrong square is red, and the right one is shown.
    case mistake(SquaresMistake)
    case again(GameOverPrompt)
    case victory
}

/// The screen of Squares: a grid whose squares light up one after the other, to be pressed in the same order.
struct SquaresScreen: GameScreen {
    typealias Action = GameOffer<SquaresGame.Move, Setting>

    var shell: GameShell<Setting, SquaresEnding>
    var round = GameRound<SquaresGame>(SquaresOptions())
    var lights: [Square: SquareLight] = [:]
    /// How much of a sequence has been seen.
    var seen = 0
    var shake: Shake<Square>?
    /// When a sequence that was repeated in full begins to shine: after the tone of its last square.
    var completion: Duration?
    var focus: Square?
    var hovered: Square?
    var board: SquaresBoard
    /// Describes the last square in words.
    var spoken: SafeText?

    init(_ context: ScreenContext) {
        shell = GameShell(context)
        board = SquaresBoard(
            context.settings.squaresGrid, in: SquaresLayout(size: context.size).grid, display: context.display
        )
    }

    var layout: SquaresLayout { SquaresLayout(size: shell.size) }

    /// Lays the grid out: that of the game, or of the one that would start now.
    mutating func arrange(_ context: ScreenContext) {
        let grid = shell.isReady ? context.settings.squaresGrid : game.options.grid
        board = SquaresBoard(grid, in: layout.grid, display: context.display)
    }

    func nextOptions(_ context: ScreenContext) -> SquaresOptions? { SquaresOptions(context.settings) }

    mutating func layOut(_ options: SquaresOptions, _ context: ScreenContext) {
        (focus, spoken, seen) = (nil, nil, 0)
    }

    mutating func start(_ context: ScreenContext) -> [Effect] {
        open(SquaresOptions(context.settings), seed: context.seed, context)
        return perform(.start, context)
    }

    mutating func perform(_ move: SquaresGame.Move, _ context: ScreenContext) -> [Effect] {
        let events = round.perform(move, at: context.now)
        switch move {
        case .press(let square):
            return events.cues + (events.outcomes.last.map { show($0, of: square, context) } ?? [])
        case .start, .cancel:
            turnOffLights()
            spoken = nil
        case .resize, .stop: break
        }
        return events.cues
    }

    private mutating func show(
        _ outcome: SquaresGame.Outcome, of square: Square, _ context: ScreenContext
    ) -> [Effect] {
        if context.settings.haptics && !context.display.reducedMotion {
            shake = Shake(piece: square, end: context.now + AnimationTiming.shake)
        }
        switch outcome {
        case .right: light(square, .right, until: context.now + AnimationTiming.press)
        case .success, .won:
            light(square, .right, until: nil)
            spoken = tr("\(square.name): right, and that was the last")
            completion = context.now + AnimationTiming.press
            return game.isOver ? end(.victory, context) : []
        case .wrong(let mistake):
            turnOffLights()
            light(mistake.pressed, .wrong, until: nil)
            seen = mistake.index
            return end(.mistake(mistake), context)
        case .preview, .cancelled, .playersTurn, .resized, .stopped: break
        }
        return []
    }

    mutating func shine(_ context: ScreenContext) {
        let sentence = spoken
        let end = game.isOver ? nil : context.now + AnimationTiming.success
        for member in game.sequence { light(member, .right, until: end) }
        (completion, spoken) = (nil, sentence)
    }

    mutating func light(_ square: Square, _ mark: SquareMark, until end: Duration?) {
        lights[square] = SquareLight(mark, until: end)
        if !mark.isShown { spoken = "\(square.name): " + mark.label }
    }

    /// Puts every light out; what is shown lights up again when the game goes on.
    mutating func turnOffLights() {
        (lights, seen, shake, completion) = ([:], 0, nil, nil)
        round.darken()
    }

    /// Whether a sequence has been repeated in full and the next one waits for the player.
    var isBetweenRounds: Bool { game.phase == .success || game.phase == .idle }

    mutating func becomeQuiet(_ context: ScreenContext) -> [Effect] {
        turnOffLights()
        return []
    }

    /// The prompt would lie over the squares: it comes back after them.
    mutating func hearAgain(_ context: ScreenContext) -> [Effect] {
        guard case .over(let prompt) = shell.stage else { return [] }
        turnOffLights()
        shell.stage = .ending(.again(prompt), since: context.now)
        return [.sound(.silence)]
    }

    func summary(_ context: ScreenContext) -> GameSummary {
        switch game.phase {
        case .won: return GameSummary(title: tr("You win!"), report: [tr("The longest sequence there is")])
        case .failure(let mistake):
            let story: String = tr("You pressed \(mistake.pressed.name);\nit was \(mistake.right.name).")
            return GameSummary(
                report: story.split(separator: "\n").map { SafeText($0) }, again: tr("show sequence"))
        default: return GameSummary()
        }
    }
}

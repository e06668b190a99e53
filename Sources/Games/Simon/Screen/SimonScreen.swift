import GameRules
import Localization
import Model
import Presentation

enum SimonChoice: Hashable, Sendable {
    case variant
    case replay(SequenceReplay)
    case pick(SimonVariant)
    /// Closes the list of variants.
    case done
}

enum SimonEnding: Hashable, Sendable {
    /// The buzzer sounds and the right pad blinks.
    case mistake(SimonMistake)
    /// The winner's signal, which comes at the moment since which the ending lasts.
    case victory(SimonVictory)
    case measured
}

/// Simon's screen: the board, played freely before a game and by the rules in it.
struct SimonScreen: GameScreen {
    typealias Action = GameOffer<SimonGame.Move, SimonChoice>

    var shell: GameShell<SimonChoice, SimonEnding>
    var round = GameRound<SimonGame>(SimonOptions())
    var board: Board
    /// What lies beside the toy; nil while nothing does.
    var panel: PanelLayout?
    var glide: Glide?
    /// Whether all variants are listed.
    var isChoosing = false
    var idling = Idling()
    /// Until when the hub is pressed in.
    var hubPress: Duration?
    /// The one that ended the game.
    var mistake: SimonMistake?
    var lamps = PadLamps()
    var arrangement = PadArrangement()
    var held = HeldPads()
    var focus = PadFocus()
    var playback: SimonPlayback?
    var sequenceNumber = 0
    /// The press that was heard last, and when; not one that sounds until it is let go.
    var pressTone: (pad: Pad, start: Duration)?
    var roster = Roster(seats: 1)
    var requestedReplay: SequenceReplay?

    /// How long the hub is seen to be pressed in.
    private static let pressing = Duration.milliseconds(210)

    init(_ context: ScreenContext) {
        shell = GameShell(context)
        board = Board(in: shell.layout.board, display: context.display)
    }

    func nextOptions(_ context: ScreenContext) -> SimonOptions? { SimonOptions(context.settings) }

    mutating func layOut(_ options: SimonOptions, _ context: ScreenContext) {
        (playback, mistake) = (nil, nil)
        focus.reset()
        arrangement.reset()
        roster = Roster(names: Array(context.settings.seats.prefix(options.players)))
    }

    /// Starts a game, if it can be heard where that is all there is.
    mutating func start(_ context: ScreenContext) -> [Effect] {
        let options = SimonOptions(context.settings)
        guard !options.hasSound || options.hasLights || context.audible else {
            return startWithSound(options, context)
        }
        return start(options, context)
    }

    private static var soundOffer: SafeText { tr("By ear needs sound: Enter turns it on") }

    /// A player who has muted the game is asked first.
    private mutating func startWithSound(_ options: SimonOptions, _ context: ScreenContext) -> [Effect] {
        guard !context.settings.sound else {
            shell.message = tr("By ear needs sound, but there is none: press v for another variant")
            return []
        }
        guard shell.message == Self.soundOffer else {
            (shell.message, isChoosing) = (Self.soundOffer, false)
            arrange(context)
            return []
        }
        // Whether it can be heard is known when it is on.
        shell.message = nil
        return [.change(context.settings) { $0.sound = true }]
    }

    private mutating func start(_ options: SimonOptions, _ context: ScreenContext) -> [Effect] {
        isChoosing = false
        open(options, seed: context.seed, context)
        guard shell.usesMouse else { return [.sound(.silence)] + perform(.start, context) }
        hubPress = context.now + Self.pressing
        return [.sound(.silence), .sound(.reward(.start))] + perform(.start, context)
    }

    mutating func perform(_ move: SimonGame.Move, _ context: ScreenContext) -> [Effect] {
        if case .press(let pad) = move { return judge(pad, held: false, context) }
        return follow(round.perform(move, at: context.now), context)
    }

    var playerNames: [PlayerName] { game.options.players > 1 ? roster.allNames : [] }

    func summary(_ context: ScreenContext) -> GameSummary {
        var summary = GameSummary()
        summary.scorer = players.winner.flatMap { PlayerName($0.name) }
        if case .measured(let result) = game.phase {
            summary.title = tr("Span measured")
            summary.report = game.staircase.report(of: result)
        }
        guard case .ending(let ending, _) = shell.stage else { return summary }
        switch ending {
        case .mistake(let mistake):
            summary.report =
                [SafeText(sentence(mistake) + ".")] + [players.result].compactMap { $0.map { SafeText($0) } }
            summary.again = context.audible ? tr("hear again") : nil
        case .measured: break
        case .victory:
            summary.title = winLine
            summary.report =
                players.areSeveral
                ? [players.losers].compactMap { $0.map { SafeText($0) } } : [tr("You won this level!")]
        }
        return summary
    }

    var players: SimonPlayers { SimonPlayers(game.game, roster) }

    var winLine: SafeText { players.result.map { SafeText($0) } ?? tr("You win!") }

    /// What a mistake was, and whose, without a full stop.
    func sentence(_ mistake: SimonMistake) -> String {
        shell.isWatched && !players.areSeveral
            ? mistake.sentence(game.options, isWatched: true)
            : players.sentence(mistake, game.options, turn: game.player)
    }
}

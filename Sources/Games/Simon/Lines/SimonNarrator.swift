import GameRules
import Localization
import Model
import Presentation

struct SimonNarrator: ReplayNarrator {
    private let options: SimonOptions
    private let roster: Roster
    private var player = 0
    private var shown: SimonPresentation?
    private var hasNamedOwners = false
    private var pressed: [Pad] = []

    init(_ game: SimonGame, _ context: Context) {
        options = game.options
        roster = Roster(seats: options.players)
    }

    mutating func narrate(
        _ step: Replay<SimonGame>.Step, _ game: SimonGame, _ context: Context
    ) -> [Effect] {
        if case .press(let pad)? = step.move { pressed.append(pad) }
        return step.outcomes.flatMap { outcome -> [Effect] in
            switch outcome {
            case .show(let show): shown = show
            case .playersTurn: return show(game, context)
            // Who is out was said with the mistake.
            case .right, .trial, .eliminated: break
            case .stopped: return answer(context) + context.say(Sentences.stopped)
            case .measured(let result): return context.say(Sentences.measured(result, game.staircase))
            case .roundComplete where options.variant == .span:
                return answer(context) + context.say(Sentences.right)
            case .roundComplete(_, let score):
                return answer(context) + context.say(Sentences.rightScore(score))
            case .wrong(let mistake):
                return answer(context) + context.say(sentence(for: mistake, game))
            case .added(let pad): return add(pad, context)
            case .rearranged(let pads): return context.say(Sentences.arrangement(pads))
            case .won: return context.say(SimonPlayers(game, roster).result ?? tr("Level won."))
            }
            return []
        }
    }

    private mutating func show(_ game: SimonGame, _ context: Context) -> [Effect] {
        guard let shown else { return [] }
        self.shown = nil
        let owners = hasNamedOwners ? [] : SimonPlayers(game, roster).firstOwnership
        hasNamedOwners = true
        let notes = SimonPlayback(shown).notes(from: shown.start)
        return owners.flatMap(context.say)
            + (options.hasSound ? [.sound(.sequence(number: 0, notes))] : [])
            + context.say(Sentences.simon(shown.pads.map(options.localName)))
    }

    private mutating func add(_ pad: Pad, _ context: Context) -> [Effect] {
        pressed = []
        let who = self.who
        player = (player + 1) % options.players
        let name = options.localName(for: pad)
        return context.say(who.map { tr("\($0) adds \(name).") } ?? tr("Added: \(name)."))
    }

    /// What a mistake was, and who is out by it, where that is the end of one player only.
    private func sentence(for mistake: SimonMistake, _ game: SimonGame) -> String {
        guard options.variant != .lastOneStanding else {
            return Sentences.ended(SimonPlayers(game, roster).sentence(mistake, options, turn: 0))
        }
        let right = options.localName(for: mistake.right)
        return mistake.pressed.map { Sentences.wrongAnswer(options.localName(for: $0), was: right) }
            ?? Sentences.tooLate(right)
    }

    private var who: String? {
        options.variant == .playerAdds && options.players > 1 ? roster.name(of: player) : nil
    }

    private mutating func answer(_ context: Context) -> [Effect] {
        guard !pressed.isEmpty else { return [] }
        defer { pressed = [] }
        return context.say(Sentences.answer(pressed.map(options.localName), by: who))
    }

    mutating func rest(_ context: Context) -> [Effect] { answer(context) }
}

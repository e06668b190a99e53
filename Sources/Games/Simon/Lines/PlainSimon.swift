import GameRules
import Localization
import Model
import Presentation

/// Simon line by line: his turn is heard and then put into words, and the answer is a line of pads.
///
/// The words of Simon's turn come when its sound is over, so that a voice that reads them does not speak into
/// the tones. While nothing can be heard there is nothing to wait for, and the game's clock skips his turn.
/// In the player's turn the clock stands until a line arrives; its presses are then spread evenly over the
/// time that it took. So the toy's limit of five seconds a pad holds for a line as a whole: four pads have
/// twenty seconds.
struct PlainSimon: PlainGame {
    var round = GameRound<SimonGame>(SimonOptions())
    /// What Simon shows, and how far its sound is.
    var playback: SimonPlayback?
    /// What Simon has shown last, with the colours that may have left since.
    private var shown: [Pad] = []
    /// When the player's turn, or what is left of it, began.
    var turn: Duration?
    var roster = Roster(seats: 1)
    var isRunning = false {
        didSet { (playback, turn) = (nil, nil) }
    }
    var wanted: SequenceReplay?
    var sequenceNumber = 0

    init(_ context: Context) {}

    var awaitsLine: Bool { turn != nil }

    func understands(_ line: PlainLine, _ context: Context) -> Bool {
        pads(in: line, context.settings.padKeys, orName: true) != nil
    }

    func options(_ context: Context) -> SimonOptions? { SimonOptions(context.settings) }

    var players: SimonPlayers { SimonPlayers(game.game, roster) }

    var scorer: PlayerName? { players.winner.flatMap { PlayerName($0.name) } }

    /// Who repeated the most, where players take turns; the game itself names the last one standing.
    var report: [String] {
        let result = game.options.variant == .playerAdds ? players.result : nil
        return [result, players.losers].compactMap(\.self)
    }

    // MARK: - The course of a game

    mutating func start(_ context: Context) -> [Effect] {
        let options = SimonOptions(context.settings)
        let needsSound = options.hasSound && !options.hasLights
        if needsSound && !context.audible {
            return context.say(
                tr("By ear needs sound, but there is none; choose another variant in the settings."))
        }
        wanted = nil
        roster = Roster(names: Array(context.settings.seats.prefix(options.players)))
        begin(options, context)
        let rule = context.say(full: Sentences.rule(of: options.variant))
        let owners = players.ownership.flatMap(context.say)
        return [.sound(.silence)] + rule + owners
            + follow(round.perform(.start, at: context.now), context)
    }

    mutating func follow(_ events: RoundEvents<SimonGame.Outcome>, _ context: Context) -> [Effect] {
        events.cues + describe(events.outcomes, context)
    }

    mutating func describe(_ outcomes: [SimonGame.Outcome], _ context: Context) -> [Effect] {
        var effects: [Effect] = []
        for outcome in outcomes {
            switch outcome {
            case .show(let show):
                turn = nil
                shown = show.pads
                playback = SimonPlayback(show, sounds: game.options.hasSound, shines: false)
            case .playersTurn: effects += beginTurn(context)
            case .rearranged(let pads): effects += context.say(Sentences.arrangement(pads))
            case .right, .roundComplete, .added, .trial, .stopped: break
            case .wrong(let mistake): effects += describe(mistake, context)
            case .eliminated:
                if !game.isOver { effects += players.ownership.flatMap { context.say(normal: $0) } }
            case .measured(let result):
                effects += context.say(Sentences.measured(result, game.staircase))
            case .won: effects += context.say(players.result ?? tr("You won this level!"))
            }
        }
        return game.isOver && isRunning ? effects + finish(context) : effects
    }

    /// Begins the player's turn: says what Simon has shown and stops the clock until a line arrives.
    private mutating func beginTurn(_ context: Context) -> [Effect] {
        round.clock.freeze(at: game.time)
        turn = context.now
        var effects: [Effect] = []
        if let playback, game.options.hasLights {
            effects = context.say(Sentences.simon(playback.presentation.pads.map(game.options.localName)))
        }
        playback = nil
        return effects + invite(context)
    }

    func invite(_ context: Context) -> [Effect] {
        let options = game.options
        guard options.variant != .playerAdds else { return context.say(addingLine) }
        let count = game.answer.count
        if !options.hasLights { return context.say(brief: Sentences.yourTurn(pads: count)) }
        if options.variant == .lastOneStanding {
            return context.say(normal: tr("Players: type the pads in order, each your own colours."))
        }
        let isReversed = options.isBackward
        let keys = context.settings.padKeys.listed
        return context.say(
            normal: isReversed ? tr("Your turn, backwards.") : Sentences.yourTurn,
            full: isReversed
                ? tr(
                    "Your turn: type the pads backwards, the last first, such as \"\(keys)\" or \"1 2 3 4\".")
                : tr("Your turn: type the pads in the same order, such as \"\(keys)\" or \"1 2 3 4\"."))
    }

    private var addingLine: String {
        let who = game.options.players > 1 ? roster.name(of: game.player) : nil
        let count = game.sequence.count
        guard count > 0 else {
            return who.map { tr("\($0), choose the first pad.") } ?? tr("Choose the first pad.")
        }
        guard case .playersTurn(let next) = game.phase, next < count else {
            return who.map { tr("\($0), add a pad.") } ?? tr("Add a pad.")
        }
        guard let who else {
            return tr(
                count, one: "Repeat the pad, then add one.",
                other: "Repeat the \(count) pads, then add one.")
        }
        return tr(
            count, one: "\(who), repeat the pad, then add one.",
            other: "\(who), repeat the \(count) pads, then add one.")
    }

    private mutating func describe(_ mistake: SimonMistake, _ context: Context) -> [Effect] {
        // The colours of who is out have left the game's own sequence already.
        let sequence = game.options.variant == .lastOneStanding ? shown : game.answer
        let isEnd = game.isOver || game.options.variant == .lastOneStanding
        let whole = isEnd ? Sentences.sequence(sequence.map(game.options.localName)) : nil
        return context.say(sentence(for: mistake)) + context.say(normal: whole)
    }

    private func sentence(for mistake: SimonMistake) -> String {
        guard !players.areSeveral else {
            return Sentences.ended(players.sentence(mistake, game.options, turn: game.player))
        }
        let right = game.options.localName(for: mistake.right)
        return mistake.pressed.map { Sentences.pressedWrong(game.options.localName(for: $0), was: right) }
            ?? Sentences.tooLate(right)
    }

    /// Whether the sequence can be read in the lines above, as it was said or as it was typed last: all but one that
    /// was heard alone, and is a new one each time.
    private var staysReadable: Bool { game.options.hasLights || game.options.variant != .span }

    var aid: PlayAid? { staysReadable ? .lines : nil }
    var playerNames: [PlayerName] { game.options.players > 1 ? roster.allNames : [] }

    // MARK: - Pausing and leaving

    var progress: [String] {
        if game.options.variant == .span {
            return [tr("Sequence \(game.staircase.trials.count + 1) of \(SpanStaircase.trialCount).")]
        }
        return (game.score > 0 ? [Sentences.score(game.score)] : []) + players.ownership
    }

    /// Simon repeats what he was in the middle of, and it is the player's turn again.
    mutating func resume(_ context: Context) -> [Effect] {
        guard turn == nil else {
            turn = context.now
            return partial(context) + invite(context)
        }
        if let show = playback?.presentation {
            round.clock.freeze(at: show.start)
            playback = SimonPlayback(show, sounds: game.options.hasSound, shines: false)
        }
        round.clock.run(at: context.now)
        return []
    }

    func hints(_ context: Context) -> [String] {
        [Sentences.rule(of: game.options.variant)] + players.ownership + [
            Sentences.padHint(context.settings.padKeys.listed)
        ]
    }
}

extension GameLines {
    private static func example(_ keys: PadKeys) -> String {
        let letters: String = "\(keys[.red]) \(keys[.blue])"
        return tr("Type the pads in a line, such as \"red blue\", \"\(letters)\" or \"1 4\".")
    }

    static let simon = GameLines(PlainSimon.self, SimonNarrator.self) {
        SimonOptions($0).howToPlay.map(\.string)
            + ($0.variant.hasColours
                ? [tr("Red is do, yellow re, green mi, blue fa."), example($0.padKeys)]
                : [
                    tr("The pads are numbered: 1 and 2 above, 3 and 4 below. 1 is do, 2 re, 3 mi, 4 fa."),
                    tr("Type the numbers in a line, such as \"1 4\"."),
                ])
    }
}

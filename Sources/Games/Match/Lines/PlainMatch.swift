import GameRules
import Model
import Presentation
import Localization

/// Match line by line: a line describes the cards, and the answer is yes or no.
struct PlainMatch: PlainGame {
    private var setup: MatchSetup
    var round = GameRound<MatchGame>(MatchOptions())
    var isRunning = false
    /// Whether it was said what the question is: once is enough for who has not asked for more.
    private var hasSaidRule = false
    /// Whether a question could be thought about in a pause.
    private var wasPaused = false
    /// The times before the end at which what is left is still to be announced, longest first.
    private var announcements: [Duration] = []

    init(_ context: Context) {
        setup = MatchSetup(name: context.settings.lastName, length: context.settings.matchLength)
    }

    func understands(_ line: PlainLine, _ context: Context) -> Bool {
        Sentences.answer(line.folded) != nil
    }

    func options(_ context: Context) -> MatchOptions? {
        MatchOptions(length: setup.length ?? .full)
    }

    var scorer: PlayerName? { setup.name }
    var isNameKnown: Bool { true }

    // MARK: - Before a game

    func choices(_ context: Context) -> [RoundChoice] {
        [
            RoundChoice(
                name: tr("Name"), words: Sentences.nameWords + ["player", "p"],
                value: setup.name?.string ?? "-"),
            RoundChoice(
                name: tr("Seconds"), words: ["length", "seconds", tr("seconds")],
                value: setup.length.map { "\($0.rawValue)" } ?? "-",
                values: { MatchLength.allCases.map { "\($0.rawValue)" } }),
        ]
    }

    mutating func choose(_ index: Int, _ value: String, _ context: Context) -> [Effect]? {
        if index == 0 {
            guard !value.isEmpty else {
                return
                    context.say(tr("Type \"name\" and your name, such as \"name Ada\"."))
            }
            guard let name = PlayerName(value) else { return nil }
            setup.name = name
            return []
        }
        let next = setup.length.map { MatchLength.allCases.element(after: $0) } ?? MatchLength.half
        guard let length = value.isEmpty ? next : Int(value).flatMap(MatchLength.init) else { return nil }
        return choose(length, context)
    }

    mutating func choose(_ variant: MatchOptions, _ context: Context) -> [Effect]? {
        choose(variant.length, context)
    }

    private mutating func choose(_ length: MatchLength, _ context: Context) -> [Effect] {
        setup.length = length
        return [.change(context.settings) { $0.matchLength = length }]
    }

    // MARK: - The course of a game

    mutating func start(_ context: Context) -> [Effect] {
        guard missing == nil, let length = setup.length else { return missing.map(context.say) ?? [] }
        begin(MatchOptions(length: length), context)
        wasPaused = false
        announcements = [length.duration / 2, Self.lastCall]
        _ = round.perform(.start, at: context.now)
        let rule = context.say(normal: hasSaidRule ? nil : Sentences.matchRule, full: Sentences.matchRule)
        hasSaidRule = true
        return [.sound(.silence)] + rule + cards(context)
    }

    var missing: String? {
        switch setup.missing {
        case .name: tr("First type a name, such as \"name Ada\".")
        case .nameAndLength:
            tr(
                "First type a name and a time, 30, 60 or 90 seconds: for example \"name Ada\", then \"seconds 60\"."
            )
        case .length: tr("First choose 30, 60 or 90 seconds, such as \"seconds 60\".")
        case nil: nil
        }
    }

    func filledIn(_ context: Context) -> [Effect] {
        guard let name = setup.name, let length = setup.length else { return [] }
        let seconds = length.rawValue
        return context.say(
            brief: tr("\(name.string), \(seconds) seconds."),
            normal: tr(
                "The next game is for \(name.string), \(seconds) seconds; to change that, type \"name\" and another name, or \"seconds\" and 30, 60 or 90."
            ))
    }

    /// Long enough before the end for two or three more answers.
    private static let lastCall = Duration.seconds(10)

    /// Whole seconds that are left, begun ones too.
    private func secondsLeft(_ context: Context) -> Int {
        let left = (game.deadline ?? .zero) - round.time(at: context.now)
        return max(0, Int((left / .seconds(1)).rounded(.up)))
    }

    private func cards(_ context: Context) -> [Effect] {
        guard case .playing(let cards, _) = game.phase else { return [] }
        return cards.spoken(context)
    }

    mutating func handle(_ line: PlainLine, _ context: Context) -> [Effect] {
        guard let answer = Sentences.answer(line.folded) else {
            return context.say(Sentences.matchHint) + (line.isEmpty ? cards(context) : [])
        }
        return describe(round.perform(.answer(answer), at: context.now), context)
    }

    mutating func describe(_ events: RoundEvents<MatchGame.Outcome>, _ context: Context) -> [Effect] {
        events.outcomes.reduce(into: events.cues) { effects, outcome in
            switch outcome {
            case .right(let tally):
                effects += right(tally, context) + timeLeft(context)
            case .wrong(let tally):
                effects += context.say(
                    brief: tr("Wrong."), normal: Sentences.wrongTimes(tally.multiplier))
                effects += timeLeft(context)
            case .cards(let cards): effects += cards.spoken(context)
            case .over: effects += context.say(Sentences.timeIsUp) + finish(context)
            case .stopped: break
            }
        }
    }

    private func right(_ tally: MatchScore, _ context: Context) -> [Effect] {
        let earned = tally.earned
        return context.say(
            brief: Sentences.right,
            normal: tally.raisedMultiplier
                ? tr("Right, \(earned) points; the multiplier is \(tally.multiplier).")
                : tr("Right, \(earned) points."),
            full: tr(
                "Right, \(earned) points; \(tally.points) in all, \(tally.right) right. The next right answer earns \(MatchScore.pointsEach * tally.multiplier)."
            ))
    }

    private func timeLeft(_ context: Context) -> [Effect] {
        context.say(full: Sentences.secondsLeft(secondsLeft(context)))
    }

    mutating func advance(_ context: Context) -> [Effect] {
        guard isRunning else { return [] }
        let events = round.advance(to: context.now)
        guard events.outcomes.isEmpty else { return describe(events, context) }
        let time = round.time(at: context.now)
        let due = announcements.count { time + $0 >= game.deadline ?? .zero }
        guard due > 0 else { return [] }
        announcements.removeFirst(due)
        return context.say(Sentences.secondsLeft(secondsLeft(context)))
    }

    func wake(_ context: Context) -> Duration? {
        guard isRunning, let deadline = game.deadline else { return nil }
        return round.clock.moment(of: announcements.first.map { deadline - $0 } ?? deadline)
    }

    var aid: PlayAid? { wasPaused ? .lines : nil }

    var report: [String] { Self.report(of: game.game) }

    /// What there is to tell of a game that has ended.
    static func report(of game: MatchGame) -> [String] {
        game.summary.map { Sentences.ended(PlainLine($0.string).text) }
    }

    // MARK: - Pausing and leaving

    /// A question cannot be taken back: in the pause it stays readable, and there is all the time to answer it.
    mutating func pause(_ context: Context) {
        wasPaused = true
        round.halt(at: context.now)
    }

    mutating func resume(_ context: Context) -> [Effect] {
        round.clock.run(at: context.now)
        return context.say(Sentences.secondsLeft(secondsLeft(context))) + cards(context)
    }

    var progress: [String] {
        game.trials.isEmpty
            ? [] : [Sentences.score(game.score), Sentences.ended(game.tally.counts.string)]
    }

    func hints(_ context: Context) -> [String] { progress + [Sentences.matchRule, Sentences.matchHint] }
}

extension MatchCards {
    func spoken(_ context: Context) -> [Effect] {
        let (meaning, word, ink) = (meaning.localName, word.localName, ink.localName)
        return context.say(
            brief: tr("\(meaning)? \(word) in \(ink)."),
            normal: tr("\(meaning)? The word \"\(word)\", in \(ink) ink."))
    }
}

extension GameLines {
    static let match = GameLines(PlainMatch.self, MatchNarrator.self) { _ in
        [
            Sentences.matchRule,
            tr(
                "A right answer earns 50 points times the multiplier; four right ones raise it, a wrong one lowers it."
            ),
            tr("Between games, \"name\" and \"seconds\" change who plays, and for how long."),
        ]
    }
}

import GameRules
import Localization
import Model
import Presentation

/// The screen of Match: does the word on one card mean the colour in which the other is written?
struct MatchScreen: GameScreen {
    typealias Action = GameOffer<MatchGame.Move, MatchChoice>

    enum Dialog: Hashable, Sendable {
        case typing(TextField)
        case alert(MatchSetup.Missing)
    }

    /// Shows on the chosen button whether the last answer was right.
    struct AnswerMark: Hashable, Sendable {
        let answer: MatchGame.Move
        let isRight: Bool
        let end: Duration

        static let length = Duration.milliseconds(300)
    }

    var shell: GameShell<MatchChoice, OnlyEnding>
    var setup: MatchSetup
    var dialog: Dialog?
    var round = GameRound<MatchGame>(MatchOptions())
    var answerMark: AnswerMark?
    var hovered: MatchGame.Move?
    /// The last game, when its time was up.
    var result: MatchGame? { game.phase == .over ? game.game : nil }

    /// Fills in name and length of the last game.
    init(_ context: ScreenContext) {
        shell = GameShell(context)
        setup = MatchSetup(name: context.settings.lastName, length: context.settings.matchLength)
        shell.menu.focus = firstFocus
    }

    var layout: MatchLayout { MatchLayout(size: shell.size) }

    mutating func arrange(_ context: ScreenContext) { setup.name = setup.name ?? context.settings.lastName }

    func nextOptions(_ context: ScreenContext) -> MatchOptions? {
        MatchOptions(length: setup.length ?? .full)
    }

    mutating func layOut(_ options: MatchOptions, _ context: ScreenContext) {
        setup.length = options.length
        dialog = nil
    }

    mutating func start(_ context: ScreenContext) -> [Effect] {
        guard setup.missing == nil, let length = setup.length else {
            dialog = .alert(setup.missing ?? .length)
            return []
        }
        open(MatchOptions(length: length), seed: context.seed, context)
        return perform(.start, context)
    }

    mutating func perform(_ move: MatchGame.Move, _ context: ScreenContext) -> [Effect] {
        let events = round.perform(move, at: context.now)
        guard case .answer = move else { return [.sound(.silence)] }
        if let outcome = events.outcomes.first {
            answerMark = AnswerMark(
                answer: move, isRight: MatchGame.judgement(of: outcome) != .mistake,
                end: context.now + AnswerMark.length)
        }
        return follow(events, context)
    }

    mutating func follow(_ events: RoundEvents<MatchGame.Outcome>, _ context: ScreenContext) -> [Effect] {
        guard game.isOver, shell.isPlaying else { return events.cues }
        answerMark = nil
        return events.cues + end(.done, context)
    }

    mutating func turnOffLights() { answerMark = nil }

    mutating func advance(_ context: ScreenContext) -> [Effect] {
        if let answerMark, answerMark.end <= context.now { self.answerMark = nil }
        return isLive ? follow(round.advance(to: context.now), context) : []
    }

    func moments(_ context: ScreenContext) -> [Duration] {
        let mark = [answerMark?.end].compactMap(\.self)
        guard isLive else { return mark }
        let second = round.time(at: context.now).nextSecond
        return mark + [round.clock.moment(of: second), round.wake(after: context.now)].compactMap(\.self)
    }

    func timeLeft(_ context: ScreenContext) -> Duration {
        guard let deadline = game.deadline else { return .zero }
        return max(.zero, deadline - round.time(at: context.now))
    }

    func summary(_ context: ScreenContext) -> GameSummary {
        let title: SafeText = game.phase == .stopped ? tr("Given up") : tr("Time's up")
        return GameSummary(title: title, report: game.game.summary, scorer: setup.name, isNameKnown: true)
    }
}

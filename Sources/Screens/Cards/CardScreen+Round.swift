import GameRules
import Model
import TerminalCore
import Presentation

extension CardScreen {
    /// Deals a new game; nothing happens when what is chosen cannot be played.
    mutating func start(_ context: ScreenContext) -> [Effect] {
        guard let options = deck.options else { return [] }
        let left = leave(context)
        open(options, seed: context.seed, context)
        return left + [.sound(.silence)] + (Deck.Rules.opening.map { make($0, context) } ?? [])
    }

    /// Turns a card: heard, felt and spoken at once.
    mutating func turn(_ card: Int, _ context: ScreenContext) -> [Effect] {
        let outcomes = game.perform(Deck.Rules.turning(card), at: clock.time(at: context.now))
        let happened = outcomes.compactMap(Deck.Rules.news)
        guard let last = happened.last else { return [] }
        cursor = card
        if context.settings.haptics && !context.display.reducedMotion {
            jolt = CardJolt(card: card, end: context.now + AnimationTiming.jolt)
        }
        var effects = [answer(last, card)]
        news = last == .won ? happened.dropLast().last : last
        if case .match(let one, let other)? = news {
            parting[one] = context.now + AnimationTiming.parting
            parting[other] = context.now + AnimationTiming.parting
        }
        effects.append(.haptic(feeling(last)))
        if let (text, language) = deck.speech(of: card, in: game.game) {
            effects.append(.speak(text, language: language))
        }
        return game.isOver ? effects + win(context) : effects
    }

    /// The first card of two sounds like the pad in its corner of the table, the second tells by its sound
    /// what came of it.
    private func answer(_ news: CardEvent, _ card: Int) -> Effect {
        switch news {
        case .up:
            let quarter = grid.quarter(of: card)
            let pad: Pad =
                quarter.isLow ? (quarter.isRight ? .blue : .green) : quarter.isRight ? .yellow : .red
            return .sound(.press(pad, held: false))
        case .match: return .sound(.right)
        case .miss: return .sound(.wrong)
        case .won: return .sound(.complete)
        }
    }

    private func feeling(_ news: CardEvent) -> HapticCue {
        switch news {
        case .up: .press
        case .match, .won: .complete
        case .miss: .mistake
        }
    }

    private mutating func win(_ context: ScreenContext) -> [Effect] {
        let finished = FinishedGame(game.record, origin: origin, date: context.date)
        stage = .won(finished, since: context.now)
        return [.finish(finished)]
    }

    /// Lets time pass: the preview ends, pairs leave the table, and after the last a name is asked for.
    mutating func pass(_ context: ScreenContext) -> [Effect] {
        parting = parting.filter { $0.value > context.now }
        if let jolt, jolt.end <= context.now { self.jolt = nil }
        switch stage {
        case .playing:
            guard !MinimumSize.applies(to: size) else { return [] }
            _ = game.advance(to: clock.time(at: context.now))
        case .won(let finished, let since) where context.now >= since + AnimationTiming.winning:
            stage = .naming(GameOverPrompt(finished, report: deck.report(of: game.game), context))
        default: break
        }
        return []
    }

    /// Esc: the game stands still, and its cards cannot be seen.
    mutating func pause(_ context: ScreenContext) {
        guard stage == .playing else { return }
        stage = .paused(PauseMenu())
        clock.stop(at: context.now)
    }

    /// Ends a paused game.
    mutating func giveUp(_ context: ScreenContext) -> [Effect] { leave(context) + becomeReady(context) }

    /// A game that is left before its end goes into the history, and on no board, once two cards were turned.
    mutating func leave(_ context: ScreenContext) -> [Effect] {
        guard game.table.moves > 0, !game.isOver else { return [] }
        _ = game.perform(.stop, at: clock.time(at: context.now))
        let record = FinishedGame(game.record, origin: origin, date: context.date)
        return [.finish(record), .discard]
    }

    /// Leaves the game for the next.
    mutating func becomeReady(_ context: ScreenContext) -> [Effect] {
        stage = .ready
        menu = GameMenu()
        news = nil
        parting = [:]
        deal()
        return []
    }

    /// Puts the cards on the table that a game would be played with.
    mutating func deal() {
        game = GameSession(options: deck.options ?? Deck.Rules.plainOptions, seed: 0)
        cursor = 0
        arrange()
    }

    /// The leaderboard of the game that runs, or of the one that would start now.
    func boardName(_ context: ScreenContext) -> LeaderboardID {
        let options = game.options.erased
        let origin = stage == .ready ? context.seedOrigin(of: options) : self.origin
        return origin.leaderboard(of: options)
    }
}

import GameRules
import Model
import Screens

// The end of a game: what is told of it, the question for a name, and what becomes of the score.
extension GameDialogue {
    /// Asks for a name when the game has ended in these effects.
    mutating func conclude(_ effects: [PlainEffect], _ context: PlainContext) -> [PlainEffect] {
        for case .finish(let finished) in effects {
            stage = .naming(finished)
            asked = context.now
            return effects + summary(of: finished, context) + context.say(Sentences.name(proposed(context)))
        }
        return effects
    }

    private func summary(of finished: FinishedGame, _ context: PlainContext) -> [PlainEffect] {
        var lines = [Sentences.gameOver(finished.board.game.formatted(score: finished.score))]
        if context.settings.verbosity > .brief { lines += round.report }
        if let seed = finished.chosenSeed {
            lines.append(Sentences.chosenSeed(seed))
        } else if finished.score > Leaderboard.best(of: context.scores, finished.board) ?? 0 {
            lines.append(Sentences.newBest)
        }
        return lines.flatMap(context.say)
    }

    /// Ends what runs, with nobody left to ask for a name: what was reached is kept under the one that would
    /// have been proposed.
    mutating func leave(_ context: PlainContext) -> [PlainEffect] {
        let effects = stop(context)
        guard case .naming(let finished) = stage else { return effects }
        stage = .ready
        return effects + keepUnasked(finished, context)
    }

    /// Ends what runs; what was reached is without a name then.
    mutating func stop(_ context: PlainContext) -> [PlainEffect] {
        guard stage == .playing || stage == .paused else { return [] }
        let effects = round.runOut(context)
        stage = .ready
        for case .finish(let finished) in effects {
            stage = .naming(finished)
            return effects + summary(of: finished, context)
        }
        return effects
    }

    /// Without any name the score is kept all the same. It is said here, so the next start has nothing to say.
    private func keepUnasked(_ finished: FinishedGame, _ context: PlainContext) -> [PlainEffect] {
        let sentences =
            proposed(context).map {
                KeptSentences(saved: Sentences.savedUnder($0), waiting: Sentences.keptUnder($0))
            } ?? KeptSentences(saved: Sentences.savedWithoutName, waiting: Sentences.keptWithoutName)
        return [.keep(finished, name: proposed(context) ?? .unnamed, saying: sentences)]
    }

    private func proposed(_ context: PlainContext) -> PlayerName? {
        round.scorer ?? context.settings.lastName
    }

    mutating func takeName(
        _ line: PlainLine, _ finished: FinishedGame, _ context: PlainContext
    ) -> [PlainEffect] {
        if line.text == "-" {
            stage = .ready
            return [.discard] + context.say(Sentences.notSaved) + invite(context)
        }
        if line.text == "?" { return context.say(Sentences.name(proposed(context))) }
        if isLate(line, context) {
            return context.say(Sentences.cameTooLate(line.text))
                + context.say(Sentences.name(proposed(context)))
        }
        guard let name = line.isEmpty ? proposed(context) : PlayerName(line.text) else {
            return context.say(Sentences.nameFirst)
        }
        stage = .ready
        var settings = context.settings
        settings.lastName = name
        return [.keep(finished, name: name, saying: finished.sentences(context)), .change(settings)]
            + invite(context)
    }

    /// Whether a line was meant for the game that is over: one that the game would have understood, typed before
    /// the question could be read.
    ///
    /// What it says decides together with its time. By the time alone the name in a script's next line would be
    /// lost, which comes at once; and whether a line waited cannot tell either, as in a pipe all of them do.
    private func isLate(_ line: PlainLine, _ context: PlainContext) -> Bool {
        guard Round.lateness.map({ context.now - asked < $0 }) ?? true else { return false }
        return (Sentences.stopWords + Sentences.pauseWords).contains(line.folded)
            || round.understands(line, context)
    }
}

extension FinishedGame {
    /// What is said of its score: also where it lands among those that are known.
    fileprivate func sentences(_ context: PlainContext) -> KeptSentences {
        guard chosenSeed == nil else {
            return KeptSentences(saved: Sentences.savedMarked, waiting: Sentences.keptMarked)
        }
        let above = context.scores.count {
            $0.seed == nil && $0.score >= score && $0.game == board.game && $0.variant == board.variant
        }
        return KeptSentences(
            saved: Sentences.saved(place: above + 1), waiting: Sentences.kept(place: above + 1))
    }
}

import GameRules
import Model
import Presentation

// The end of a game: what is told of it, the question for a name, and what becomes of the score.
extension PlainGameScreen {
    /// Asks for a name when the game has ended in these effects.
    mutating func conclude(_ effects: [Effect], _ context: Context) -> [Effect] {
        for case .finish(let finished) in effects {
            guard finished.record.rankedScore != nil else {
                stage = .ready
                return effects + [.discard] + summary(of: finished, context) + invite(context)
            }
            stage = .naming(finished)
            asked = context.now
            return effects + summary(of: finished, context) + context.say(Sentences.name(proposed(context)))
        }
        return effects
    }

    private func summary(of finished: FinishedGame, _ context: Context) -> [Effect] {
        var lines = [Sentences.gameOver(finished.board.formatted(score: finished.score))]
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
    mutating func leave(_ context: Context) -> [Effect] {
        let effects = stop(context)
        guard case .naming(let finished) = stage else { return effects }
        stage = .ready
        return effects + saveUnasked(finished, context)
    }

    /// Ends what runs; what was reached is without a name then.
    mutating func stop(_ context: Context) -> [Effect] {
        guard stage == .playing || stage == .paused else { return [] }
        let effects = round.runOut(context)
        stage = .ready
        for case .finish(let finished) in effects {
            guard finished.record.rankedScore != nil else { return effects + [.discard] }
            stage = .naming(finished)
            return effects + summary(of: finished, context)
        }
        return effects
    }

    /// Without any name the score is kept all the same. It is said here, so the next start has nothing to say.
    private mutating func saveUnasked(_ finished: FinishedGame, _ context: Context) -> [Effect] {
        saveSentences =
            proposed(context).map {
                SaveSentences(saved: Sentences.savedUnder($0), pending: Sentences.keptUnder($0))
            } ?? SaveSentences(saved: Sentences.savedWithoutName, pending: Sentences.keptWithoutName)
        return [.saveScore(finished, name: proposed(context) ?? .unnamed)]
    }

    private func proposed(_ context: Context) -> PlayerName? {
        round.scorer ?? context.settings.lastName
    }

    mutating func takeName(
        _ line: PlainLine, _ finished: FinishedGame, _ context: Context
    ) -> [Effect] {
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
        saveSentences = finished.sentences(context)
        return [.saveScore(finished, name: name), .applySettings(settings)]
            + invite(context)
    }

    /// Whether a line was meant for the game that is over: one that the game would have understood, typed before
    /// the question could be read.
    ///
    /// What it says decides together with its time. By the time alone the name in a script's next line would be
    /// lost, which comes at once; and whether a line waited cannot tell either, as in a pipe all of them do.
    private func isLate(_ line: PlainLine, _ context: Context) -> Bool {
        guard Round.staleInputWindow.map({ context.now - asked < $0 }) ?? true else { return false }
        return (Sentences.stopWords + Sentences.pauseWords).contains(line.folded)
            || round.understands(line, context)
    }
}

extension FinishedGame {
    /// What is said of its score: also where it lands among those that are known.
    fileprivate func sentences(_ context: Context) -> SaveSentences {
        guard chosenSeed == nil else {
            return SaveSentences(saved: Sentences.savedMarked, pending: Sentences.keptMarked)
        }
        let above = context.scores.count {
            $0.seed == nil && $0.score >= score && $0.stands(on: board)
        }
        return SaveSentences(
            saved: Sentences.saved(place: above + 1), pending: Sentences.kept(place: above + 1))
    }
}

/// What is said of a score once it is known whether the disk has it.
struct SaveSentences {
    /// It is saved.
    let saved: String
    /// It is known, but could not be written yet.
    let pending: String

    /// The one that is true of a result.
    func sentence(_ result: SaveResult) -> String { result.failure == nil ? saved : pending }
}

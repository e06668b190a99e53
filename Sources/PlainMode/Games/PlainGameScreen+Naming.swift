import GameRules
import Localization
import Model
import Presentation

// The end of a game: what is told of it, the question for a name, and what becomes of the score.
extension PlainGameScreen {
    /// Asks for a name when the game has ended in these effects, unless it was given at the start.
    mutating func conclude(_ effects: [Effect], _ context: Context) -> [Effect] {
        for case .finish(let finished) in effects {
            self.finished = finished
            guard !finished.isUnfinished else {
                stage = .ready
                var next = context
                next.finishedToday.insert(finished.board)
                return effects + [.discard] + summary(of: finished, context) + invite(next)
            }
            let told = effects + summary(of: finished, context)
            if round.isNameKnown, let name = round.scorer { return told + save(name, finished, context) }
            stage = .naming(finished)
            return told + ask(finished, context)
        }
        return effects
    }

    private func summary(of finished: FinishedGame, _ context: Context) -> [Effect] {
        var lines = [
            finished.isUnfinished
                ? Sentences.stopped : Sentences.gameOver(finished.board.titled(score: finished.score))
        ]
        if finished.isUnfinished { lines += round.progress + [finished.unrankedReason.string] }
        if context.settings.verbosity > .brief { lines += round.report }
        if let seed = finished.chosenSeed {
            if !finished.isUnfinished {
                let isPractice = if case .practice = finished.origin { true } else { false }
                lines.append(isPractice ? tr("Practice: not ranked.") : Sentences.chosenSeed(seed))
            }
        } else if !finished.isUnfinished,
            finished.score > Leaderboard.best(of: context.scores, finished.board) ?? 0
        {
            lines.append(tr("A new best!"))
        }
        return lines.flatMap(context.say)
    }

    /// Ends what runs, with nobody left to ask for a name: what was reached is kept under the one that would
    /// have been proposed.
    mutating func leave(_ context: Context) -> [Effect] {
        let effects = stop(context)
        guard case .naming(let finished) = stage else { return effects }
        stage = .ready
        guard finished.record.rankedScore != nil else { return effects + [.discard] }
        return effects + saveUnasked(finished, context)
    }

    /// Ends what runs; what was reached is without a name then.
    mutating func stop(_ context: Context) -> [Effect] {
        guard stage == .playing || stage == .paused else { return [] }
        let effects = round.runOut(context)
        stage = .ready
        for case .finish(let finished) in effects {
            guard finished.record.rankedScore != nil else {
                return effects + [.discard] + summary(of: finished, context)
            }
            stage = .naming(finished)
            return effects + summary(of: finished, context)
        }
        return effects
    }

    /// Without any name the score is kept all the same. It is said here, so the next start has nothing to say.
    private mutating func saveUnasked(_ finished: FinishedGame, _ context: Context) -> [Effect] {
        saveSentences =
            proposed(context).map {
                SaveSentences(
                    saved: tr("Saved under the name \($0)."),
                    pending: tr("Not saved yet; it will be under the name \($0)."))
            }
            ?? SaveSentences(
                saved: tr("Saved without a name."), pending: tr("Not saved yet; it will have no name."))
        return [.saveScore(finished, name: proposed(context) ?? .unnamed)]
    }

    /// Asks whose score it is; one of 0 counts only under a name that is typed.
    private func ask(_ finished: FinishedGame, _ context: Context) -> [Effect] {
        context.say(
            finished.record.rankedScore == nil ? Sentences.nameOfNothing : Sentences.name(proposed(context)))
    }

    private func proposed(_ context: Context) -> PlayerName? {
        round.scorer ?? context.settings.lastName
    }

    mutating func takeName(
        _ line: PlainLine, _ finished: FinishedGame, _ context: Context
    ) -> [Effect] {
        if line.text == "-" || line.isEmpty && finished.record.rankedScore == nil {
            stage = .ready
            return [.discard] + context.say(tr("Not saved.")) + invite(context)
        }
        if line.text == "?" {
            return ask(finished, context)
                + context.say(tr("A name that is also a command goes after \"name\", as in \"name stop\"."))
        }
        if Sentences.quitWords.contains(line.folded) { return leave(context) + [.quit] }
        if let name = PlayerName(afterName(line)) { return save(name, finished, context) }
        if isCommand(line, context) {
            return context.say(
                tr("\"\(line.text)\" wasn't taken as a name. If it is yours, type \"name \(line.text)\"."))
                + ask(finished, context)
        }
        guard let name = line.isEmpty ? proposed(context) : PlayerName(line.text) else {
            return context.say(tr("Type a name, or - to discard this score."))
        }
        return save(name, finished, context)
    }

    private mutating func save(
        _ name: PlayerName, _ finished: FinishedGame, _ context: Context
    ) -> [Effect] {
        stage = .ready
        saveSentences = finished.sentences(context)
        return [.saveScore(finished, name: name), .change(context.settings) { $0.lastName = name }]
            + invite(context)
    }

    /// What comes after the word `name`: a name that could be taken for something else is given so.
    private func afterName(_ line: PlainLine) -> String {
        guard let first = line.words.first, Sentences.nameWords.contains(first) else { return "" }
        return line.rest
    }

    /// Whether a line says something else than a name: what can be typed in the game that is over, or before the
    /// next. It comes late, or from a script that expected another end, and must not stand on a leaderboard.
    ///
    /// A single letter that stands for a page is a name all the same: many sign with one.
    private func isCommand(_ line: PlainLine, _ context: Context) -> Bool {
        let words = Sentences.stopWords + Sentences.pauseWords + Sentences.resumeWords + Sentences.cardsWords
        return words.contains(line.folded) || round.understands(line, context)
            || line.text.count > 1 && menu(context).hasWord(line.folded)
    }
}

extension FinishedGame {
    /// What is said of its score: also where it lands among those that are known.
    fileprivate func sentences(_ context: Context) -> SaveSentences {
        guard chosenSeed == nil else {
            return SaveSentences(saved: tr("Saved."), pending: tr("Not saved yet."))
        }
        let place = 1 + context.scores.count { $0.seed == nil && $0.score >= score && $0.stands(on: board) }
        return SaveSentences(
            saved: tr("Saved: number \(place) on the leaderboard."),
            pending: tr("Not saved yet; it will be number \(place) on the leaderboard."))
    }
}

/// What is said of a score once it is known whether the disk has it.
struct SaveSentences {
    let saved: String
    /// It is known, but could not be written yet.
    let pending: String

    /// Nil while it is being written: that was said, and what comes of it will be.
    func sentence(_ result: SaveResult) -> String? {
        result.isUnderWay ? nil : result.failure == nil ? saved : pending
    }
}

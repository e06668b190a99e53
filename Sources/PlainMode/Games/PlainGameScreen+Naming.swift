import GameRules
import Localization
import Model
import Presentation

// The end of a game: its report, the question for a name, and saving the score.
extension PlainGameScreen {
    /// If these effects end the game, asks for a name, unless it was given at the start.
    mutating func conclude(_ effects: [Effect], _ context: Context) -> [Effect] {
        for case .finish(let finished) in effects {
            self.finished = finished
            guard !finished.isUnfinished else {
                stage = .ready
                var next = context
                next.finishedToday.insert(finished.board)
                return effects + [.discard] + summary(of: finished, context) + invite(next)
            }
            let ending = effects + summary(of: finished, context)
            if round.isNameKnown, let name = round.scorer { return ending + save(name, finished, context) }
            stage = .naming(finished)
            return ending + ask(finished, context)
        }
        return effects
    }

    private func summary(of finished: FinishedGame, _ context: Context) -> [Effect] {
        let report = context.settings.verbosity > .brief ? round.report : []
        guard !finished.isUnfinished else {
            return ([Sentences.stopped] + round.progress + [finished.unrankedReason.string] + report)
                .flatMap(context.say)
        }
        var lines = [finished.end] + report
        if let seed = finished.chosenSeed {
            let isPractice = if case .practice = finished.origin { true } else { false }
            lines.append(isPractice ? tr("Practice: not ranked.") : Sentences.chosenSeed(seed))
        } else if finished.score > context.bests[finished.board] ?? 0 {
            lines.append(tr("A new best!"))
        }
        return lines.flatMap(context.say)
    }

    /// Ends the game with nobody left to ask for a name: the score is kept under the name that would
    /// have been proposed.
    mutating func leave(_ context: Context) -> [Effect] {
        let effects = stop(context)
        guard case .naming(let finished) = stage else { return effects }
        stage = .ready
        guard finished.record.rankedScore != nil else { return effects + [.discard] }
        return effects + saveUnasked(finished, context)
    }

    /// Ends the game; its score has no name then.
    mutating func stop(_ context: Context) -> [Effect] {
        guard stage == .playing || stage == .paused else { return [] }
        let effects = round.giveUp(context)
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

    /// A score without a name is kept, too. This is said here, so that the next start need not.
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

    /// A score of 0 counts only under a name that is typed.
    private func ask(_ finished: FinishedGame, _ context: Context) -> [Effect] {
        guard finished.record.rankedScore != nil else {
            return context.say(tr("Type your name to save this score; Enter saves nothing."))
        }
        return context.say(
            proposed(context).map { tr("Your name? Enter for \($0); type - to discard this score.") }
                ?? tr("Your name? Type - to discard this score."))
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
        if let name = PlayerName(afterName(line)) { return save(name, finished, context) + Self.thanks }
        if isCommand(line, context) {
            let cited = Sentences.cited(line.text)
            return context.say(
                tr("\"\(cited)\" wasn't taken as a name. If it is yours, type \"name \(cited)\"."))
                + ask(finished, context)
        }
        guard let name = line.isEmpty ? proposed(context) : PlayerName(line.text) else {
            return context.say(tr("Type a name, or - to discard this score."))
        }
        return save(name, finished, context) + Self.thanks
    }

    private mutating func save(
        _ name: PlayerName, _ finished: FinishedGame, _ context: Context
    ) -> [Effect] {
        stage = .ready
        saveSentences = finished.sentences(context)
        return [.saveScore(finished, name: name), .change(context.settings) { $0.lastName = name }]
            + invite(context)
    }

    /// For a name that was typed.
    private static var thanks: [Effect] { [.sound(.reward(.saved))] }

    /// The rest after the word `name`, for names that could be mistaken for something else.
    private func afterName(_ line: PlainLine) -> String {
        guard let first = line.words.first, Sentences.nameWords.contains(first) else { return "" }
        return line.rest
    }

    /// Whether a line is a command rather than a name: something that can be typed in the game that is over, or before
    /// the next. It was late, or is from a script that expected another end, and must not appear on a leaderboard.
    ///
    /// A single letter that opens a page is a name all the same: many players use initials.
    private func isCommand(_ line: PlainLine, _ context: Context) -> Bool {
        let words = Sentences.stopWords + Sentences.pauseWords + Sentences.resumeWords + Sentences.cardsWords
        return words.contains(line.folded) || round.understands(line, context)
            || line.text.count > 1 && menu(context).hasWord(line.folded)
    }
}

extension FinishedGame {
    /// A time needs no word for what it is.
    fileprivate var end: String {
        let score = board.formatted(score: self.score)
        return board.game.isTimed ? tr("Game over. \(score).") : tr("Game over. Score \(score).")
    }

    fileprivate func sentences(_ context: Context) -> SaveSentences {
        guard chosenSeed == nil else {
            return SaveSentences(saved: tr("Saved."), pending: tr("Not saved yet."))
        }
        let rank = rank(among: context.scores)
        return SaveSentences(
            saved: tr("Saved: number \(rank) on the leaderboard."),
            pending: tr("Not saved yet; it will be number \(rank) on the leaderboard."))
    }
}

/// What to say of a score once it is known whether it is on the disk.
struct SaveSentences {
    let saved: String
    /// Known, but not written yet.
    let pending: String

    /// Nil while it is being written.
    func sentence(_ result: SaveResult) -> String? {
        result.isUnderWay ? nil : result.failure == nil ? saved : pending
    }
}

internal import GameRules
internal import Model
internal import Screens

/// A game's part of the conversation: choices and start, the running game, and the name at its end.
struct GameDialogue<Round: PlainRound>: Dialogue {
    private enum Stage: Hashable {
        case ready, playing, paused
        case naming(FinishedGame)
    }

    private enum Choice: Hashable {
        case start
        case round(Int)
        case leaderboard, statistics, settings, help, back
    }

    private var round: Round
    private var stage = Stage.ready
    private var hasIntroducedItself = false
    /// When the name was asked for.
    private var asked = Duration.zero

    init(_ context: PlainContext) { round = Round(context) }

    func listens(_ context: PlainContext) -> Bool { stage != .playing || round.awaitsLine }

    func wake(_ context: PlainContext) -> Duration? {
        stage == .paused ? nil : round.wake(context)
    }

    mutating func update(_ event: PlainEvent, _ context: PlainContext) -> [PlainEffect] {
        switch event {
        case .appeared: return introduce(context)
        case .heard(let sequence, let moment):
            round.heard(sequence, at: moment)
            return pass(context)
        case .time: return pass(context)
        case .answer(let answer): return round.take(answer, context) + pass(context)
        case .suspending: return stage == .playing ? pause(context) : []
        case .inputEnded: return leave(context)
        case .leaving: return stop(context)
        case .line(let line):
            switch stage {
            case .ready: return takeReady(line, context)
            case .playing: return takePlaying(line, context)
            case .paused: return takePaused(line, context)
            case .naming(let finished): return takeName(line, finished, context)
            }
        }
    }

    private mutating func pass(_ context: PlainContext) -> [PlainEffect] {
        stage == .paused ? [] : conclude(round.pass(context), context)
    }

    // MARK: - Before a game

    private func menu(_ context: PlainContext) -> NumberedMenu<Choice> {
        typealias Item = NumberedMenu<Choice>.Item
        let own = round.choices(context).enumerated().map {
            Item(
                $0.element.label, words: $0.element.words + [$0.element.name.lowercased()], .round($0.offset))
        }
        return NumberedMenu(
            items: [Item(Sentences.start, words: ["start", "s", "play"], .start)] + own + [
                Item(Sentences.leaderboard, words: ["leaderboard", "l", "scores"], .leaderboard),
                Item(Sentences.statistics, words: ["statistics", "t", "stats"], .statistics),
                Item(Sentences.settings, words: ["settings"], .settings),
                Item(Sentences.help, words: ["help", "h"], .help),
            ], last: .back(.back))
    }

    private mutating func introduce(_ context: PlainContext) -> [PlainEffect] {
        var effects: [PlainEffect] = []
        if !hasIntroducedItself {
            hasIntroducedItself = true
            effects += context.say(Sentences.title(of: Round.kind))
            if let seed = context.chosenSeed { effects += context.say(Sentences.chosenSeed(seed)) }
            if let day = context.day { effects += context.say(Sentences.daily(day)) }
            if let options = round.options(context), let best = best(options, context) {
                effects += context.tell(normal: Sentences.best(Round.kind.written(best)))
            }
        }
        return effects + invite(context)
    }

    private func best(_ options: GameOptions, _ context: PlainContext) -> Int? {
        Leaderboard.best(of: context.scores, context.board(of: options))
    }

    private func invite(_ context: PlainContext) -> [PlainEffect] {
        guard context.settings.verbosity == .full else {
            return context.tell(brief: Sentences.enterStartsBriefly, normal: Sentences.enterStarts)
        }
        return menu(context).lines + context.say(Sentences.enterStarts)
    }

    private mutating func takeReady(_ line: PlainLine, _ context: PlainContext) -> [PlainEffect] {
        if line.isEmpty { return start(context) }
        if line.text == "?" { return menu(context).lines }
        if Sentences.quitWords.contains(line.folded) { return [.quit] }
        guard let (choice, value) = menu(context).choice(line) else {
            return context.say(Sentences.notAChoice(line.text))
        }
        let board = context.board(of: round.options(context) ?? GameOptions(plain: Round.kind))
        switch choice {
        case .start: return start(context)
        case .round(let place): return choose(place, value, context)
        case .leaderboard: return [.go(.leaderboard(board))]
        case .statistics: return [.go(.statistics(Round.kind))]
        case .settings: return [.go(.settings)]
        case .help: return [.go(.help(Round.kind))]
        case .back: return [.back]
        }
    }

    private mutating func choose(_ place: Int, _ value: String, _ context: PlainContext) -> [PlainEffect] {
        guard let effects = round.choose(place, value, context) else {
            return context.say(Sentences.notAValue(value))
        }
        var context = context
        for case .change(let settings) in effects { context.settings = settings }
        let choice = round.choices(context)[place]
        return effects + (choice.value == nil ? [] : context.say(choice.label))
    }

    private mutating func start(_ context: PlainContext) -> [PlainEffect] {
        let effects = round.start(context)
        guard round.isRunning else { return effects }
        stage = .playing
        return conclude(effects + round.pass(context), context)
    }

    // MARK: - In a game

    private mutating func takePlaying(_ line: PlainLine, _ context: PlainContext) -> [PlainEffect] {
        if line.text == "?" { return (round.hints(context) + [Sentences.inGame]).flatMap(context.say) }
        if Sentences.stopWords.contains(line.folded) { return giveUp(context) }
        if Sentences.pauseWords.contains(line.folded) { return pause(context) }
        if Sentences.quitWords.contains(line.folded) { return leave(context) + [.quit] }
        let effects = conclude(round.take(line, context), context)
        return stage == .playing ? effects + pass(context) : effects
    }

    private mutating func pause(_ context: PlainContext) -> [PlainEffect] {
        stage = .paused
        round.pause(context)
        return [.sound(.silence)] + context.say(Sentences.paused)
    }

    private mutating func takePaused(_ line: PlainLine, _ context: PlainContext) -> [PlainEffect] {
        if line.isEmpty || Sentences.resumeWords.contains(line.folded) {
            stage = .playing
            return round.resume(context) + pass(context)
        }
        if Sentences.stopWords.contains(line.folded) { return giveUp(context) }
        if Sentences.quitWords.contains(line.folded) { return leave(context) + [.quit] }
        return context.say(Sentences.paused)
    }

    private mutating func giveUp(_ context: PlainContext) -> [PlainEffect] {
        let effects = conclude([.sound(.silence)] + round.giveUp(context), context)
        if case .naming = stage { return effects }
        stage = .ready
        return effects + context.say(Sentences.stopped) + invite(context)
    }

    // MARK: - The end

    /// Asks for a name when the game has ended in these effects.
    private mutating func conclude(_ effects: [PlainEffect], _ context: PlainContext) -> [PlainEffect] {
        for case .finish(let finished) in effects {
            stage = .naming(finished)
            asked = context.now
            return effects + summary(of: finished, context) + context.say(Sentences.name(proposed(context)))
        }
        return effects
    }

    private func summary(of finished: FinishedGame, _ context: PlainContext) -> [PlainEffect] {
        var lines = [Sentences.gameOver(finished.board.game.written(finished.score))]
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
    private mutating func leave(_ context: PlainContext) -> [PlainEffect] {
        let effects = stop(context)
        guard case .naming(let finished) = stage else { return effects }
        stage = .ready
        return effects + keepUnasked(finished, context)
    }

    /// Ends what runs; what was reached is without a name then.
    private mutating func stop(_ context: PlainContext) -> [PlainEffect] {
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

    private mutating func takeName(
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

/// The games that can be played line by line: all of them.
enum GameDialogues {
    /// A game's dialogue, ready for a first start.
    static func make(_ kind: GameKind, _ context: PlainContext) -> any Dialogue {
        switch kind {
        case .simon: GameDialogue<SimonRound>(context)
        case .squares: GameDialogue<SquaresRound>(context)
        case .pairs: GameDialogue<CardRound<PairsCards>>(context)
        case .words: GameDialogue<CardRound<WordsCards>>(context)
        case .match: GameDialogue<MatchRound>(context)
        }
    }
}

import GameRules
import Localization
import Model
import Presentation

struct PlainGameScreen<Round: PlainGame>: PlainScreen {
    enum Stage: Hashable {
        case ready, playing, paused
        case naming(FinishedGame)
    }

    enum Choice: Hashable {
        case start
        case round(Int)
        case leaderboard, statistics, settings, help, result, back
    }

    var round: Round
    var stage = Stage.ready
    private var hasIntroducedItself = false
    private var hasSaidMuted = false
    var finished: FinishedGame?
    var saveSentences: SaveSentences?

    init(_ context: Context) { round = Round(context) }

    func takesLine(_ context: Context) -> Bool { stage != .playing || round.awaitsLine }

    /// A note presses a pad, as its digit would; the start note is Enter.
    func line(for use: PadNotes.Use) -> PlainLine? {
        switch (stage, use) {
        case (.playing, .pad(let pad)): round.line(for: pad)
        case (.ready, .start), (.paused, .start): PlainLine("")
        default: nil
        }
    }

    func wake(_ context: Context) -> Duration? {
        stage == .paused ? nil : round.wake(context)
    }

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared: return introduce(context)
        case .heard(let sequence, let moment):
            round.heard(sequence, at: moment)
            return advance(context)
        case .tick: return advance(context)
        case .controller: return []
        case .answer(let answer): return round.handle(answer, context) + advance(context)
        case .saved(let result):
            defer { saveSentences = nil }
            return saveSentences?.sentence(result).map(context.say) ?? []
        case .suspending: return stage == .playing ? pause(context) : []
        case .inputEnded: return leave(context)
        case .leaving: return stop(context)
        case .input(let line):
            switch stage {
            case .ready: return takeReady(line, context)
            case .playing: return takePlaying(line, context)
            case .paused: return takePaused(line, context)
            case .naming(let finished): return takeName(line, finished, context)
            }
        }
    }

    private mutating func advance(_ context: Context) -> [Effect] {
        stage == .paused ? [] : conclude(round.advance(context), context)
    }

    // MARK: - Before a game

    func menu(_ context: Context) -> NumberedMenu<Choice> {
        typealias Item = NumberedMenu<Choice>.Item
        let own = round.choices(context).enumerated().map {
            Item(
                $0.element.label, words: $0.element.words + [$0.element.name.lowercased()], .round($0.offset))
        }
        // Last, so that the numbers of the others do not change.
        let result = finished == nil ? [] : [Item(tr("Result"), words: ["result", "share"], .result)]
        return NumberedMenu(
            items: [Item(tr("Start"), words: ["start", "s", "play"], .start)] + own + [
                Item(Sentences.leaderboard, words: Sentences.leaderboardWords, .leaderboard),
                Item(Sentences.statistics, words: ["statistics", "t", "stats"], .statistics),
                Item(Sentences.settings, words: ["settings"], .settings),
                Item(Sentences.help, words: ["help", "h"], .help),
            ] + result, last: .back(.back))
    }

    private mutating func introduce(_ context: Context) -> [Effect] {
        var effects: [Effect] = []
        if !hasIntroducedItself {
            hasIntroducedItself = true
            effects += context.say(Round.kind.title.string)
            effects += context.say(normal: Sentences.ended(Round.kind.summary.string))
            effects += round.introduction(context).flatMap { context.say(normal: $0) }
            if let seed = context.chosenSeed { effects += context.say(Sentences.chosenSeed(seed)) }
            if let day = context.day { effects += context.say(Sentences.daily(day)) }
            if let board = round.options(context).map({ context.leaderboard(of: $0.erased) }),
                let best = context.bests[board]
            {
                let score = board.formatted(score: best)
                effects += context.say(normal: tr("Best: \(score)."))
            }
        }
        return effects + invite(context)
    }

    func invite(_ context: Context) -> [Effect] {
        let options = (round.options(context) ?? .usual).erased
        let daily =
            context.seedOrigin(of: options).announcement.map { context.say(Sentences.ended($0.string)) } ?? []
        let (briefly, hint) = (
            round.missing ?? tr("Enter: start"), round.missing ?? tr("Enter starts; ? lists the choices.")
        )
        let filledIn = finished == nil ? [] : round.filledIn(context)
        guard context.settings.verbosity == .full else {
            return daily + filledIn + context.say(brief: briefly, normal: hint)
        }
        return daily + menu(context).lines + filledIn + context.say(hint)
    }

    private mutating func takeReady(_ line: PlainLine, _ context: Context) -> [Effect] {
        if line.isEmpty { return start(context) }
        if line.text == "?" { return menu(context).lines }
        if Sentences.quitWords.contains(line.folded) { return [.quit] }
        // A name of several words may begin with another command: "last one standing".
        if line.words.count > 1, let effects = choose(line.text, context) { return effects }
        guard let (choice, value) = menu(context).choice(line) else {
            // "5x5" is a grid; as the name of a leaderboard it would choose speed and growth, too.
            return chooseValue(line, context) ?? choose(line.text, context)
                ?? context.say(round.obstacle(line, context) ?? Sentences.notAChoice(line.text))
        }
        let board = context.leaderboard(of: (round.options(context) ?? .usual).erased)
        switch choice {
        case .start: return start(context)
        case .round(let index): return choose(index, value, context)
        case .leaderboard: return [.open(.leaderboard(board))]
        case .statistics: return [.open(.statistics(Round.kind))]
        case .settings: return [.open(.settings)]
        case .help: return [.open(.help)]
        case .result:
            let result = finished.map { ResultText($0, by: context.settings.lastName, among: context.scores) }
            return result.map { [.open(.result($0))] } ?? []
        case .back: return [.back]
        }
    }

    private mutating func choose(_ index: Int, _ value: String, _ context: Context) -> [Effect] {
        guard let effects = round.choose(index, value, context) else {
            let values = round.choices(context)[index].values()
            return choose(value, context) ?? context.say(Sentences.notAValue(value, of: values))
        }
        var context = context
        for case .applySettings(let settings) in effects { context.settings = settings }
        let choice = round.choices(context)[index]
        guard choice.value != nil else { return effects }
        return effects + context.say(choice.label) + context.say(normal: choice.explanation)
    }

    /// Chooses the option that has this value, in the player's language; nil when none matches.
    private mutating func chooseValue(_ line: PlainLine, _ context: Context) -> [Effect]? {
        let index = round.choices(context).firstIndex { choice in
            // A variant is chosen by its name, which tells its rule, too.
            !choice.words.contains("variant") && choice.values().contains { $0.folded == line.folded }
        }
        return index.map { choose($0, line.text, context) }
    }

    /// Chooses a variant by its name on leaderboards and the command line; nil when this game has no such variant.
    private mutating func choose(_ name: String, _ context: Context) -> [Effect]? {
        let name = String(name.folded.map { $0 == " " ? "-" : $0 })
        guard let variant = GameOptions(Round.kind, named: name)?.choices as? Round.Played.Options,
            let effects = round.choose(variant, context)
        else { return nil }
        var context = context
        for case .applySettings(let settings) in effects { context.settings = settings }
        return effects + context.say(tr("\(LeaderboardID(variant).title)."))
            + context.say(normal: round.choices(context).compactMap(\.explanation).first)
    }

    private mutating func start(_ context: Context) -> [Effect] {
        let effects = round.start(context)
        guard round.isRunning else { return effects }
        stage = .playing
        finished = nil
        let muted = hasSaidMuted ? nil : context.mutedNotice.map { Sentences.ended($0.string) }
        hasSaidMuted = context.mutedNotice != nil
        let start = conclude(effects + round.advance(context), context)
        return (muted.map { context.say($0) } ?? []) + start
    }

    // MARK: - In a game

    private mutating func takePlaying(_ line: PlainLine, _ context: Context) -> [Effect] {
        if line.text == "?" || ["help", Sentences.help.folded].contains(line.folded) {
            return (round.hints(context) + [tr("You can also type \"pause\", \"stop\" or \"quit\".")])
                .flatMap(context.say)
        }
        if Sentences.stopWords.contains(line.folded) { return giveUp(context) }
        if Sentences.pauseWords.contains(line.folded) { return pause(context) }
        if Sentences.quitWords.contains(line.folded) { return leave(context) + [.quit] }
        let effects = conclude(round.handle(line, context), context)
        return stage == .playing ? effects + advance(context) : effects
    }

    private mutating func pause(_ context: Context) -> [Effect] {
        stage = .paused
        round.pause(context)
        return [.sound(.silence)] + context.say(Sentences.paused)
    }

    private mutating func takePaused(_ line: PlainLine, _ context: Context) -> [Effect] {
        if line.isEmpty || Sentences.resumeWords.contains(line.folded) {
            stage = .playing
            return round.progress.flatMap(context.say) + round.resume(context) + advance(context)
        }
        if Sentences.stopWords.contains(line.folded) { return giveUp(context) }
        if Sentences.quitWords.contains(line.folded) { return leave(context) + [.quit] }
        return PlainSettings.handlePaused(line, context) ?? context.say(Sentences.paused)
    }

    private mutating func giveUp(_ context: Context) -> [Effect] {
        let effects = conclude([.sound(.silence)] + round.giveUp(context), context)
        if stage != .playing && stage != .paused { return effects }
        stage = .ready
        return effects + context.say(Sentences.stopped) + invite(context)
    }
}

import GameRules
import Model
import Presentation
import TerminalCore

extension GameScreen {
    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        var effects = shell.repeats.settle(at: context.now).flatMap { take(.key($0), context) }
        switch event {
        case .appeared:
            // Enter does the same after a page as at first.
            shell.menu.focus = firstFocus
            effects += fit(context)
        case .input(.resize): effects += fit(context)
        case .input(.key(let press)):
            let counts = !context.reportsReleases && countsOnce(press, context)
            if shell.repeats.passes(press, counts: counts, at: context.now) {
                effects += take(.key(press), context)
            } else {
                let presses = shell.repeats.take(press, counts: counts, at: context.now)
                effects += presses.flatMap { take(.key($0), context) }
            }
        case .input(let input): effects += take(input, context)
        case .heard(let number, let moment): heard(number, at: moment)
        case .suspending: effects += pause(context)
        case .answer(let result): effects += receive(result, context)
        case .inputEnded, .leaving: effects += leave(context)
        // "Saved" is only said of a score that is on the disk; the context tells of a failure.
        case .saved(let result): if result.failure != nil { shell.message = nil }
        case .tick, .controller: break
        }
        return effects + passTime(context)
    }

    /// Does what is due; an end that has been shown makes way for the question for a name.
    mutating func passTime(_ context: ScreenContext) -> [Effect] {
        keepTimeForScanning(context)
        let effects = advance(context)
        guard let end = endOfEnding, end <= context.now else { return effects }
        completePicture(context)
        return effects + conclude(context)
    }

    private var endOfEnding: Duration? {
        guard case .ending(let ending, let since) = shell.stage else { return nil }
        return length(of: ending).map { since + $0 }
    }

    func wake(_ context: ScreenContext) -> Duration? {
        (moments(context) + [endOfEnding, shell.repeats.deadline].compactMap(\.self)).min()
    }

    mutating func open(_ options: Played.Options, seed: UInt64, _ context: ScreenContext) {
        turnOffLights()
        (shell.message, shell.unsaved, shell.finished) = (nil, nil, nil)
        shell.stage = .playing
        round = GameRound(options, seed: seed, context.shared)
        layOut(options, context)
        arrange(context)
    }

    /// Before a round, of the game that would start now.
    func leaderboard(_ context: ScreenContext) -> LeaderboardID {
        guard shell.isReady else { return round.origin.leaderboard(of: game.options.erased) }
        return context.shared.leaderboard(of: (nextOptions(context) ?? game.options).erased)
    }

    /// A round that is not visible stands still.
    private mutating func fit(_ context: ScreenContext) -> [Effect] {
        let wasHidden = shell.isHidden
        shell.size = context.size
        arrange(context)
        guard shell.isPlaying, wasHidden != shell.isHidden else { return [] }
        return shell.isHidden ? halt(context) : proceed(context)
    }

    // MARK: - Input

    private mutating func take(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if case .key(let press) = input, press.phase == .press {
            (shell.usesMouse, shell.lastPress) = (false, press)
        }
        return handle(input, context)
    }

    private mutating func handle(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if shell.isHidden { return handleUnseen(input) }
        switch shell.stage {
        case .ready: return handleStart(input, context)
        case .playing: return handleRound(input, context)
        case .paused(let menu): return handle(input, for: menu, context)
        case .ending: return handleEnd(input, context)
        case .over: return deliver(input, context)
        }
    }

    private func handleUnseen(_ input: Event) -> [Effect] {
        guard case .key(KeyPress(.character("q"))) = input, shell.isReady else { return [] }
        return [.quit]
    }

    private mutating func handleStart(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if case .key(KeyPress(.character("u"))) = input, let prompt = shell.unsaved {
            return reopen(prompt, context)
        }
        if let effects = handleReady(input, context) { return effects }
        guard case .key(let press) = input else { return [] }
        var menu = shell.menu
        let item = menu.handle(
            press, choices: choiceKeys(context).items.map(\.action), actions: shell.startKeys.map(\.action))
        shell.menu = menu
        return item.map { activate($0, context) } ?? []
    }

    mutating func activate(_ item: GameMenu<Choice>.Item, _ context: ScreenContext) -> [Effect] {
        switch item {
        case .choice(let choice): return choose(choice, by: 1, context)
        case .action(.start): return start(context)
        case .action(.copy): return copyResult(context)
        case .action(.undo): return shell.unsaved.map { reopen($0, context) } ?? []
        case .action(let action): return becomeQuiet(context) + action.effects(leaderboard(context))
        }
    }

    private mutating func handleRound(_ input: Event, _ context: ScreenContext) -> [Effect] {
        // The message about the last game has been read by the first move.
        if input.isPress && !isGamesTurn { shell.message = nil }
        switch input {
        case .key(let press) where press.phase == .press && press.key == .escape: return pause(context)
        case .key(let press) where press.phase == .press && press.key == .character("?"):
            return pause(context) + [.open(.help)]
        case .focus(false) where Played.pausesOnFocusLoss: return pause(context)
        default: break
        }
        return handlePlaying(input, context)
    }

    mutating func act(_ action: RoundAction, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .pause: pause(context)
        case .restart: hasBegun ? pause(context, focus: .restart) : start(context)
        case .cancel, .next, .skip: perform(action, context)
        }
    }

    // MARK: - Pauses

    mutating func pause(_ context: ScreenContext, focus: PauseMenu.Choice = .resume) -> [Effect] {
        guard shell.isPlaying else { return [] }
        shell.stage = .paused(PauseMenu(focus: focus))
        arrange(context)
        return halt(context)
    }

    private mutating func halt(_ context: ScreenContext) -> [Effect] {
        round.halt(at: context.now)
        turnOffLights()
        return [.sound(.silence)]
    }

    private mutating func proceed(_ context: ScreenContext) -> [Effect] {
        round.clock.run(at: context.now)
        return soundAgain(context)
    }

    private mutating func handle(
        _ input: Event, for menu: PauseMenu, _ context: ScreenContext
    ) -> [Effect] {
        guard case .key(let press) = input else { return [] }
        var menu = menu
        let choice = menu.handle(press)
        shell.stage = .paused(menu)
        return choice.map { decide($0, context) } ?? []
    }

    mutating func decide(_ choice: PauseMenu.Choice, _ context: ScreenContext) -> [Effect] {
        switch choice {
        case .resume:
            shell.stage = .playing
            arrange(context)
            return proceed(context)
        case .restart:
            let (effects, message) = abandon(context)
            let all = effects + becomeReady(context) + start(context)
            shell.message = message
            return all
        case .help: return [.open(.help)]
        case .giveUp: return giveUp(context)
        case .sound, .haptics:
            return [.change(context.settings) { choice.setting?.change(&$0, by: 1, wraps: true) }]
        }
    }
}

extension Event {
    var isPress: Bool {
        if case .key(let press) = self { press.phase == .press } else { false }
    }
}

import GameRules
import Model
import TerminalCore
import Presentation

extension SquaresScreen {
    /// Between two rounds Start begins the next.
    var gamepadMapping: GamepadMapping {
        switch stage {
        case .playing: isBetweenRounds ? .choice : .round
        case .paused: .round
        case .ready, .failing, .naming: .choice
        }
    }

    /// Takes what came from the terminal, according to what the screen is doing.
    mutating func take(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if MinimumSize.applies(to: size) { return takeUnseen(input) }
        switch stage {
        case .ready: return takeReady(input, context)
        case .playing: return takePlaying(input, context)
        case .paused(let menu): return take(input, for: menu, context)
        case .failing(let finished, let mistake, let since):
            return takeFailing(input, finished, mistake, since: since, context)
        case .naming(let prompt): return take(input, for: prompt, context)
        }
    }

    // MARK: - Before a game

    private mutating func takeReady(_ input: Event, _ context: ScreenContext) -> [Effect] {
        switch input {
        case .key(let press):
            if let step = Self.lengthStep(press) { return choose(.length, by: step, context) }
            guard let item = menu.take(press, choices: SquaresChoice.allCases) else { return [] }
            return activate(item, context)
        case .mouse(let mouse): return takeReady(mouse, context)
        default: return []
        }
    }

    private mutating func takeReady(_ mouse: MouseEvent, _ context: ScreenContext) -> [Effect] {
        let choice = choices.action(at: mouse.position, in: layout.status)
        switch mouse.action {
        case .wheelUp: return choice.map { choose($0, by: 1, context) } ?? []
        case .wheelDown: return choice.map { choose($0, by: -1, context) } ?? []
        case .press:
            if let choice { return activate(.choice(choice), context) }
            if board.square(at: mouse.position) != nil { return start(context) }
            let keys = GameAction.keys(inRound: false)
            return keys.action(at: mouse.position, in: layout.page.navigation)
                .map { activate(.action($0), context) } ?? []
        default: return []
        }
    }

    private mutating func activate(_ item: GameMenu<SquaresChoice>.Item, _ context: ScreenContext) -> [Effect]
    {
        switch item {
        case .choice(let choice): return choose(choice, by: 1, context)
        case .action(.start): return start(context)
        case .action(let action): return action.effects(boardName(context))
        }
    }

    private mutating func choose(_ choice: SquaresChoice, by step: Int, _ context: ScreenContext) -> [Effect]
    {
        options = choice.change(options, by: step)
        word = nil
        rebuild(context)
        var settings = context.settings
        options.save(in: &settings)
        return [.applySettings(settings)]
    }

    /// The keys that make the sequence longer or shorter.
    static func lengthStep(_ press: KeyPress) -> Int? {
        guard press.phase != .release else { return nil }
        switch press.key {
        case .character("+"), .character("="): return 1
        case .character("-"): return -1
        default: return nil
        }
    }

    // MARK: - The end

    /// What is shown after a mistake can be skipped, once the player has had time to notice it.
    private mutating func takeFailing(
        _ input: Event, _ finished: FinishedGame, _ mistake: SquaresMistake, since: Duration,
        _ context: ScreenContext
    ) -> [Effect] {
        guard context.now - since >= AnimationTiming.failing else { return [] }
        switch input {
        case .key(let press) where press.phase == .press:
            guard [.enter, .escape, .character(" ")].contains(press.key) else { return [] }
        case .mouse(let mouse) where mouse.action == .press: break
        default: return []
        }
        askForName(finished, mistake, context)
        return [.sound(.silence)]
    }
}

internal import GameRules
internal import Model
internal import TerminalCore

extension SquaresScreen {
    /// Takes what came from the terminal, according to what the screen is doing.
    mutating func take(_ input: Event, _ context: Context) -> [Effect] {
        if TooSmall.applies(to: size) { return takeUnseen(input) }
        switch stage {
        case .ready: return takeReady(input, context)
        case .playing: return takePlaying(input, context)
        case .paused(let menu): return takePaused(input, menu, context)
        case .failing(let finished, let mistake, let since):
            return takeFailing(input, finished, mistake, since: since, context)
        case .naming(let prompt): return takeNaming(input, prompt, context)
        }
    }

    /// In a window without room only leaving works.
    private func takeUnseen(_ input: Event) -> [Effect] {
        guard case .key(KeyPress(.character("q"))) = input, case .ready = stage else { return [] }
        return [.quit]
    }

    // MARK: - Before a game

    private mutating func takeReady(_ input: Event, _ context: Context) -> [Effect] {
        switch input {
        case .key(let press):
            if let step = Self.lengthStep(press) { return choose(.length, by: step, context) }
            guard let item = menu.take(press, choices: SquaresChoice.allCases) else { return [] }
            return activate(item, context)
        case .mouse(let mouse): return takeReady(mouse, context)
        default: return []
        }
    }

    private mutating func takeReady(_ mouse: MouseEvent, _ context: Context) -> [Effect] {
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

    private mutating func activate(_ item: GameMenu<SquaresChoice>.Item, _ context: Context) -> [Effect] {
        switch item {
        case .choice(let choice): return choose(choice, by: 1, context)
        case .action(.start): return start(context)
        case .action(let action): return action.effects(boardName(context))
        }
    }

    private mutating func choose(_ choice: SquaresChoice, by step: Int, _ context: Context) -> [Effect] {
        options = choice.change(options, by: step)
        word = nil
        rebuild(context)
        return []
    }

    /// The keys that make the sequence longer or shorter.
    private static func lengthStep(_ press: KeyPress) -> Int? {
        guard press.phase != .release else { return nil }
        switch press.key {
        case .character("+"), .character("="): return 1
        case .character("-"): return -1
        default: return nil
        }
    }

    // MARK: - In a game

    private mutating func takePlaying(_ input: Event, _ context: Context) -> [Effect] {
        switch input {
        case .key(let press) where press.phase == .press: return takePlayingKey(press, context)
        case .mouse(let mouse) where mouse.action == .press:
            if let action = roundKeys.action(at: mouse.position, in: layout.page.notice) {
                return perform(action, context)
            }
            if isBetweenRounds {
                if choices.action(at: mouse.position, in: layout.status) != nil { resize(by: 1, context) }
                return []
            }
            return board.square(at: mouse.position).map { press($0, context) } ?? []
        default: return []
        }
    }

    private mutating func takePlayingKey(_ press: KeyPress, _ context: Context) -> [Effect] {
        if press.key == .escape { return pause(context) }
        switch game.phase {
        case .preview: return press.key == .backspace ? cancel(context) : []
        case .playing: return takeSquareKey(press, context)
        case .idle, .success: return takeRestKey(press, context)
        case .failure, .stopped: return []
        }
    }

    private mutating func takeSquareKey(_ press: KeyPress, _ context: Context) -> [Effect] {
        switch press.key {
        case .left, .right, .up, .down, .tab: moveFocus(press.key)
        case .enter, .character(" "): return (hovered ?? focus).map { self.press($0, context) } ?? []
        case .character(let key) where press.modifiers.isDisjoint(with: [.control, .alt]):
            return SquareKeys.square(for: key, on: game.options.grid).map { self.press($0, context) } ?? []
        default: break
        }
        return []
    }

    /// Between two rounds the length can be changed, or the next one started.
    private mutating func takeRestKey(_ press: KeyPress, _ context: Context) -> [Effect] {
        if let step = Self.lengthStep(press) { resize(by: step, context) }
        switch press.key {
        case .enter, .character(" "): return startRound(context)
        case .right, .up: resize(by: 1, context)
        case .left, .down: resize(by: -1, context)
        default: break
        }
        return []
    }

    private mutating func perform(_ action: SquaresRoundAction, _ context: Context) -> [Effect] {
        switch action {
        case .pause: return pause(context)
        case .cancel: return cancel(context)
        case .next: return startRound(context)
        }
    }

    /// Arrows walk over the grid, from where the mouse points or else from its middle.
    private mutating func moveFocus(_ key: Key) {
        let last = game.options.grid.side - 1
        guard let old = hovered ?? focus else {
            focus = Square(row: last / 2, column: last / 2)
            return tellFocus()
        }
        hovered = nil
        var (row, column) = (old.row, old.column)
        switch key {
        case .left: column = max(0, column - 1)
        case .right: column = min(last, column + 1)
        case .up: row = max(0, row - 1)
        case .down: row = min(last, row + 1)
        default:
            column = column == last ? 0 : column + 1
            row = column == 0 ? (row + 1) % (last + 1) : row
        }
        focus = Square(row: row, column: column)
        tellFocus()
    }

    private mutating func tellFocus() {
        guard let focus else { return }
        let state = lights[focus].flatMap { $0.light.isLit ? $0.mark.word : nil } ?? "dark"
        spoken = "\(focus.name): " + state
    }

    // MARK: - Pop-ups and the end

    private mutating func takePaused(_ input: Event, _ menu: PauseMenu, _ context: Context) -> [Effect] {
        var menu = menu
        let choice = menu.take(input, in: Rect(x: 0, y: 0, width: size.width, height: size.height))
        stage = .paused(menu)
        switch choice {
        case .resume: resume(context)
        case .giveUp: return giveUp(context)
        case nil: break
        }
        return []
    }

    /// What is shown after a mistake can be skipped, once the player has had time to notice it.
    private mutating func takeFailing(
        _ input: Event, _ finished: FinishedGame, _ mistake: SquaresMistake, since: Duration,
        _ context: Context
    ) -> [Effect] {
        guard context.now - since >= Motion.failing else { return [] }
        switch input {
        case .key(let press) where press.phase == .press:
            guard [.enter, .escape, .character(" ")].contains(press.key) else { return [] }
        case .mouse(let mouse) where mouse.action == .press: break
        default: return []
        }
        askForName(finished, mistake, context)
        return [.sound(.silence)]
    }

    private mutating func takeNaming(_ input: Event, _ prompt: GameOverPrompt, _ context: Context) -> [Effect]
    {
        var prompt = prompt
        let answer = prompt.take(input, in: Rect(x: 0, y: 0, width: size.width, height: size.height))
        stage = .naming(prompt)
        guard let answer else { return [] }
        becomeReady(context)
        if case .save = answer { word = prompt.finished.placeWord(context) }
        return prompt.finished.effects(of: answer, context)
    }
}

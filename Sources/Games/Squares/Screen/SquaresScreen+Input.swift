import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension SquaresScreen {
    /// Between two rounds Start begins the next.
    var gamepadMapping: GamepadMapping {
        switch shell.stage {
        case .playing: isBetweenRounds ? .choice : .round
        case .paused: .round
        case .ready, .ending, .over: .choice
        }
    }

    func moveOffers(_ context: ScreenContext) -> [Offer] { isBetweenRounds ? [] : offers(.everyone) }

    /// A click on the grid starts.
    func trialOffers(_ context: ScreenContext) -> [Offer] { offers(.mouse) }

    private func offers(_ reach: Offer.Reach) -> [Offer] {
        board.grid.squares.map { Offer(board.tile($0).cells, Action.move(.press($0)), reach: reach) }
    }

    mutating func startWith(_ move: SquaresGame.Move, _ context: ScreenContext) -> [Effect] { start(context) }

    mutating func point(at move: SquaresGame.Move?) {
        if case .press(let square)? = move { hovered = square } else { hovered = nil }
    }

    // MARK: - Before a game

    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]? {
        guard case .key(let press) = input else { return nil }
        return lengthStep(press).map { choose(.squaresLength, by: $0, context) }
    }

    /// What can be chosen now: all of it before a game, the length between two rounds.
    func choiceKeys(_ context: ScreenContext) -> KeyBar<Setting> {
        guard shell.isReady else {
            // Where rounds are counted, all are as long as the first.
            guard game.options.grows else { return KeyBar(items: []) }
            var next = context.settings
            next.squaresLength = game.length
            return KeyBar(items: [item(.squaresLength, next)])
        }
        let bars = [false, true].map { isShort in
            KeyBar(items: Self.kind.ownRows.map { item($0, context.settings, isShort: isShort) })
        }
        return bars[0].columns > layout.status.size.width ? bars[1] : bars[0]
    }

    /// The length has two halves, shorter and longer, for those who can only click or use one key.
    /// - Parameter isShort: where there is little room, what a value says by itself is not named.
    private func item(_ row: Setting, _ settings: Settings, isShort: Bool = false) -> KeyBar<Setting>.Item {
        let (name, value) = (row.name, row.value(in: settings))
        let (key, label): (SafeText, SafeText) =
            switch (row, isShort) {
            case (.squaresLength, false): ("-+", name + " " + value)
            case (.squaresLength, true): ("- " + value + " +", "")
            case (.squaresGrows, true): (name + " " + value, "")
            case (_, true): (value, "")
            case (_, false): (name, value)
            }
        return .init(key: key, label: label, action: row, isPair: row == .squaresLength)
    }

    func focusLine(_ row: Setting) -> SafeText {
        row == .squaresLength ? tr("Up and down change the length") : tr("Enter changes the marked item")
    }

    mutating func play(_ row: Setting, by step: Int, _ context: ScreenContext) -> [Effect] {
        resize(by: step, context)
    }

    /// How far a key changes the length: up and down do so while it is in focus, so that a gamepad goes both ways.
    private func lengthStep(_ press: KeyPress) -> Int? {
        guard press.phase != .release else { return nil }
        let isFocused = shell.isReady && shell.menu.focusedChoice == .squaresLength
        return switch press.key {
        case .character("+"), .character("="): 1
        case .character("-"): -1
        case .up where isFocused: 1
        case .down where isFocused: -1
        default: nil
        }
    }

    // MARK: - In a game

    var roundKeys: KeyBar<RoundAction> {
        switch (shell.stage, game.phase) {
        case (.ending(.again, _), _): KeyBar(items: [.skip])
        case (.playing, .preview): KeyBar(items: [.cancel, .pause])
        case (.playing, .success), (.playing, .idle): KeyBar(items: [.next, .pause])
        case (.playing, _): KeyBar(items: [.pause])
        default: KeyBar(items: [])
        }
    }

    mutating func perform(_ action: RoundAction, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .cancel:
            // Without a point there is nothing to go on with.
            let effects = perform(SquaresGame.Move.cancel, context)
            return game.score == 0 ? effects + becomeReady(context) : effects
        case .next: return perform(SquaresGame.Move.start, context)
        case .skip: return goOn(context)
        case .pause, .restart: return []
        }
    }

    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        guard case .key(let press) = input, press.phase == .press else { return [] }
        return switch game.phase {
        case .preview: press.key == .backspace ? perform(RoundAction.cancel, context) : []
        case .playing: handleSquareKey(press, context)
        case .idle, .success: handleRestKey(press, context)
        case .failure, .won, .stopped: []
        }
    }

    private mutating func handleSquareKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        switch press.key {
        case .left, .right, .up, .down, .tab: moveFocus(press.key)
        case .enter, .character(" "):
            return (hovered ?? focus).map { perform(.press($0), context) } ?? []
        case .character(let key) where !press.isChord:
            let square = SquareKeys.square(for: key, on: game.options.grid)
            return square.map { perform(.press($0), context) } ?? []
        default: break
        }
        return []
    }

    private mutating func handleRestKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        if let step = lengthStep(press) { return resize(by: step, context) }
        return switch press.key {
        case .enter, .character(" "): perform(SquaresGame.Move.start, context)
        case .right, .up: resize(by: 1, context)
        case .left, .down: resize(by: -1, context)
        default: []
        }
    }

    private mutating func resize(by step: Int, _ context: ScreenContext) -> [Effect] {
        let length = SquaresOptions.nearest(game.length + step)
        return length == game.length ? [] : perform(.resize(length), context)
    }

    /// Arrows walk over the grid, from where the mouse points or else from its middle.
    private mutating func moveFocus(_ key: Key) {
        let last = game.options.grid.side - 1
        if let old = hovered ?? focus {
            hovered = nil
            focus = old.next(key, last: last)
        } else {
            focus = Square(row: last / 2, column: last / 2)
        }
        guard let focus else { return }
        let state =
            lights[focus].flatMap { $0.light.isLit ? $0.mark.label : nil }
            ?? SafeText(tr("dark", context: "of a square"))
        spoken = "\(focus.name): " + state
    }

    // MARK: - The end

    func isMove(_ input: Event, _ context: ScreenContext) -> Bool {
        guard case .key(let press) = input else { return false }
        return switch press.key {
        case .left, .right, .up, .down, .tab: true
        case .enter, .character(" "): (hovered ?? focus) != nil
        case .character(let key): SquareKeys.square(for: key, on: game.options.grid) != nil
        default: false
        }
    }

    var prompt: GameOverPrompt? {
        switch shell.stage {
        case .over(let prompt), .ending(.again(let prompt), _): prompt
        default: nil
        }
    }

    mutating func goOn(_ context: ScreenContext) -> [Effect] {
        guard case .ending(.again(let prompt), _) = shell.stage else { return skipEnd(context) }
        turnOffLights()
        shell.stage = .over(prompt)
        return [.sound(.silence)]
    }

    /// Any key or click brings the prompt back from the sequence, and a letter goes on with the name.
    mutating func handleEnding(_ input: Event, _ context: ScreenContext) -> [Effect] {
        guard case .ending(.again, _) = shell.stage, input.isPress else { return [] }
        let effects = goOn(context)
        guard case .key(let press) = input, case .character = press.key else { return effects }
        return effects + deliver(input, context)
    }
}

extension Square {
    /// The square that an arrow leads to, or that Tab does in reading order.
    /// - Parameter last: the last row, which is the last column too.
    fileprivate func next(_ key: Key, last: Int) -> Square {
        switch key {
        case .left: Square(row: row, column: max(0, column - 1))
        case .right: Square(row: row, column: min(last, column + 1))
        case .up: Square(row: max(0, row - 1), column: column)
        case .down: Square(row: min(last, row + 1), column: column)
        default:
            column < last
                ? Square(row: row, column: column + 1) : Square(row: (row + 1) % (last + 1), column: 0)
        }
    }
}

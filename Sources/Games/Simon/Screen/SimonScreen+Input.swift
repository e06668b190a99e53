import GameRules
import Localization
import Model
import Presentation
import TerminalCore

extension SimonScreen {
    var gamepadMapping: GamepadMapping { shell.padMapping }

    mutating func point(at move: SimonGame.Move?) {
        if case .press(let pad)? = move {
            focus.hovered = arrangement.places.firstIndex(of: pad)
        } else {
            focus.hovered = nil
        }
    }

    // MARK: - Before a game

    mutating func handleReady(_ input: Event, _ context: ScreenContext) -> [Effect]? {
        if case .focus(let isFocused) = input {
            (idling.isInFront, idling.since) = (isFocused, context.now)
            return isFocused ? [] : letGo(context)
        }
        idling.since = context.now
        if case .key(let press) = input, press.phase != .release, !press.isChord,
            let effects = handleVariants(press.key, context)
        {
            return effects
        }
        if let effects = handlePad(input, context) { return effects }
        guard case .key(let press) = input, press.phase == .press,
            !press.isChord
        else { return nil }
        switch press.key {
        case .character("v"): return choose(.variant, by: 1, context)
        case .character("V"): return choose(.variant, by: -1, context)
        case .character("a"): return request(.last)
        case .character("o"): return request(.longest)
        case .escape: return endReplay()
        default: return nil
        }
    }

    func choiceKeys(_ context: ScreenContext) -> KeyBar<SimonChoice> {
        KeyBar(items: [
            .init(key: "v", label: SafeText(context.settings.variant.title), action: .variant),
            .init(key: "a", label: tr("replay last"), action: .replay(.last)),
            .init(key: "o", label: tr("replay longest"), action: .replay(.longest)),
        ])
    }

    func focusLine(_ choice: SimonChoice) -> SafeText {
        switch choice {
        case .variant, .pick, .done: tr("Enter: another variant")
        case .replay(.last): tr("Enter: replay the last sequence")
        case .replay(.longest): tr("Enter: replay the longest sequence")
        }
    }

    mutating func choose(_ choice: SimonChoice, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch choice {
        case .variant:
            return choose(
                .pick(SimonVariant.allCases.element(after: context.settings.variant, by: step)), by: 1,
                context)
        case .pick(let variant):
            shell.message = nil
            isChoosing = true
            arrange(context)
            return endReplay() + [.change(context.settings) { $0.variant = variant }]
        case .done:
            isChoosing = false
            arrange(context)
            return []
        case .replay(let sequence): return request(sequence)
        }
    }

    /// Releases what is held before another page is shown, which would get the release.
    mutating func becomeQuiet(_ context: ScreenContext) -> [Effect] {
        lamps.endCelebration()
        (idling.since, mistake, isChoosing) = (context.now, nil, false)
        return letGo(context) + endReplay()
    }

    // MARK: - In a game

    mutating func handlePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if case .focus(let isFocused) = input { return focusChanged(isFocused, context) }
        if case .key(let press) = input, press.phase == .press {
            if focus.move(press.key) { return [] }
            if press.key == .enter || press.key == .character(" ") {
                guard let index = focus.chosen, isPlayersTurn else { return [] }
                return judge(arrangement.places[index], held: false, context)
            }
        }
        if isPlayersTurn { return handlePad(input, context) ?? [] }
        if isPad(input, context) { shell.message = Self.notYet }
        return handleRelease(input, context)
    }

    var isGamesTurn: Bool { !isPlayersTurn }

    var hasTimeLimit: Bool { game.options.timeLimit != nil }

    /// The pads, and the hub, which starts.
    func trialOffers(_ context: ScreenContext) -> [Offer] {
        offers(of: arrangement.places)
            + [board.hub.map { Offer($0, Action.menu(.start), reach: .mouse) }].compactMap(\.self)
    }

    func moveOffers(_ context: ScreenContext) -> [Offer] {
        let absent =
            game.options.variant == .lastOneStanding
            ? Set(Pad.allCases).subtracting(game.seats.pads) : []
        return offers(of: arrangement.places.filter { !absent.contains($0) })
    }

    private func offers(of pads: [Pad]) -> [Offer] {
        pads.compactMap { pad in
            arrangement.places.firstIndex(of: pad).map { board.offer(of: $0, Action.move(.press(pad))) }
        }
    }

    mutating func make(_ move: SimonGame.Move, _ context: ScreenContext) -> [Effect] {
        guard isPlayersTurn else {
            shell.message = Self.notYet
            return []
        }
        return startWith(move, context)
    }

    /// Presses a pad until the mouse button is released.
    mutating func startWith(_ move: SimonGame.Move, _ context: ScreenContext) -> [Effect] {
        guard case .press(let pad) = move else { return [] }
        held.press(pad)
        return judge(pad, held: true, context)
    }

    mutating func release(_ context: ScreenContext) -> [Effect] {
        held.releaseMouse().map { release($0, context) } ?? []
    }

    static var notYet: SafeText { tr("Simon's turn: wait for yours") }

    func isMove(_ input: Event, _ context: ScreenContext) -> Bool {
        guard case .key(let press) = input else { return false }
        var moved = focus
        let chooses = focus.chosen != nil && [.enter, .character(" ")].contains(press.key)
        return chooses || moved.move(press.key) || isPad(input, context)
    }

    func countsOnce(_ press: KeyPress, _ context: ScreenContext) -> Bool {
        let presses = [.enter, .character(" ")].contains(press.key)
        return pad(for: press.key, context) != nil
            ? shell.isPlaying || shell.isReady : shell.isPlaying && presses
    }

    private func isPad(_ input: Event, _ context: ScreenContext) -> Bool {
        guard case .key(let press) = input else { return false }
        return press.phase == .press && pad(for: press.key, context) != nil
    }

    /// While the terminal has no focus the time to press a pad stands still, and held pads are released: their release
    /// goes to another window.
    private mutating func focusChanged(_ isFocused: Bool, _ context: ScreenContext) -> [Effect] {
        if isPlayersTurn, game.options.timeLimit != nil {
            if isFocused { round.clock.run(at: context.now) } else { round.halt(at: context.now) }
        }
        return isFocused ? [] : letGo(context)
    }
}

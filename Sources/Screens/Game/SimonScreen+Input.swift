import GameRules
import Model
import TerminalCore
import Presentation

extension SimonScreen {
    /// The pads lie under the buttons until a pop-up lies over the pads.
    var gamepadMapping: GamepadMapping {
        switch stage {
        case .ready: .pads
        case .playing, .failing, .winning: .padsInRound
        case .paused: .round
        case .naming: .choice
        }
    }

    /// Takes what came from the terminal, according to what the screen is doing.
    mutating func take(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if MinimumSize.applies(to: size) { return takeUnseen(input) }
        if case .focus(let isFocused) = input { return takeFocus(isFocused, context) }
        switch stage {
        case .ready: return takeReady(input, context)
        case .playing: return takePlaying(input, context)
        case .paused(let menu): return take(input, for: menu, context)
        case .failing, .winning: return takeRelease(input, context)
        case .naming(let prompt): return take(input, for: prompt, context)
        }
    }

    private mutating func takeReady(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if let effects = takePad(input, context) { return effects }
        switch input {
        case .key(let press) where press.phase != .release: return takeReadyKey(press, context)
        case .mouse(let mouse) where mouse.action == .press:
            if let keys = memoryKeys(context),
                let action = StatusLine(context, keys: keys, in: layout.notice)
                    .action(at: mouse.position, of: keys)
            {
                return remember(action)
            }
            guard let action = navigation.action(at: mouse.position, in: layout.navigation) else { return [] }
            return perform(action, context)
        default: return []
        }
    }

    private mutating func takeReadyKey(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        switch press.key {
        case .enter: return perform(focus, context)
        case .character(" "): return perform(.start, context)
        case .character("l"): return perform(.leaderboard, context)
        case .character("s"): return perform(.settings, context)
        case .character("t"): return perform(.statistics, context)
        case .character("a"): return remember(.last)
        case .character("o"): return remember(.longest)
        case .escape: return endSequenceReplay()
        case .character("m"): return perform(.games, context)
        case .character("?"): return perform(.help, context)
        case .character("q"): return perform(.quit, context)
        case .tab: moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
        case .right, .down: moveFocus(by: 1)
        case .left, .up: moveFocus(by: -1)
        default: break
        }
        return []
    }

    private mutating func moveFocus(by step: Int) {
        let actions = navigation.items.map(\.action)
        let place = (actions.firstIndex(of: focus) ?? 0) + step
        focus = actions[(place + actions.count) % actions.count]
    }

    /// What is held is let go first: another screen would get the release.
    private mutating func perform(_ action: SimonAction, _ context: ScreenContext) -> [Effect] {
        let quiet = letGo(context) + endSequenceReplay()
        switch action {
        case .start: return start(context)
        case .pause: return pause(context)
        case .leaderboard: return quiet + [.open(.leaderboard(boardName(context)))]
        case .games: return quiet + [.open(.picker)]
        case .settings: return quiet + [.open(.settings)]
        case .statistics: return quiet + [.open(.statistics(.simon))]
        case .help: return quiet + [.open(.help)]
        case .quit: return [.quit]
        }
    }

    private mutating func takePlaying(_ input: Event, _ context: ScreenContext) -> [Effect] {
        if case .key(let press) = input, press.phase == .press {
            switch press.key {
            case .escape: return pause(context)
            case .left, .right, .up, .down: movePadFocus(press.key)
            case .tab: focusedPlace = ((focusedPlace ?? -1) + 1) % places.count
            case .enter, .character(" "):
                guard let focusedPlace, isPlayersTurn else { return [] }
                return judge(places[focusedPlace], held: false, context)
            default: break
            }
        }
        if case .mouse(let mouse) = input, mouse.action == .press,
            navigation.action(at: mouse.position, in: layout.navigation) == .pause
        {
            return pause(context)
        }
        guard isPlayersTurn else { return takeRelease(input, context) }
        return takePad(input, context) ?? []
    }

    /// While the player looks elsewhere the time to press a pad stands still, and what is held is let go:
    /// another window is told when it comes up.
    private mutating func takeFocus(_ isFocused: Bool, _ context: ScreenContext) -> [Effect] {
        if stage == .playing, isPlayersTurn, game.options.timeLimit != nil {
            if isFocused { clock.run(at: context.now) } else { clock.stop(at: context.now) }
        }
        return isFocused ? [] : letGo(context)
    }

    /// Arrows walk over the two by two pads.
    private mutating func movePadFocus(_ key: Key) {
        let place = focusedPlace ?? 0
        focusedPlace =
            switch key {
            case .left: place & 0b10
            case .right: place | 0b01
            case .up: place & 0b01
            default: place | 0b10
            }
    }
}

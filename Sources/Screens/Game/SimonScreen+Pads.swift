internal import GameRules
internal import Model
internal import TerminalCore

extension SimonScreen {
    /// The pad of a key, by its letter in the settings or its digit.
    private func pad(for key: Key, _ context: Context) -> Pad? {
        guard case .character(let character) = key else { return nil }
        return context.settings.padKeys.pad(for: character)
    }

    /// Presses or releases a pad by key or mouse; nil when the input is for something else.
    mutating func takePad(_ input: Event, _ context: Context, _ other: (Event) -> [Effect]) -> [Effect]? {
        switch input {
        case .key(let press):
            guard let pad = pad(for: press.key, context), press.modifiers.isDisjoint(with: [.control, .alt])
            else { return nil }
            switch press.phase {
            case .press: return judge(pad, held: context.reportsReleases, context)
            case .repeat: return []
            case .release: return release(pad, context)
            }
        case .mouse(let mouse):
            switch mouse.action {
            case .press:
                guard let pad = board.pad(at: mouse.position) else { return nil }
                heldByMouse = pad
                return judge(pad, held: true, context)
            case .release: return takeRelease(input, context)
            default: return nil
            }
        default: return nil
        }
    }

    /// Lets go of what is held, whatever the screen is doing.
    mutating func takeRelease(_ input: Event, _ context: Context) -> [Effect] {
        switch input {
        case .key(let press) where press.phase == .release:
            guard let pad = pad(for: press.key, context) else { return [] }
            return release(pad, context)
        case .mouse(let mouse) where mouse.action == .release:
            guard let pad = heldByMouse else { return [] }
            heldByMouse = nil
            return release(pad, context)
        default: return []
        }
    }

    /// A press: heard, seen and felt at once, then judged if a round runs.
    mutating func judge(_ pad: Pad, held: Bool, _ context: Context) -> [Effect] {
        guard case .playing = stage else { return touch(pad, held: held, context) }
        let outcomes = game.make(.press(pad), at: clock.time(at: context.now))
        if case .wrong(let mistake)? = outcomes.last { return fail(mistake, context) }
        guard !outcomes.isEmpty else { return [] }
        var effects = touch(pad, held: held, context)
        for outcome in outcomes {
            switch outcome {
            case .roundComplete: effects.append(.feel(.complete))
            case .show(let next): show = Showing(next)
            default: break
            }
        }
        return effects
    }

    private mutating func touch(_ pad: Pad, held: Bool, _ context: Context) -> [Effect] {
        word = nil
        lights[pad.rawValue].on()
        darkens[pad] = held ? nil : context.now + Motion.press
        if context.settings.haptics && !context.look.reducedMotion {
            jolt = Jolt(pad: pad, end: context.now + Motion.jolt)
            board = Board(in: layout.board, look: context.look, jolted: pad)
        }
        return [.sound(.press(pad, held: held)), .feel(.press)]
    }

    private mutating func release(_ pad: Pad, _ context: Context) -> [Effect] {
        guard lights[pad.rawValue].isLit, darkens[pad] == nil, show?.litPad != pad else { return [] }
        // A tap shines and sounds as long as on a terminal that does not report the release.
        lights[pad.rawValue].off(at: context.now)
        return [.sound(.release(pad))]
    }
}

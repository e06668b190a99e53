import GameRules
import Model
import Presentation

extension SquaresScreen {
    mutating func advance(_ context: ScreenContext) -> [Effect] {
        for (square, light) in lights {
            if let end = light.end, end <= context.now { lights[square]?.off(at: end) }
        }
        lights = lights.filter { $0.value.light.isLit || $0.value.light.moves(at: context.now) }
        if let shake, shake.end <= context.now { self.shake = nil }
        if let completion, completion <= context.now { shine(context) }
        switch shell.stage {
        case .playing: return isLive ? follow(round.advance(to: context.now), context) : []
        case .ending(.mistake, let since) where context.now >= since + AnimationTiming.answer:
            completePicture(context)
            return []
        case .ending(.again(let prompt), let since): return showAgain(since: since, before: prompt, context)
        case .ending(.victory, let since) where context.now >= since + AnimationTiming.winning:
            turnOffLights()
            return []
        case .ready, .paused, .ending, .over: return []
        }
    }

    func length(of ending: SquaresEnding) -> Duration? {
        switch ending {
        case .mistake: AnimationTiming.failing
        case .victory: AnimationTiming.winning
        // Leads back to the name that was asked for.
        case .again: nil
        }
    }

    mutating func follow(_ events: RoundEvents<SquaresGame.Outcome>, _ context: ScreenContext) -> [Effect] {
        follow(events, numbered: false, context)
    }

    mutating func completePicture(_ context: ScreenContext) {
        guard case .ending(.mistake(let mistake), _) = shell.stage, lights[mistake.right] == nil else {
            return
        }
        light(mistake.right, .shown(number: mistake.index + 1), until: nil)
    }

    private mutating func showAgain(
        since: Duration, before prompt: GameOverPrompt, _ context: ScreenContext
    ) -> [Effect] {
        let age = context.now - since
        guard age < game.game.end(of: repetition) else {
            turnOffLights()
            shell.stage = .over(prompt)
            return []
        }
        return follow(round.follow(repetition, at: age), numbered: true, context)
    }

    private var repetition: LightSchedule { game.game.lights(from: .milliseconds(250)) }

    private mutating func follow(
        _ events: RoundEvents<SquaresGame.Outcome>, numbered: Bool, _ context: ScreenContext
    ) -> [Effect] {
        if events.outcomes.contains(.playersTurn) { spoken = nil }
        guard events.hasNewLight else { return events.cues }
        for (square, light) in lights where light.mark.isShown { lights[square]?.off(at: context.now) }
        if let index = round.lit {
            seen = index + 1
            let square = game.sequence[index]
            light(square, .shown(number: numbered ? index + 1 : nil), until: nil)
            spoken = numbered ? "\(index + 1): \(square.name)" : SafeText(square.name)
        }
        return events.cues
    }

    func moments(_ context: ScreenContext) -> [Duration] {
        var moments = lights.values.compactMap(\.end)
        moments += [shake?.end, completion].compactMap(\.self)
        if lights.values.contains(where: { $0.light.moves(at: context.now) }) {
            moments.append(context.now + AnimationTiming.frame)
        }
        return moments + stageMoments(context)
    }

    private func stageMoments(_ context: ScreenContext) -> [Duration] {
        switch shell.stage {
        case .playing: return isLive ? [round.wake(after: context.now)].compactMap(\.self) : []
        case .ending(.mistake, let since):
            let answered = since + AnimationTiming.answer
            return context.now < answered ? [answered] : []
        case .ending(.again, let since):
            return [repetition.nextChange(after: context.now - since), game.game.end(of: repetition)]
                .compactMap { $0.map { since + $0 } }
        case .ready, .paused, .ending(.victory, _), .over: return []
        }
    }
}

import GameRules
import Model
import TerminalCore
import Presentation

extension SquaresScreen {
    /// Lets time pass: lights go out, the preview goes on, and after a mistake the sequence is shown.
    mutating func pass(_ context: ScreenContext) -> [Effect] {
        for (square, light) in lights {
            if let end = light.end, end <= context.now { lights[square]?.off(at: end) }
        }
        lights = lights.filter { $0.value.light.isLit || $0.value.light.moves(at: context.now) }
        if let jolt, jolt.end <= context.now { self.jolt = nil }
        switch stage {
        case .playing: return playOn(context)
        case .failing(let finished, let mistake, let since):
            return failOn(finished, mistake, since: since, context)
        case .ready, .paused, .naming: return []
        }
    }

    private mutating func playOn(_ context: ScreenContext) -> [Effect] {
        guard !MinimumSize.applies(to: size), case .preview(let show) = game.phase else { return [] }
        let time = fair(show.schedule, context)
        let effects = follow(show, at: time, numbered: false, context)
        if game.advance(to: time).contains(.playersTurn) {
            shownPlace = nil
            spoken = nil
        }
        return effects
    }

    /// The game's time now. When the program was kept from running for the better part of a light, which nobody
    /// can have seen then, the clock goes back to where that light begins.
    private mutating func fair(_ schedule: LightSchedule, _ context: ScreenContext) -> Duration {
        var time = clock.time(at: context.now)
        // Another game begins with another clock.
        followed = min(followed, time)
        let missed = (0..<schedule.count).first { schedule.onset($0) > followed }
        if let missed, time > schedule.onset(missed) + schedule.on / 2 {
            time = schedule.onset(missed)
            clock.hold(at: time)
            clock.lay(on: context.now)
        }
        followed = time
        return time
    }

    /// The wrong square stays red for a while; then the sequence is shown with its numbers, and then a
    /// name is asked for.
    private mutating func failOn(
        _ finished: FinishedGame, _ mistake: SquaresMistake, since: Duration, _ context: ScreenContext
    ) -> [Effect] {
        let age = context.now - since
        guard age >= AnimationTiming.failing else { return [] }
        if shownPlace == nil { lights[mistake.pressed]?.off(at: context.now) }
        let show = game.game.replaySequence(at: AnimationTiming.failing)
        guard age < show.end else {
            askForName(finished, mistake, context)
            return []
        }
        return follow(show, at: age, numbered: true, context)
    }

    /// Lights the square whose time has come, with a tone of its own.
    private mutating func follow(
        _ show: SquaresPresentation, at time: Duration, numbered: Bool, _ context: ScreenContext
    ) -> [Effect] {
        let place = show.schedule.index(at: time)
        guard place != shownPlace else { return [] }
        if let old = shownPlace { lights[show.squares[old]]?.off(at: context.now) }
        shownPlace = place
        guard let place else { return [] }
        shownCount = place + 1
        let square = show.squares[place]
        light(square, .shown(number: numbered ? place + 1 : nil), until: nil)
        spoken = numbered ? "\(place + 1): \(square.name)" : SafeText(square.name)
        return [.sound(.scale(square.row * game.options.grid.side + square.column))]
    }

    /// The moments at which something happens by itself.
    func stageMoments(_ context: ScreenContext) -> [Duration] {
        switch stage {
        case .playing:
            guard case .preview(let show) = game.phase, !MinimumSize.applies(to: size) else { return [] }
            let time = clock.time(at: context.now)
            return [show.schedule.nextChange(after: time), show.end].compactMap { $0.flatMap(clock.moment) }
        case .failing(_, _, let since):
            let show = game.game.replaySequence(at: AnimationTiming.failing)
            let age = context.now - since
            return [show.schedule.nextChange(after: age), show.end].compactMap { $0.map { since + $0 } }
        case .ready, .paused, .naming: return []
        }
    }

    /// Lights a square.
    mutating func light(_ square: Square, _ mark: SquareMark, until end: Duration?) {
        lights[square] = SquareLight(mark, until: end)
        if case .shown = mark { return }
        spoken = "\(square.name): " + mark.word
    }

    /// Stops the game where it is.
    mutating func halt(_ context: ScreenContext) -> [Effect] {
        clock.stop(at: context.now)
        turnOffLights()
        return [.sound(.silence)]
    }

    /// Puts every light out; what is shown lights up again when the game goes on.
    mutating func turnOffLights() {
        lights = [:]
        shownPlace = nil
        shownCount = 0
        jolt = nil
    }
}

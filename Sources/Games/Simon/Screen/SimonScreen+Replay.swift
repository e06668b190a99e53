import GameRules
import Localization
import Model
import Presentation

// Sequences that are heard and seen again outside of a round: from the error on, the last, the longest.
extension SimonScreen {
    mutating func request(_ sequence: SequenceReplay) -> [Effect] {
        requestedReplay = sequence
        return [.query(.memory)]
    }

    mutating func receive(_ result: QueryResult, _ context: ScreenContext) -> [Effect] {
        guard shell.isReady, let requestedReplay else { return [] }
        if case .failure(let reason) = result {
            (self.requestedReplay, shell.message) = (nil, reason)
        }
        guard case .memory(let memory) = result else { return [] }
        self.requestedReplay = nil
        let pads = requestedReplay == .last ? memory.last : memory.longest
        guard !pads.isEmpty else {
            shell.message = tr("Nothing to replay yet: play a game first")
            return []
        }
        shell.message =
            requestedReplay == .last
            ? tr("The last sequence: \(pads.count)") : tr("The longest sequence: \(pads.count)")
        return replay(SimonMemory.show(pads, speed: context.settings.speed, at: .zero), context)
    }

    mutating func hearAgain(_ context: ScreenContext) -> [Effect] {
        game.game.replayFromError(at: .zero).map { replay($0, context) } ?? []
    }

    private mutating func replay(_ presentation: SimonPresentation, _ context: ScreenContext) -> [Effect] {
        turnOffLights()
        if !game.isOver { arrangement.reset() }
        round.clock = GameClock(at: context.now)
        playback = SimonPlayback(presentation)
        return [.sound(.silence)]
    }

    mutating func endReplay() -> [Effect] {
        guard playback != nil else { return [] }
        turnOffLights()
        (playback, shell.message) = (nil, nil)
        return [.sound(.silence)]
    }

    /// Whether the game's clock, or that of a sequence that is shown again, moves the screen.
    var isLive: Bool {
        switch shell.stage {
        case .playing: true
        case .ready, .over: playback != nil
        case .paused, .ending: false
        }
    }
}

import GameRules
import Model
import TerminalCore
import Localization
import Presentation

// Sequences that are heard and seen again outside of a round: from the error on, the last, the longest.
extension SimonScreen {
    /// Asks for what the history remembers.
    mutating func remember(_ action: SequenceReplay) -> [Effect] {
        wanted = action
        return [.query(.memory)]
    }

    /// Shows what was asked for.
    mutating func recall(_ memory: SimonMemory, _ context: ScreenContext) -> [Effect] {
        guard stage == .ready, let wanted else { return [] }
        self.wanted = nil
        let pads = wanted == .last ? memory.last : memory.longest
        guard !pads.isEmpty else {
            word = tr("Nothing to replay yet: play a game first")
            return []
        }
        word =
            wanted == .last
            ? tr("The last sequence: \(pads.count)") : tr("The longest sequence: \(pads.count)")
        return sequenceReplay(SimonMemory.show(pads, speed: context.settings.speed, at: .zero), context)
    }

    /// The sequence from the place of the error on.
    mutating func hearAgain(_ context: ScreenContext) -> [Effect] {
        guard let show = game.game.replayFromError(at: .zero) else { return [] }
        return sequenceReplay(show, context)
    }

    private mutating func sequenceReplay(_ show: SimonPresentation, _ context: ScreenContext) -> [Effect] {
        turnOffLights()
        places = game.isOver ? places : Pad.allCases
        clock = GameClock(at: context.now)
        self.show = SimonPlayback(show)
        return [.sound(.silence)]
    }

    /// Ends what is shown again.
    mutating func endSequenceReplay() -> [Effect] {
        guard show != nil else { return [] }
        turnOffLights()
        show = nil
        word = nil
        return [.sound(.silence)]
    }

    /// Whether the game's clock, or that of a sequence that is shown again, moves the screen.
    var isLive: Bool {
        switch stage {
        case .playing: true
        case .ready, .naming: show != nil
        case .paused, .failing, .winning: false
        }
    }
}

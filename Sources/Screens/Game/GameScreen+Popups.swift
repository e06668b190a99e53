import GameRules
import TerminalCore
import Presentation

// What lies over the board is the same in every game: the menu of a round that stands still, and the prompt
// for a name.
extension GameScreen {
    /// The whole window.
    var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    /// In a window without room only leaving works.
    func takeUnseen(_ input: Event) -> [Effect] {
        guard case .key(KeyPress(.character("q"))) = input, stage == .ready else { return [] }
        return [.quit]
    }

    /// Takes input for the menu over a round.
    mutating func take(_ input: Event, for menu: PauseMenu, _ context: ScreenContext) -> [Effect] {
        var menu = menu
        let choice = menu.take(input, in: bounds)
        stage = .paused(menu)
        switch choice {
        case .resume:
            stage = .playing
            return proceed(context)
        case .giveUp: return giveUp(context)
        case nil: return []
        }
    }

    /// Goes on with a round that stood still.
    mutating func proceed(_ context: ScreenContext) -> [Effect] {
        clock.run(at: context.now)
        return soundAgain(context)
    }

    /// Ends a round that has begun, as the program has to end: what was reached counts, and no name is asked for.
    mutating func leave(_ context: ScreenContext) -> [Effect] {
        guard stage != .ready, !asksForName, !game.isOver else { return [] }
        return giveUp(context).filter { if case .finish = $0 { true } else { false } }
    }

    /// "Saved" is said only of a score that is on the disk; what is said else stands in the context.
    mutating func scoreSaved(_ result: SaveResult) {
        if result.failure != nil { word = nil }
    }

    /// Takes input for the prompt for a name.
    mutating func take(_ input: Event, for prompt: GameOverPrompt, _ context: ScreenContext) -> [Effect] {
        var prompt = prompt
        let answer = prompt.take(input, in: bounds)
        stage = .naming(prompt)
        guard let answer else { return [] }
        if answer == .hearAgain { return hearAgain(context) }
        let quiet = becomeReady(context)
        if case .save(let name) = answer {
            word = prompt.finished.placeWord(context)
            played(by: name)
        }
        return quiet + prompt.finished.effects(of: answer, context)
    }
}

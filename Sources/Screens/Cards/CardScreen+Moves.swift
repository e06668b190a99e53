import GameRules
import Model
import Presentation

// What a player and a replay do alike.
extension CardScreen: GameScreen {
    var asksForName: Bool {
        if case .naming = stage { true } else { false }
    }

    /// Puts the cards of a game on the table, which wait for its first move.
    mutating func open(_ options: Deck.Rules.Options, seed: UInt64, _ context: ScreenContext) {
        deck.lay(options)
        word = nil
        news = nil
        parting = [:]
        cursor = 0
        origin = context.seedOrigin(of: options.erased)
        game = GameSession(options: options, seed: seed)
        clock = GameClock(at: context.now)
        arrange()
        stage = .playing
    }

    /// Turns a card or makes the move that opens the game.
    mutating func make(_ move: Deck.Rules.Move, _ context: ScreenContext) -> [Effect] {
        if let card = Deck.Rules.card(of: move) { return turn(card, context) }
        _ = game.perform(move, at: clock.time(at: context.now))
        return []
    }
}

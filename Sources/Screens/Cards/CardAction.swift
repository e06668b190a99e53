/// What the keys on the screen of a game of cards do.
enum CardAction: Hashable, Sendable {
    /// Takes the next value of a choice, by its place.
    case choose(Int)
    case start, games, leaderboard, settings, help, quit
    /// In a game: deal anew, or stand still.
    case restart, pause
}

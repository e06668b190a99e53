/// What the keys of a game of cards do while it runs, beside those that turn cards.
enum CardAction: Hashable, Sendable {
    /// Deals again.
    case restart
    /// Lets the game stand still.
    case pause
}

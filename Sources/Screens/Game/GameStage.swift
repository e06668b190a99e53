/// What the stages of every game's screen have in common.
protocol GameStage: Equatable, Sendable {
    /// Waiting for a start.
    static var ready: Self { get }
    /// A round runs.
    static var playing: Self { get }
    /// The round stands still under a menu.
    static func paused(_ menu: PauseMenu) -> Self
    /// A name is asked for.
    static func naming(_ prompt: GameOverPrompt) -> Self
}

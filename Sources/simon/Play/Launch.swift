import Presentation

/// What a game is started with, whatever its face.
struct Launch {
    let invocation: Invocation
    let dataFolder: String
    /// Shown instead of the splash and the game, or of the menu.
    var page: Route?
    /// What is to be beaten in this run.
    var challenge: Challenge?
    /// What is said at the end.
    var exitReport: ReplayExitReport?
}

import Presentation

/// How a game is started on either face.
struct Launch {
    let invocation: Invocation
    let dataFolder: String
    /// Shown instead of the first page.
    var page: Route?
    var challenge: Challenge?
    var exitReport: ReplayExitReport?
}

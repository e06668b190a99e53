internal import Screens

/// Which screen is shown: the splash first, then the game with at most one page over it.
struct ScreenStack {
    private enum Place { case splash, game, page }

    private var place = Place.splash
    private var splash: SplashScreen
    private var game: SimonScreen
    private var page: any Screen

    /// Begins with the splash.
    init(_ context: Context) {
        splash = SplashScreen(context)
        game = SimonScreen(context)
        page = HelpScreen(context)
    }

    /// The screen that is shown.
    var current: any Screen {
        get {
            switch place {
            case .splash: splash
            case .game: game
            case .page: page
            }
        }
        set {
            switch newValue {
            case let screen as SplashScreen: splash = screen
            case let screen as SimonScreen: game = screen
            default: page = newValue
            }
        }
    }

    /// Goes to a screen.
    mutating func go(_ route: Route, _ context: Context) {
        switch route {
        case .game: place = .game
        case .leaderboard: open(LeaderboardScreen(context))
        case .settings: open(SettingsScreen(context))
        case .help: open(HelpScreen(context))
        }
    }

    /// Leaves a page for the game below it.
    mutating func back() { place = .game }

    private mutating func open(_ screen: any Screen) {
        page = screen
        place = .page
    }
}

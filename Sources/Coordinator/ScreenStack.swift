internal import Model
internal import Screens

/// Which screen is shown: the splash first, then the game with at most one page over it.
struct ScreenStack {
    private enum Place { case splash, game, page }

    private var place = Place.splash
    private var splash: SplashScreen
    private var game: any Screen
    private(set) var kind: GameKind
    private var page: any Screen

    /// Begins with the splash.
    init(_ context: Context) {
        splash = SplashScreen(context)
        kind = context.game
        game = GameScreens.make(kind, context)
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
            switch place {
            case .splash: if let screen = newValue as? SplashScreen { splash = screen }
            case .game: game = newValue
            case .page: page = newValue
            }
        }
    }

    /// Goes to a screen.
    mutating func go(_ route: Route, _ context: Context) {
        switch route {
        case .game(let kind): play(kind, context)
        case .picker: open(PickerScreen(context))
        case .leaderboard(let board): open(LeaderboardScreen(context, board: board))
        case .settings: open(SettingsScreen(context))
        case .help: open(HelpScreen(context))
        }
    }

    /// Leaves a page for the game below it.
    mutating func back() { place = .game }

    /// A game keeps its place while pages are looked at; another one begins anew.
    private mutating func play(_ kind: GameKind, _ context: Context) {
        place = .game
        guard kind != self.kind else { return }
        self.kind = kind
        game = GameScreens.make(kind, context)
    }

    private mutating func open(_ screen: any Screen) {
        page = screen
        place = .page
    }
}

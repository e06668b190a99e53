import Model
import Screens

/// Which screen is shown: the splash first, then the game with pages over it.
struct ScreenStack {
    private enum Place { case splash, game, page }

    private var place = Place.splash
    private var splash: SplashScreen
    private var game: any Screen
    private(set) var kind: GameKind
    private var page: any Screen
    /// The pages below the one that is shown: a replay leads back to the leaderboard it was chosen from.
    private var below: [any Screen] = []
    /// Whether there is nothing below the pages.
    private var hasNoGame = false
    /// Whether the page that is shown is all there is.
    var isAlone: Bool { hasNoGame && below.isEmpty }

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
        case .statistics(let kind): open(StatisticsScreen(context, kind))
        case .replay(let game): open(ReplayScreen(context, game))
        case .settings: open(SettingsScreen(context))
        case .help: open(HelpScreen(context))
        case .keys(let topic): open(HelpScreen(context, topic))
        }
    }

    /// Leaves a page for what is below it.
    mutating func back() {
        if let last = below.popLast() { page = last } else { place = .game }
    }

    /// Shows a page without anything below it.
    mutating func open(alone route: Route, _ context: Context) {
        go(route, context)
        hasNoGame = true
    }

    /// A game keeps its place while pages are looked at; another one begins anew.
    private mutating func play(_ kind: GameKind, _ context: Context) {
        place = .game
        below = []
        hasNoGame = false
        guard kind != self.kind else { return }
        self.kind = kind
        game = GameScreens.make(kind, context)
    }

    private mutating func open(_ screen: any Screen) {
        if place == .page { below.append(page) }
        page = screen
        place = .page
    }
}

import GameRules
import Localization
import Model
import Presentation

struct MainMenu: MenuPage {
    enum Choice: Hashable {
        case game(GameKind)
        case leaderboard, statistics, settings, help, quit
    }

    private var hasGreeted = false

    func menu(_ context: Context) -> NumberedMenu<Choice> {
        typealias Item = NumberedMenu<Choice>.Item
        let games = GameKind.allCases.map {
            Item($0.title.string, words: [$0.rawValue], .game($0))
        }
        return NumberedMenu(
            items: games + [
                Item(Sentences.leaderboard, words: Sentences.leaderboardWords, .leaderboard),
                Item(Sentences.statistics, words: ["statistics", "t", "stats"], .statistics),
                Item(Sentences.settings, words: ["settings", "s"], .settings),
                Item(Sentences.help, words: ["help", "h"], .help),
            ], last: Item(tr("Quit"), words: Sentences.quitWords, .quit))
    }

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared: return greet(context)
        case .input(let line): return handle(line, context)
        default: return []
        }
    }

    private mutating func greet(_ context: Context) -> [Effect] {
        let isFirst = !hasGreeted
        hasGreeted = true
        let list = isFirst ? menu(context).lines : []
        let daily = isFirst ? context.day.map { context.say(Sentences.daily($0)) } ?? [] : []
        switch context.settings.verbosity {
        case .brief: return daily + context.say(tr("Simon Says; ? lists the choices."))
        case .normal: return daily + context.say(Sentences.menu) + list
        case .full: return daily + context.say(Sentences.menu) + menu(context).lines
        }
    }

    func enter(_ context: Context) -> [Effect] { menu(context).lines }

    func choose(_ choice: Choice, _ value: String, _ context: Context) -> [Effect] {
        switch choice {
        case .game(let kind):
            let isChosen = kind == context.settings.game
            let change = isChosen ? [] : [Effect.change(context.settings) { $0.game = kind }]
            return change + [.open(.game(kind))]
        case .leaderboard:
            return [
                .open(.leaderboard(context.leaderboard(of: GameOptions[context.settings.game])))
            ]
        case .statistics: return [.open(.statistics(context.settings.game))]
        case .settings: return [.open(.settings)]
        case .help: return [.open(.keys(.games))]
        case .quit: return [.quit]
        }
    }
}

import GameRules
import Model
import Screens

/// The first part of the conversation: the games, and everything beside them.
struct MainMenu: Dialogue {
    private enum Choice: Hashable {
        case game(GameKind)
        case leaderboard, statistics, settings, help, quit
    }

    private var hasGreeted = false

    private static var menu: NumberedMenu<Choice> {
        typealias Item = NumberedMenu<Choice>.Item
        let games = GameKind.allCases.map {
            Item(Sentences.title(of: $0), words: [$0.rawValue], .game($0))
        }
        return NumberedMenu(
            items: games + [
                Item(Sentences.leaderboard, words: ["leaderboard", "l", "scores"], .leaderboard),
                Item(Sentences.statistics, words: ["statistics", "t", "stats"], .statistics),
                Item(Sentences.settings, words: ["settings", "s"], .settings),
                Item(Sentences.help, words: ["help", "h"], .help),
            ], last: Item(Sentences.quit, words: Sentences.quitWords, .quit))
    }

    mutating func update(_ event: PlainEvent, _ context: PlainContext) -> [PlainEffect] {
        switch event {
        case .appeared: return greet(context)
        case .line(let line): return take(line, context)
        default: return []
        }
    }

    private mutating func greet(_ context: PlainContext) -> [PlainEffect] {
        let isFirst = !hasGreeted
        hasGreeted = true
        let list = isFirst ? Self.menu.lines : []
        switch context.settings.verbosity {
        case .brief: return context.say(Sentences.menuBriefly)
        case .normal: return context.say(Sentences.menu) + list
        case .full: return context.say(Sentences.menu) + Self.menu.lines
        }
    }

    private func take(_ line: PlainLine, _ context: PlainContext) -> [PlainEffect] {
        if line.isEmpty || line.text == "?" { return Self.menu.lines }
        guard let (choice, _) = Self.menu.choice(line) else {
            return context.say(Sentences.notAChoice(line.text))
        }
        switch choice {
        case .game(let kind):
            var settings = context.settings
            settings.game = kind
            return (settings == context.settings ? [] : [.change(settings)]) + [.go(.game(kind))]
        case .leaderboard:
            return [.go(.leaderboard(context.board(of: GameOptions(defaultsFor: context.settings.game))))]
        case .statistics: return [.go(.statistics(context.settings.game))]
        case .settings: return [.go(.settings)]
        case .help: return [.go(.help(nil))]
        case .quit: return [.quit]
        }
    }
}

import GameRules
import Model
import Presentation
import Localization

/// What `simon stats` tells people: each game that was played under its name, and nothing where there is nothing.
struct StatisticsReport {
    private let games: [PlayerStatistics]

    /// Tells of these games.
    init(_ games: [PlayerStatistics]) { self.games = games.filter { $0.figures.games > 0 } }

    /// The lines of all games, with an empty one between them.
    var lines: [SafeText] {
        guard !games.isEmpty else { return [tr("No games yet.")] }
        return Array(games.map { [$0.kind.title] + indented(page(of: $0)) }.joined(separator: [""]))
    }

    private func indented(_ lines: [SafeText]) -> [SafeText] { lines.map { $0 == "" ? $0 : "  " + $0 } }

    private func page(of game: PlayerStatistics) -> [SafeText] {
        let rows = summary(of: game)
        let table = training(of: game)
        guard table.count > 1 else { return TextColumns.lines(rows) }
        let basis: SafeText = tr(
            game.replayed, one: "From the moves of the last game:",
            other: "From the moves of the last \(game.replayed) games:")
        return TextColumns.lines(rows) + ["", basis] + TextColumns.lines(table)
    }

    private func summary(of game: PlayerStatistics) -> [[String]] {
        let figures = game.figures
        var rows = [[tr("games", context: "played"), "\(figures.games)"]]
        if figures.timePlayed >= .seconds(1) {
            rows.append([tr("time played"), figures.timePlayed.clockWithHours.string])
        }
        if let best = figures.best { rows.append([tr("best"), game.kind.formatted(score: best).string]) }
        if let mean = figures.meanOfLastTen {
            let name: String = figures.isMeanOfTen ? tr("average of last ten") : tr("average")
            rows.append([name, NumberText.mean(mean, of: game.kind)])
        }
        if let span = game.span { rows.append([tr("estimated span"), NumberText.number(span)]) }
        if game.damaged > 0 { rows.append([tr("damaged games"), "\(game.damaged)"]) }
        return rows
    }

    /// What could be trained, with a heading; nothing else for games that were never played.
    private func training(of game: PlayerStatistics) -> [[String]] {
        switch game.own {
        case .none: []
        case .simon(let simon, _): pads(simon)
        case .squares(let squares): lengths(squares)
        case .match(let match): inks(match)
        }
    }

    private func pads(_ simon: SimonFigures) -> [[String]] {
        let rows = zip(Pad.allCases, simon.pads).compactMap { pad, figures -> [String]? in
            guard let share = figures.accuracy else { return nil }
            let others = Pad.allCases.filter { $0 != pad && simon.confusions(of: pad, with: $0) > 0 }
                .map { other in
                    let count = simon.confusions(of: pad, with: other)
                    return count == 1 ? other.word : tr("\(other.word) \(count) times")
                }
            return [
                pad.word, NumberText.share(share, of: figures.count),
                figures.medianReaction.map(NumberText.seconds) ?? "",
                others.joined(separator: ", "),
            ]
        }
        return [[tr("pad"), tr("right", context: "share"), tr("median time"), tr("taken for")]] + rows
    }

    private func lengths(_ squares: SquaresFigures) -> [[String]] {
        let rows = squares.lengths.sorted { $0.key < $1.key }.map { length, figures in
            ["\(length)", NumberText.share(figures.accuracy, of: figures.successes + figures.failures)]
        }
        return [[tr("length"), tr("right", context: "share")]] + rows
    }

    private func inks(_ match: MatchFigures) -> [[String]] {
        let conditions: [(String, MatchFigures.Condition)] = [
            (tr("own ink"), match.congruent), (tr("other ink"), match.incongruent),
        ]
        let rows = conditions.compactMap { name, figures in
            figures.accuracy.map { share in
                [
                    name, NumberText.share(share, of: figures.count + figures.wrong),
                    figures.median.map { "\($0.inMilliseconds) ms" } ?? "",
                ]
            }
        }
        let delay =
            match.interference.map { [[tr("Stroop effect"), "", "\($0.signedMilliseconds) ms"]] } ?? []
        return [["", tr("right", context: "share"), tr("median time")]] + rows + delay
    }
}

import GameRules
import JSON
import Model
import Presentation

/// Statistics for programs and spreadsheets: every number once, under a name that means the same in both.
struct StatisticsTable {
    struct Figure {
        /// What it is called, words joined by `-`.
        let name: String
        let value: JSON
    }

    private let figures: [Figure]
    private let kind: GameKind

    /// The figures of a game.
    init(_ statistics: PlayerStatistics) {
        kind = statistics.kind
        var list = FigureList()
        let all = statistics.figures
        list.add("games", all.games)
        let words = all.best.flatMap { WordsResult(score: $0, of: statistics.kind) }
        list.add("best", words?.seconds ?? all.best)
        if kind == .words { list.add("best-moves", words?.moves) }
        list.add("mean-of-last-ten", all.meanOfLastTen)
        list.add("seconds-played", Int(all.timePlayed.components.seconds))
        list.add("games-replayed", statistics.replayed)
        list.add("games-damaged", statistics.damaged)
        if statistics.own.haveSpan { list.add("span", statistics.span) }
        switch statistics.own {
        case .none: break
        case .simon(let simon, _): list.add(simon)
        case .squares(let squares): list.add(squares)
        case .match(let match): list.add(match)
        }
        figures = list.figures
    }

    /// An object, its members in the order of the lines.
    var json: String {
        let members = figures.map { JSONObject.Member(key: $0.name, value: $0.value) }
        let game = JSONObject.Member(key: "game", value: .string(kind.rawValue))
        return JSON.object(JSONObject([game] + members)).text(.pretty) + "\n"
    }

    /// Two columns with a heading (RFC 4180).
    var csv: String {
        let rows = figures.map { "\($0.name),\($0.value == .null ? "" : $0.value.text(.compact))" }
        return (["figure,value"] + rows).map { $0 + "\r\n" }.joined()
    }
}

/// Figures in the order in which they are told.
private struct FigureList {
    var figures: [StatisticsTable.Figure] = []

    mutating func add(_ name: String, _ value: Int?) {
        figures.append(.init(name: name, value: value.map(JSON.integer) ?? .null))
    }

    /// Numbers in files have two decimals: what was measured is not finer.
    mutating func add(_ name: String, _ value: Double?) {
        figures.append(
            .init(name: name, value: value.map { JSON.number("\(($0 * 100).rounded() / 100)") } ?? .null))
    }

    mutating func add(_ name: String, milliseconds time: Duration?) {
        add(name + "-milliseconds", time?.inMilliseconds)
    }

    mutating func add(_ simon: SimonFigures) {
        for (pad, figures) in zip(Pad.allCases, simon.pads) {
            add("\(pad.name)-presses", figures.count)
            add("\(pad.name)-accuracy", figures.accuracy)
            add("\(pad.name)-median", milliseconds: figures.medianReaction)
            for pressed in Pad.allCases where pressed != pad {
                add("\(pad.name)-taken-for-\(pressed.name)", simon.confusions(of: pad, with: pressed))
            }
        }
    }

    mutating func add(_ squares: SquaresFigures) {
        add("longest", squares.longest)
        for (length, figures) in squares.lengths.sorted(by: { $0.key < $1.key }) {
            add("length-\(length)-accuracy", figures.accuracy)
            add("length-\(length)-rounds", figures.successes + figures.failures)
        }
    }

    mutating func add(_ match: MatchFigures) {
        add("same-right", match.congruent.count)
        add("same-wrong", match.congruent.wrong)
        add("same-median", milliseconds: match.congruent.median)
        add("other-right", match.incongruent.count)
        add("other-wrong", match.incongruent.wrong)
        add("other-median", milliseconds: match.incongruent.median)
        add("interference", milliseconds: match.interference)
    }
}

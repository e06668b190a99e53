internal import GameRules
internal import Model
internal import Screens
internal import Wording

/// Statistics as text: every number once, under a name that means the same in every format.
struct StatisticsTable {
    /// One number.
    struct Figure {
        /// What it is called in files, words joined by `-`.
        let name: String
        let value: JSON
        /// What people call it.
        let label: String
        /// How people read it.
        let spoken: String
    }

    private let figures: [Figure]
    private let kind: GameKind

    /// The figures of a game.
    init(_ statistics: PlayerStatistics) {
        let kind = statistics.kind
        self.kind = kind
        var list = FigureList()
        let all = statistics.figures
        list.add("games", tr("games", context: "played"), all.games)
        list.add("best", tr("best"), all.best, as: all.best.map { kind.written($0).string })
        list.add("mean-of-last-ten", tr("mean of last ten"), all.meanOfLastTen)
        list.add("seconds-played", tr("seconds played"), Int(all.timePlayed.components.seconds))
        list.add("games-replayed", tr("games replayed"), statistics.replayed)
        list.add("games-damaged", tr("games damaged"), statistics.damaged)
        if kind == .simon || kind == .squares { list.add("span", tr("span"), statistics.span) }
        switch kind {
        case .simon: list.add(statistics.simon)
        case .squares: list.add(statistics.squares)
        case .match: list.add(statistics.match)
        case .pairs, .words: break
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

    /// Aligned columns for people.
    var lines: [SafeText] {
        let width = figures.map(\.label.count).max() ?? 0
        return [kind.title]
            + figures.map { figure in
                let gap = String(repeating: " ", count: width - figure.label.count + 2)
                return SafeText(figure.label + gap + figure.spoken)
            }
    }
}

/// Figures in the order in which they are told.
private struct FigureList {
    var figures: [StatisticsTable.Figure] = []

    mutating func add(_ name: String, _ label: String, _ value: Int?, as spoken: String? = nil) {
        let json = value.map(JSON.integer) ?? .null
        let spoken = spoken ?? value.map(String.init) ?? "-"
        figures.append(.init(name: name, value: json, label: label, spoken: spoken))
    }

    /// Numbers in files have two decimals: what was measured is not finer.
    mutating func add(_ name: String, _ label: String, _ value: Double?) {
        let json = value.map { JSON.number("\(($0 * 100).rounded() / 100)") } ?? .null
        let spoken = value.map(Spoken.number) ?? "-"
        figures.append(.init(name: name, value: json, label: label, spoken: spoken))
    }

    mutating func add(_ name: String, _ label: String, milliseconds time: Duration?) {
        let value = time.map { Int(($0 / .milliseconds(1)).rounded()) }
        add(name + "-milliseconds", label, value, as: time.map { _ in "\(value ?? 0) ms" })
    }

    mutating func add(_ simon: SimonFigures) {
        for (pad, figures) in zip(Pad.allCases, simon.pads) {
            add("\(pad.name)-presses", tr("\(pad.word) presses"), figures.count)
            add("\(pad.name)-accuracy", tr("\(pad.word) accuracy"), figures.accuracy)
            add(
                "\(pad.name)-median", tr("\(pad.word) median milliseconds"),
                milliseconds: figures.medianReaction)
            for pressed in Pad.allCases where pressed != pad {
                add(
                    "\(pad.name)-taken-for-\(pressed.name)", tr("\(pad.word) taken for \(pressed.word)"),
                    simon.confusions(of: pad, with: pressed))
            }
        }
    }

    mutating func add(_ squares: SquaresFigures) {
        add("longest", tr("longest"), squares.longest)
        for (length, figures) in squares.lengths.sorted(by: { $0.key < $1.key }) {
            add("length-\(length)-accuracy", tr("length \(length) accuracy"), figures.accuracy)
            add(
                "length-\(length)-rounds", tr("length \(length) rounds"), figures.successes + figures.failures
            )
        }
    }

    mutating func add(_ match: MatchFigures) {
        add("same-right", tr("same right"), match.congruent.count)
        add("same-wrong", tr("same wrong"), match.congruent.wrong)
        add("same-median", tr("same median milliseconds"), milliseconds: match.congruent.median)
        add("other-right", tr("other right"), match.incongruent.count)
        add("other-wrong", tr("other wrong"), match.incongruent.wrong)
        add("other-median", tr("other median milliseconds"), milliseconds: match.incongruent.median)
        add("interference", tr("interference milliseconds"), milliseconds: match.interference)
    }
}

package import GameRules
package import JSON
import Localization
package import Model

/// What a game's statistics tell, worded once: screen, lines, text, CSV and JSON only lay it out.
package struct StatisticsRows {
    /// A number under the name that it has in files, words joined by `-`.
    package struct Number: Sendable {
        package let key: String
        package let value: JSON

        init(_ key: String, _ value: Int?) {
            self.key = key
            self.value = value.map(JSON.integer) ?? .null
        }

        /// With two decimals: what was measured is not finer.
        init(_ key: String, _ value: Double?) {
            self.key = key
            self.value = value.map { .number("\(($0 * 100).rounded() / 100)") } ?? .null
        }

        init(_ key: String, milliseconds time: Duration?) {
            self.init(key + "-milliseconds", time?.inMilliseconds)
        }
    }

    /// A figure of all games.
    package struct Figure: Sendable {
        let number: Number
        /// What it is called.
        package let title: String
        /// Nil where people are told nothing.
        package let value: String?
    }

    /// What can be practised: a pad, a length or an ink.
    package struct Detail: Sendable {
        let numbers: [Number]
        /// What it is called.
        package let title: String
        /// The pad that it is about, for Simon.
        package var pad: Pad?
        /// The share of what was right, 0 to 1; nil before there was any.
        package let share: Double?
        /// What it is a share of.
        package let count: Int
        /// The median time of what was right.
        package var time: String?
        /// Which pads it was taken for, and how often.
        package var mistakes: [(pad: Pad, count: Int)] = []

        /// The share as people read it.
        package var shareText: String? { share.map { NumberText.share($0, of: count) } }
    }

    /// What is told of all games; how many they are comes first.
    package let figures: [Figure]
    /// What can be practised; none in games that cannot tell.
    package private(set) var details: [Detail] = []
    /// How much longer an answer takes when word and ink differ, for Match.
    package private(set) var effect: Figure?

    /// Words what is known of a game, in the player's language.
    package init(_ statistics: PlayerStatistics) {
        let (kind, all) = (statistics.kind, statistics.figures)
        let (best, mean, time) = (all.best, all.meanOfLastTen, all.timePlayed)
        func figure(_ number: Number, _ title: String = "", _ value: String? = nil) -> Figure {
            Figure(number: number, title: title, value: value)
        }
        // A best of Words is told in files as its leaderboard is: in seconds and moves.
        let words = best.flatMap { WordsResult(score: $0, of: kind) }
        var figures = [
            figure(Number("games", all.games), tr("games", context: "played"), "\(all.games)"),
            figure(
                Number("best", words?.seconds ?? best), tr("best"),
                best.map { kind.formatted(score: $0).string }),
        ]
        if kind == .words { figures.append(figure(Number("best-moves", words?.moves))) }
        figures += [
            figure(
                Number("mean-of-last-ten", mean),
                all.isMeanOfTen ? tr("average of last ten") : tr("average"),
                mean.map { NumberText.mean($0, of: kind) }),
            figure(
                Number("seconds-played", Int(time.components.seconds)), tr("time played"),
                time < .seconds(1) ? nil : NumberText.length(time)),
            figure(Number("games-replayed", statistics.replayed)),
            figure(
                Number("games-damaged", statistics.damaged), tr("damaged games"),
                statistics.damaged > 0 ? "\(statistics.damaged)" : nil),
        ]
        if statistics.own.haveSpan {
            let span = statistics.span
            figures.append(
                figure(Number("span", span), tr("estimated span"), span.map { NumberText.number($0) }))
        }
        switch statistics.own {
        case .none: break
        case .simon(let simon, _): details = Pad.allCases.map { Self.detail(of: $0, simon) }
        case .squares(let squares):
            figures.append(figure(Number("longest", squares.longest)))
            details = squares.lengths.sorted { $0.key < $1.key }.map { Self.detail(of: $0.key, $0.value) }
        case .match(let match):
            details = [
                Self.detail("same", tr("own ink"), match.congruent),
                Self.detail("other", tr("other ink"), match.incongruent),
            ]
            effect = figure(
                Number("interference", milliseconds: match.interference), tr("Stroop effect"),
                match.interference.map { "\($0.signedMilliseconds) ms" })
        }
        self.figures = figures
    }

    /// Every number, each once, in the order of files.
    package var numbers: [Number] {
        figures.map(\.number) + details.flatMap(\.numbers) + [effect?.number].compactMap { $0 }
    }

    private static func detail(of pad: Pad, _ simon: SimonFigures) -> Detail {
        let figures = simon.pads[pad.rawValue]
        let others = Pad.allCases.filter { $0 != pad }
            .map { (pad: $0, count: simon.confusions(of: pad, with: $0)) }
        return Detail(
            numbers: [
                Number("\(pad.name)-presses", figures.count),
                Number("\(pad.name)-accuracy", figures.accuracy),
                Number("\(pad.name)-median", milliseconds: figures.medianReaction),
            ] + others.map { Number("\(pad.name)-taken-for-\($0.pad.name)", $0.count) },
            title: pad.word, pad: pad, share: figures.accuracy, count: figures.count,
            time: figures.medianReaction.map(NumberText.seconds), mistakes: others.filter { $0.count > 0 })
    }

    private static func detail(of length: Int, _ figures: SquaresFigures.LengthFigures) -> Detail {
        let count = figures.successes + figures.failures
        return Detail(
            numbers: [
                Number("length-\(length)-accuracy", figures.accuracy),
                Number("length-\(length)-rounds", count),
            ], title: tr("length \(length)"), share: figures.accuracy, count: count)
    }

    private static func detail(_ key: String, _ title: String, _ figures: MatchFigures.Condition) -> Detail {
        Detail(
            numbers: [
                Number("\(key)-right", figures.count), Number("\(key)-wrong", figures.wrong),
                Number("\(key)-median", milliseconds: figures.median),
            ], title: title, share: figures.accuracy, count: figures.count + figures.wrong,
            time: figures.median.map { "\($0.inMilliseconds) ms" })
    }
}

extension SpanFigures {
    /// What measurements with some conditions tell: their mean, their spread, how many they are; nil without one.
    package func summary(_ conditions: SpanConditions) -> SafeText? {
        guard let mean = mean(conditions) else { return nil }
        let (board, count) = (LeaderboardID(.span(conditions)), measurements[conditions, default: []].count)
        let (title, pads) = (board.title, board.formatted(pads: mean))
        guard let spread = spread(conditions) else { return tr("\(title): \(pads) pads, measured once") }
        return tr(
            "\(title): \(pads) pads, the mean of \(count) measurements; standard deviation \(board.formatted(pads: spread))"
        )
    }
}

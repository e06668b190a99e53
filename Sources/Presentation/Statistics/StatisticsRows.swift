package import GameRules
package import JSON
import Localization
package import Model

/// A game's statistics, worded once: screen, lines, text, CSV and JSON only lay them out.
package struct StatisticsRows {
    /// A number with its key in files, words joined by `-`.
    package struct Number: Sendable {
        package let key: String
        package let value: JSON

        init(_ key: String, _ value: Int?) {
            (self.key, self.value) = (key, value.map(JSON.integer) ?? .null)
        }

        /// Rounds to two decimals, as the measurement is no finer; the sum with 0 is never -0.
        init(_ key: String, _ value: Double?) {
            (self.key, self.value) = (
                key, value.map { .number("\(($0 * 100).rounded() / 100 + 0)") } ?? .null
            )
        }

        init(_ key: String, milliseconds time: Duration?) {
            self.init(key + "-milliseconds", time?.inMilliseconds)
        }
    }

    package struct Figure: Sendable {
        let number: Number
        package let title: String
        /// Nil where it is in files only.
        package let value: String?

        init(_ number: Number, _ title: String = "", _ value: String? = nil) {
            (self.number, self.title, self.value) = (number, title, value)
        }
    }

    /// Something to practise: a pad, a length or an ink.
    package struct Detail: Sendable {
        let numbers: [Number]
        package let title: String
        package var pad: Pad?
        /// The share of right answers, 0 to 1; nil without an answer.
        package let share: Double?
        package let count: Int
        package var time: String?
        /// Which pads it was mistaken for, and how often.
        package var mistakes: [(pad: Pad, count: Int)] = []

        package var shareText: String? { share.map { NumberText.share($0, of: count) } }
    }

    struct Own: Sendable {
        var figures: [Figure] = []
        var details: [Detail] = []
        var effect: Figure?
    }

    /// The number of games first.
    package let figures: [Figure]
    /// Empty where a game cannot tell.
    package let details: [Detail]
    /// How much longer an answer takes when word and ink differ, for Match.
    package let effect: Figure?

    package init(_ statistics: PlayerStatistics) {
        let (kind, all) = (statistics.kind, statistics.figures)
        let (best, mean, time) = (all.best, all.meanOfLastTen, all.timePlayed)
        // A best of Words is written in files as on its leaderboard: in seconds and moves.
        let words = best.flatMap { WordsResult(score: $0, of: kind) }
        var figures = [
            Figure(
                Number("games", all.games), tr("games", context: "played"), Language.chosen.grouped(all.games)
            ),
            Figure(
                Number("best", words?.seconds ?? best), tr("best"),
                best.map { kind.formatted(score: $0).string }),
        ]
        if kind.isTimed { figures.append(Figure(Number("best-moves", words?.moves))) }
        figures += [
            Figure(
                Number("mean-of-last-ten", mean),
                all.isMeanOfTen ? tr("average of last ten") : tr("average"),
                mean.map { NumberText.mean($0, of: kind) }),
            Figure(
                Number("seconds-played", Int(time.components.seconds)), tr("time played"),
                time < .seconds(1) ? nil : NumberText.length(time)),
            Figure(Number("games-replayed", statistics.replayed)),
            Figure(
                Number("games-damaged", statistics.damaged), tr("damaged games"),
                statistics.damaged > 0 ? "\(statistics.damaged)" : nil),
        ]
        if statistics.own.haveSpan {
            let span = statistics.span
            figures.append(
                Figure(Number("span", span), tr("estimated span"), span.map { NumberText.number($0) }))
        }
        let own = kind.definition.statistics(statistics.own)
        self.figures = figures + own.figures
        (details, effect) = (own.details, own.effect)
    }

    /// Each once, in the order of files.
    package var numbers: [Number] {
        figures.map(\.number) + details.flatMap(\.numbers) + [effect?.number].compactMap { $0 }
    }
}

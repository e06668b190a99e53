package import GameRules
import Localization
package import Model
import PNG
import Presentation

/// A game as a picture to show around: its emblem, its score, and how to beat it.
package struct GameCard {
    private struct Line {
        let text: String
        let line: Double
        let height: Double
        let colour: RGB
    }

    static let whole = Image.Box(left: 0, top: 0, right: 1200, bottom: 630)
    /// Of the emblem.
    static let middle = (x: 332.0, y: 315.0)
    private static let column = Image.Box(left: 690, top: 0, right: 1145, bottom: 630)
    private static let rules = [227.0, 501]

    /// Of an animation: larger files are not taken everywhere.
    private static let mostBytes = 2_000_000

    private let emblem: any CardEmblem
    private let numeral: String
    private let lines: [Line]
    private let description: String

    /// - Parameters:
    ///   - day: of the game.
    ///   - best: the player's on the same leaderboard.
    ///   - name: left out where it is in a script that is no Latin one.
    ///   - commands: how to play the same; the first is told where nothing is seen, and the first that is short enough to
    ///     be typed is shown.
    package init(
        _ game: RecordedGame, board: LeaderboardID, day: UTCDay, best: Int?, name: PlayerName?,
        commands: [String]
    ) {
        // Who has yet to play the day's game must not see its sequence.
        let pattern = board.day?.utf8.reduce(0 as UInt64) { $0 &* 31 &+ UInt64($1) }
        emblem = game.options.kind.face.emblem(game, pattern)
        numeral = emblem.hasHub ? board.formatted(score: game.score).string : ""
        let score = game.score
        let feat =
            emblem.hasHub && !board.isSpan
            ? tr(score, one: "\(score) pad by heart", other: "\(score) pads by heart")
            : board.titled(score: score).string
        let standing = ResultText.standing(score, best: best, on: board)
        let owner = name.flatMap { $0 == .unnamed || StrokeFont($0.string) == nil ? nil : $0.string }
        let date = board.day == nil ? Language.chosen.date(day.description[...]) : nil
        let question: String = tr("Can you go further?")
        let typed = commands.lazy.compactMap(Self.typed).first
        let inks = Self.inks
        lines =
            [
                Line(text: board.game.title.string, line: 130, height: 52, colour: inks.text),
                Line(text: board.variantTitle, line: 187, height: 30, colour: inks.accent),
                Line(text: feat, line: 289, height: emblem.hasHub ? 36 : 40, colour: inks.text),
                standing.map {
                    Line(text: $0, line: 337, height: 26, colour: best == score ? inks.gold : inks.quiet)
                },
                owner.map { Line(text: $0, line: 417, height: 33, colour: inks.gold) },
                date.map { Line(text: $0, line: owner == nil ? 417 : 460, height: 26, colour: inks.quiet) },
                Line(text: question, line: 542, height: 19, colour: inks.quiet),
            ].compactMap(\.self) + (typed ?? [])
        description =
            ([board.title.string, feat, standing, owner, date].compactMap(\.self) + emblem.words
            + [([question] + commands.prefix(1)).joined(separator: " ")]).joined(separator: ". ")
    }

    private static let inks = (
        text: RGB(0xF0_EEF2), accent: RGB(0xB9_A7FF), gold: RGB(0xFF_CF57), quiet: RGB(0x9A_9DA8)
    )

    /// A command in small letters, in as many lines as it needs; nil where it is so long that nobody would type it.
    private static func typed(_ command: String) -> [Line]? {
        let units = StrokeFont(command)?.width ?? .infinity
        for height in [15.0, 12] {
            let count = (units * height / 10 / (column.right - column.left)).rounded(.up)
            guard count * height < 40 else { continue }
            let size = Int((Double(command.count) / count).rounded(.up))
            return stride(from: 0, to: command.count, by: size).enumerated().map { row, start in
                let line = 562 + height + Double(row) * height * 1.7
                return Line(
                    text: String(command.dropFirst(start).prefix(size)), line: line, height: height,
                    colour: inks.quiet)
            }
        }
        return nil
    }

    // MARK: - Drawing

    /// Without the emblem's last light.
    private func unlit() -> Image {
        var picture = Image(width: Int(Self.whole.right), height: Int(Self.whole.bottom))
        let shades = (0..<64).map {
            RGB(0x16_1720).mixed(with: RGB(0x09_0A0E), Double($0) / 63).value << 8 | 0xFF
        }
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                picture[column, row] = shades[(column + 2 * row) * 63 / (picture.width + 2 * picture.height)]
            }
        }
        emblem.draw(on: &picture)
        picture.write(
            numeral, in: .around([(Self.middle.x - 62, 0), (Self.middle.x + 62, 0)]),
            line: Self.middle.y,
            height: 94, weight: 1.75, isCentred: true, Self.inks.text)
        for rule in Self.rules {
            picture.paint(
                .init(left: Self.column.left, top: rule, right: Self.column.right, bottom: rule + 2)
            ) {
                _, _ in (Self.inks.quiet, 0.3)
            }
        }
        for line in lines {
            picture.write(line.text, in: Self.column, line: line.line, height: line.height, line.colour)
        }
        return picture
    }

    private func lit(_ place: Int, on unlit: Image) -> Image {
        var picture = unlit
        emblem.light(place, on: &picture)
        return picture
    }

    var picture: Image {
        let unlit = unlit()
        return emblem.path.last.map { lit($0, on: unlit) } ?? unlit
    }

    /// The same bytes for the same game.
    package func png() -> [UInt8] { PNG.encode(picture, description: description) }

    // MARK: - Animation

    /// The last round as it was shown, again and again, or its end where it is long; nil for a game that shows none.
    package func animatedPNG() -> [UInt8]? {
        guard let lights = emblem.lights, let last = emblem.path.last else { return nil }
        let unlit = unlit()
        let (still, resting) = (lit(last, on: unlit), unlit.part(emblem.reach(of: last)))
        var parts: [Int: PNG.Part] = [:]
        for place in Set(emblem.path) {
            parts[place] = PNG.Part(lit(place, on: unlit).part(emblem.reach(of: place)))
        }
        let dark = PNG.Part(unlit.part(.init(left: 0, top: 0, right: 1, bottom: 1)))
        var frames = [PNG.Frame(PNG.Part(resting), for: .seconds(1))]
        for (index, place) in emblem.path.enumerated() {
            guard let part = parts[place] else { continue }
            let out = lights.onset(index) + lights.on
            let next = index + 1 < lights.count ? lights.onset(index + 1) : out + .seconds(1)
            frames += [PNG.Frame(part, for: lights.on, vanishes: true), PNG.Frame(dark, for: next - out)]
        }
        return PNG.encode(
            still, for: .seconds(2), frames, mostBytes: Self.mostBytes, description: description)
    }
}

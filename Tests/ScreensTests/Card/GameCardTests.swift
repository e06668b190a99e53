import Foundation
import GameRules
import Localization
import Model
import PNG
import Presentation
import TestSupport
import Testing

@testable import Screens

/// What a game's picture shows, pixel by pixel.
@Suite struct GameCardTests {
    private static let day = UTCDay(Date(timeIntervalSince1970: 20_780 * 86_400))

    private static func card(
        _ game: RecordedGame, best: Int? = nil, name: String? = "Ada", isDaily: Bool = false
    ) throws -> GameCard {
        let origin = isDaily ? SeedOrigin.daily(day) : .random
        let code = try ShareCode(game).text
        return GameCard(
            game, board: origin.leaderboard(of: game.options), day: day, best: best,
            name: name.flatMap { PlayerName($0) },
            commands: isDaily
                ? ["simon --daily"] : ["simon --beat " + code, "simon --seed 7"])
    }

    private static let twelve = SampleGames.simon(rounds: 12)

    private static func lit(_ pad: Pad) -> RGB { PadColours.of(pad, in: .classic).lit }

    /// The pad whose colour a pixel is nearest to.
    private static func pad(_ pixel: UInt32) -> Pad? {
        func parts(_ value: UInt32) -> [Double] { [16, 8, 0].map { Double(value >> $0 & 0xFF) } }
        func hue(_ value: UInt32) -> [Double] {
            let parts = parts(value)
            let most = max(1, parts.max() ?? 1)
            return parts.map { $0 / most }
        }
        return Pad.allCases.min { one, other in
            func away(_ pad: Pad) -> Double {
                zip(hue(pixel >> 8), hue(lit(pad).value)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
            }
            return away(one) < away(other)
        }
    }

    /// The colours of the ring, clockwise from the top.
    private static func ring(_ picture: Image, _ count: Int) -> [Pad?] {
        (0..<count).map { index in
            let turn = (Double(index) + 0.5) / Double(count) * 2 * .pi
            let (x, y) = (GameCard.middle.x + 262 * sin(turn), GameCard.middle.y - 262 * sin(turn + .pi / 2))
            return pad(picture[Int(x), Int(y)])
        }
    }

    private static func brightness(_ picture: Image, _ pad: Pad) -> UInt32 {
        let (x, y) = (pad.rawValue % 2 == 0 ? 220 : 444, pad.rawValue / 2 == 0 ? 203 : 427)
        let pixel = picture[x, y]
        return (pixel >> 24 & 0xFF) + (pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF)
    }

    @Test func theSequenceIsARingAndItsLastPadIsLit() throws {
        let picture = try Self.card(Self.twelve).picture
        let pads = SampleGames.pads(ofSeed: 7, count: 12)
        #expect(picture.width == 1200 && picture.height == 630)
        #expect(Self.ring(picture, 12) == pads)
        let brightest = Pad.allCases.max { Self.brightness(picture, $0) < Self.brightness(picture, $1) }
        #expect(brightest == pads.last)
    }

    @Test(arguments: [0, 1, 3, 104])
    func anyLengthHasItsRing(rounds: Int) throws {
        let picture = try Self.card(SampleGames.simon(rounds: rounds)).picture
        let pads = SampleGames.pads(ofSeed: 7, count: rounds)
        #expect(Self.ring(picture, rounds) == pads)
        guard rounds == 0 else { return }
        let dark = Pad.allCases.map { Self.brightness(picture, $0) }
        #expect(dark.allSatisfy { $0 < 0x180 })
    }

    /// In the middle of the toy there is white ink, and more of it is higher than wide for one digit.
    @Test func theScoreStandsInTheHub() throws {
        for (rounds, width) in [(1, 20...40), (12, 90...130), (104, 110...130)] {
            let picture = try Self.card(SampleGames.simon(rounds: rounds)).picture
            let inked = (260..<404).filter { x in
                (260..<370).contains { y in picture[x, y] >> 24 > 0xE0 && picture[x, y] >> 8 & 0xFF > 0xE0 }
            }
            let span = (inked.last ?? 0) - (inked.first ?? 0)
            #expect(width.contains(span), "\(rounds): \(span)")
            #expect(abs((inked.last ?? 0) + (inked.first ?? 0) - 664) < 24)
        }
    }

    @Test func theSameGameIsTheSameBytes() throws {
        #expect(try Self.card(Self.twelve).png() == Self.card(Self.twelve).png())
        #expect(try Self.card(Self.twelve).animatedPNG() == Self.card(Self.twelve).animatedPNG())
    }

    /// Who has yet to play the day's game is told nothing of it, and everybody's has the same ring.
    @Test(arguments: [SampleGames.kinds[0], SampleGames.kinds[1]])
    func theDaysGameLooksTheSameForAll(options: GameOptions) throws {
        let games = [SampleGames.game(options, good: 4), SampleGames.game(options, good: 30, moves: 40)]
        let pictures = try games.map { try Self.card($0, isDaily: true).picture }
        for x in stride(from: 60, to: 604, by: 4) {
            for y in stride(from: 43, to: 587, by: 4) where abs(x - 332) > 70 || abs(y - 315) > 60 {
                #expect(pictures[0][x, y] == pictures[1][x, y])
            }
        }
        let text = try Self.text(of: Self.card(games[1], isDaily: true).png())
        #expect(text.hasSuffix("Can you go further? simon --daily") && !text.contains("--beat"))
    }

    /// The alternative text.
    private static func text(of png: [UInt8]) throws -> String {
        let keyword = Array("Description".utf8) + [0]
        let start = try #require(png.indices.first { png[$0...].starts(with: keyword) })
        let length = png[(start - 8)..<(start - 4)].reduce(0) { $0 << 8 | Int($1) }
        let kind = String(decoding: png[(start - 4)..<start], as: UTF8.self)
        let body = png[(start + keyword.count)..<(start + length)]
        return kind == "tEXt"
            ? String(String.UnicodeScalarView(body.map { Unicode.Scalar($0) }))
            : String(decoding: body.dropFirst(4), as: UTF8.self)
    }

    @Test func whoDoesNotSeeItIsToldWhatIsOnIt() throws {
        let text = try Self.text(of: Self.card(SampleGames.simon(rounds: 3), best: 15, name: "Zoë").png())
        let code = try ShareCode(SampleGames.simon(rounds: 3)).text
        #expect(
            text
                == "Simon Says, classic. 3 pads by heart. my best 15. Zoë. 2026-11-23. yellow, red, blue. "
                + "Can you go further? simon --beat \(code)")
        let other = try Self.text(of: Self.card(SampleGames.simon(rounds: 3), name: "Łukasz").png())
        #expect(other.contains("Łukasz"))
    }

    /// A name in a script that has no letters here is left out, and so is none.
    @Test(arguments: [nil, "山田", "unnamed"])
    func withoutANameThereIsNone(name: String?) throws {
        let card = try Self.card(SampleGames.simon(rounds: 3), name: name)
        #expect(try Self.text(of: card.png()).contains("by heart. 2026-11-23. "))
    }

    @Test(arguments: SampleGames.options + [GameOptions.simon])
    func everyGameHasACard(options: GameOptions) throws {
        try Language.with(.spanish) {
            let picture = try Self.card(SampleGames.game(options, good: 8), best: 20).picture
            let shown = Set(picture.pixels)
            #expect(shown.count > 300)
        }
    }

    // MARK: - Animation

    private static func frames(_ png: [UInt8]) -> Int { chunks("fcTL", png) }

    private static func chunks(_ type: String, _ png: [UInt8]) -> Int {
        var (at, count) = (8, 0)
        while at < png.count {
            let length = png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            if String(decoding: png[(at + 4)..<(at + 8)], as: UTF8.self) == type { count += 1 }
            at += 12 + length
        }
        return count
    }

    @Test func theAnimationLightsEachPadOnce() throws {
        let png = try #require(try Self.card(Self.twelve).animatedPNG())
        // The still picture, the same without a light, and each pad with the darkness after it.
        #expect(Self.frames(png) == 2 + 2 * 12 && Self.chunks("IDAT", png) == 1)
        #expect(png.count <= 2_000_000)
    }

    @Test func aLongAnimationIsItsEnd() throws {
        let png = try #require(try Self.card(SampleGames.simon(rounds: 350)).animatedPNG())
        #expect((1_900_000...2_000_000).contains(png.count) && Self.frames(png) > 60)
    }

    @Test func gamesWithoutASequenceHaveNone() throws {
        for options in SampleGames.kinds.dropFirst(2) + [SampleGames.kinds[0]] {
            let game = SampleGames.game(options, good: 0, moves: 1)
            #expect(try Self.card(game).animatedPNG() == nil)
        }
    }
}

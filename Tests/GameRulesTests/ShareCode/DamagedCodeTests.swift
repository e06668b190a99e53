@testable import GameRules
import Model
import Testing

/// Codes of games of every kind, in which one character is another.
@Suite struct DamagedCodeTests {
    /// All that a code is written with, and some that stand in none.
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .é\u{0}".unicodeScalars)
    /// Up to here every letter is tried at every place; longer codes are tried with a few at each.
    private static let short = 80

    /// Games that are played badly and well.
    private static let skills = [60, 97]

    @Test(arguments: GameKind.allCases, skills)
    func anyOtherCharacterIsRefused(kind: GameKind, skill: Int) throws {
        let text = Array(try ShareCode(game(kind, skill)).text.unicodeScalars)
        var generator = SeededGenerator(seed: UInt64(skill))
        var accepted: [String] = []
        for place in text.indices {
            for letter in Self.letters(text.count, &generator) where letter != text[place] {
                var changed = text
                changed[place] = letter
                let string = String(String.UnicodeScalarView(changed))
                if (try? ShareCode(parsing: string)) != nil { accepted.append(string) }
            }
        }
        #expect(text.count > 10 && accepted.isEmpty, "\(accepted)")
    }

    /// Whoever mends the checksum as well has spelled nothing, or a game of its own, which is judged by its moves:
    /// the score of the game that was shared can only be claimed by who has played it.
    @Test(arguments: GameKind.allCases, skills)
    func aForgeryIsRefusedOrAnotherGame(kind: GameKind, skill: Int) throws {
        let game = game(kind, skill)
        let text = try ShareCode(game).text
        let body = Array(text.utf8.dropLast(Checksum.digits))
        var generator = SeededGenerator(seed: UInt64(skill))
        var counts = (refused: 0, read: 0)
        for _ in 0..<60 {
            let place = 2 + generator.number(below: body.count - 2)
            var forged = body
            forged[place] = Base64Digit.letter(UInt8(generator.number(below: 64)))
            guard forged != body else { continue }
            let code = String(
                decoding: forged + Checksum.digits(of: forged).map(Base64Digit.letter), as: UTF8.self)
            do {
                let read = try ShareCode(parsing: code)
                counts.read += 1
                #expect(read.game != game && read.text == code)
                let verdict = read.game.verdict
                #expect(verdict.earned >= 0 && verdict.holds == (verdict.earned == read.game.score))
                if read.game.isPlayed(as: game) { #expect(!verdict.holds) }
            } catch {
                counts.refused += 1
                #expect(error != .damaged)
            }
        }
        #expect(counts.refused + counts.read > 40)
    }

    private static func letters(_ length: Int, _ generator: inout SeededGenerator) -> [Unicode.Scalar] {
        guard length > short else { return letters }
        return (0..<6).map { _ in letters[generator.number(below: letters.count)] }
    }

    private func game(_ kind: GameKind, _ skill: Int) -> RecordedGame {
        play(GameOptions[kind].choices, skill)
    }

    private func play(_ choices: some AnyGameOptions, _ skill: Int) -> RecordedGame {
        play(choices.newGame(seed: 2_026), choices, skill)
    }

    private func play<Played: Game>(_ game: Played, _ choices: some AnyGameOptions, _ skill: Int)
        -> RecordedGame
    {
        var player = RandomPlayer<Played>(options: game.options, seed: 2_026, skill: skill)
        for _ in 0..<120 { player.step() }
        player.finish()
        return RecordedGame(
            options: choices.erased, seed: player.session.seed, moves: player.session.moves,
            score: player.session.game.score)
    }
}

extension RecordedGame {
    /// Whether it is the same game, whatever it is claimed to have earned. (What is said of its seed nothing proves.)
    fileprivate func isPlayed(as other: RecordedGame) -> Bool {
        options == other.options && seed == other.seed && moves == other.moves
            && hasKnownSeed == other.hasKnownSeed
    }
}

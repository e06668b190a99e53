import GameRules
import Model
import Testing

/// Codes as they were written when the format was new. They must be read, and written, so for ever; a
/// vector that no longer holds asks for the next version of the format, not for a new vector.
@Suite struct CodeVectorTests {
    struct Vector: Sendable {
        let code: String
        let options: GameOptions
        let seed: UInt64
        let moves: Int
        let score: Int
        let milliseconds: Int
        var isFinished = true
    }

    static let vectors = [
        Vector(
            code: "S1EAAgLy1Ye9GjTMClLtiJROqiQU-AZJNWORK",
            options: .simon(SimonOptions()), seed: 2_026, moves: 22, score: 6, milliseconds: 19_650,
            isFinished: false),
        Vector(
            code: "S1EARBBC55z9fBd4_kVfIdi1AIPPdqY7ZEOn7GtN1BFsvmQ",
            options: .simon(SimonOptions(speed: .fast, variant: .rewind, level: .one)), seed: 1,
            moves: 37, score: 8, milliseconds: 18_610),
        Vector(
            code: "S1EAwg______6s3__4jLr6biib_E3f4_CvCWX2Oo2v",
            options: .simon(SimonOptions(variant: .bounce)), seed: .max, moves: 22, score: 6,
            milliseconds: 19_340, isFinished: false),
        Vector(
            code: "S1EBAgEETdqvuvGM1QPs5DIhxS3", options: .simon(SimonOptions(variant: .fresh)), seed: 9,
            moves: 12, score: 4, milliseconds: 11_640),
        Vector(
            code: "S1EBwwAhETkwQ7qlmeXljF9O6qD6xONQTRlD1ncp3aNrjgPldS5hCS5_LHjvA-sJF40eV",
            options: .simon(SimonOptions(variant: .playerAdds, players: 3)), seed: 0, moves: 68,
            score: 10, milliseconds: 7_790),
        Vector(
            code: "S1ECAWg_iyXImo5i9jR9unvfpm5P1B",
            options: .simon(SimonOptions(speed: .slow, variant: .lastOneStanding, players: 4)), seed: 77,
            moves: 15, score: 5, milliseconds: 36_550),
        Vector(
            code: "S1EIiJ34Je1LBpKXUXXJEaH-xT6_-UPGfGRb1xRQz8hxa",
            options: .squares(SquaresOptions(grid: .five, length: 5)), seed: 3_316_667_585, moves: 17,
            score: 7, milliseconds: 18_490),
        Vector(
            code: "S1EQCiOLrQlDKA9b2RJTKih6Z62YE5GgtTYimwzbFhTZMYjYvg15GxORX9ljf2colVCDXcwtEDa"
                + "-AdZvG4OAHb9m0mn8C",
            options: .pairs(PairsOptions(count: .six, theme: .food)), seed: 12, moves: 46, score: 50,
            milliseconds: 117_200),
        Vector(
            code: "S1EZpbc26BZB2BHuJPQIb4eoVzZcbIPu-GeQmaTpwIWXp_j2KORCcyUEu5gNRxeGtT2tEVL7UZvDU2tc"
                + "rLOjTjCoOmDc_SXAVsdJWmrhIplhUCH2kZgPLamWxRzcV_GPKVvhFqD-ua6L-T42o210fW7BT8M0Vev-"
                + "QkupkH9hKf3glYpUyz8yECywA_",
            options: .words(WordsOptions(listSize: 42)), seed: 4, moves: 103, score: 97_159_949,
            milliseconds: 289_600),
        Vector(
            code: "S1EgA0SrxDQepjVyxTKPir0N6krfCaJ-Gpb8trHHdxxKiN0UwSM3pKIrayOqCLf8ayafFUTcqYNI-sRL"
                + "83C7yG6lb3b47ttZIO8yPx2VuZn4k-8tUpTB-rF5oJzME5WqJKu8CuOzuOTwFx5T3wZqLhkbwfmW2DaB"
                + "_TVGhb8_PUbqpvu2ncdId-miBHFTLZbOrO2qbI0y-HuF_0SyPcb0y831-CXYy0qFbW4H1dfZ2eUO7Z1h"
                + "aH0TSjF5XvCm6fkjvklwTFQiMi14QGE822eUctKbms10TEV6UyLqp6866EKTDHKZ-e0dBASVTPwb4V0f"
                + "DfB7Lq4q35pSdlBFpnop0zbt5LorzXTzgztH",
            options: .match(MatchOptions(length: .half)), seed: 5, moves: 295, score: 133_850,
            milliseconds: 30_000),
    ]

    @Test(arguments: vectors.indices)
    func aCodeMeansTheSameForEver(place: Int) throws {
        let vector = Self.vectors[place]
        let game = try ShareCode(parsing: vector.code).game
        var options = vector.options
        options.edition = .first
        #expect(game.options == options && game.seed == vector.seed)
        #expect(game.moves.count == vector.moves && game.score == vector.score && !game.hasKnownSeed)
        let verdict = game.verdict
        #expect(verdict.earned == vector.score && verdict.isFinished == vector.isFinished)
        #expect(verdict.duration == .milliseconds(vector.milliseconds))
        #expect(try ShareCode(game).text == vector.code)
    }

    @Test func everyGameHasAVector() {
        #expect(Set(Self.vectors.map(\.options.kind)) == Set(GameKind.allCases))
    }
}

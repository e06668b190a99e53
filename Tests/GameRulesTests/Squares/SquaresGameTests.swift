import Model
import TestSupport
import Testing

@testable import GameRules

@Suite struct SquaresGameTests {
    /// A game with the sequence just shown and the turn the player's.
    private func playing(_ options: SquaresOptions = SquaresOptions(), seed: UInt64 = 1) -> SquaresGame {
        var game = SquaresGame(options: options, seed: seed)
        startRound(of: &game)
        return game
    }

    private func startRound(of game: inout SquaresGame) {
        _ = game.perform(.start, at: .zero)
        while let due = game.deadline { _ = game.advance(to: due) }
    }

    private func finishRound(of game: inout SquaresGame) -> [SquaresGame.Outcome] {
        game.sequence.flatMap { game.perform(.press($0), at: .seconds(60)) }
    }

    @Test(arguments: SquaresGrid.allCases, [4, 9, 16])
    func theSequenceIsShownAndThenItIsThePlayersTurn(grid: SquaresGrid, length: Int) throws {
        var game = SquaresGame(options: SquaresOptions(grid: grid, length: length), seed: 8)
        guard case .preview(let show) = game.perform(.start, at: .seconds(1)).first else {
            throw Unexpected()
        }
        let squares = game.sequence
        #expect(show.count == length && squares.count == length)
        #expect(squares.allSatisfy(grid.squares.contains))
        #expect(zip(squares, squares.dropFirst()).allSatisfy { $0 != $1 })
        #expect(show.start == .milliseconds(1_250))
        #expect(game.deadline == .milliseconds(1_250 + 750 * length))
        #expect(game.perform(.press(squares[0]), at: .seconds(2)).isEmpty)
        #expect(game.advance(to: .milliseconds(1_250 + 750 * length)) == [.playersTurn])
        #expect(game.phase == .playing(next: 0))
    }

    @Test(arguments: [(Speed.slow, 700, 350), (.normal, 500, 250), (.fast, 350, 170)])
    func aSpeedHasItsTimes(speed: Speed, lit: Int, dark: Int) throws {
        var game = SquaresGame(options: SquaresOptions(speed: speed), seed: 1)
        guard case .preview(let show) = game.perform(.start, at: .zero).first else { throw Unexpected() }
        #expect(show == game.lights(from: show.start))
        #expect(show.start == .milliseconds(dark) && show.on == .milliseconds(lit))
        #expect(show.onset(1) == .milliseconds(2 * dark + lit))
        #expect(game.deadline == .milliseconds(dark + 4 * (lit + dark)))
    }

    @Test func aFullSequenceIsASuccessAndTheNextIsOneLonger() throws {
        var game = playing()
        let first = game.sequence
        let outcomes = finishRound(of: &game)
        #expect(outcomes.dropLast() == ArraySlice(first.dropLast().map { .right($0) }))
        #expect(outcomes.last == .success(try #require(first.last), score: 4))
        #expect(game.phase == .success && game.score == 4 && game.length == 5)
        startRound(of: &game)
        #expect(game.sequence.count == 5)
        #expect(!game.sequence.starts(with: first))
    }

    @Test func aFixedLengthStaysAndRoundsCount() {
        var game = playing(SquaresOptions(length: 6, grows: false))
        for round in 1...20 {
            _ = finishRound(of: &game)
            #expect(game.score == round && !game.isOver)
            #expect(game.perform(.resize(4), at: .seconds(1_000 * round)).isEmpty)
            startRound(of: &game)
            #expect(game.sequence.count == 6)
        }
    }

    @Test func sixteenWins() throws {
        var game = playing(SquaresOptions(length: 15))
        _ = finishRound(of: &game)
        #expect(!game.isOver)
        startRound(of: &game)
        let last = try #require(game.sequence.last)
        #expect(game.sequence.count == 16)
        #expect(finishRound(of: &game).last == .won(last, score: 16))
        #expect(game.phase == .won && game.isOver && game.score == 16)
        #expect(game.legalMoves.isEmpty && game.deadline == nil)
    }

    @Test func aWrongSquareEndsTheGame() throws {
        var game = playing()
        let right = game.sequence[1]
        let wrong = try #require(game.options.grid.squares.first { $0 != right })
        _ = game.perform(.press(game.sequence[0]), at: .seconds(50))
        let mistake = SquaresMistake(index: 1, pressed: wrong, right: right)
        #expect(game.perform(.press(wrong), at: .seconds(51)) == [.wrong(mistake)])
        #expect(game.phase == .failure(mistake) && game.isOver && game.score == 0)
        #expect(game.perform(.start, at: .seconds(52)).isEmpty)
    }

    @Test func thePreviewCanBeCancelledAndIsNotShownTwice() {
        var game = SquaresGame(seed: 3)
        _ = game.perform(.start, at: .zero)
        let seen = game.sequence
        #expect(game.perform(.cancel, at: .milliseconds(600)) == [.cancelled])
        #expect(game.phase == .idle && game.deadline == nil)
        _ = game.perform(.start, at: .seconds(1))
        #expect(game.sequence.count == seen.count && game.sequence != seen)
    }

    @Test func theLengthCanBeChosenBetweenRoundsOnly() {
        var game = SquaresGame(seed: 3)
        #expect(game.perform(.resize(9), at: .zero) == [.resized(9)])
        for length in [3, 17, -1] { #expect(game.perform(.resize(length), at: .zero).isEmpty) }
        startRound(of: &game)
        #expect(game.sequence.count == 9)
        #expect(game.perform(.resize(4), at: .seconds(60)).isEmpty)
        _ = finishRound(of: &game)
        #expect(game.perform(.resize(4), at: .seconds(60)) == [.resized(4)])
        startRound(of: &game)
        #expect(game.sequence.count == 4 && game.score == 9)
    }
}

import Foundation
import GameRules
import Model
import Presentation
import Testing
import ToneSynth

@testable import Sounds
@testable import simon

/// What tells a square by ear: a pitch of its own, and the side of its column.
@Suite struct SquareTonesTests {
    @Test(arguments: SquaresGrid.allCases)
    func everySquareHasAToneOfItsOwn(grid: SquaresGrid) {
        let tones = grid.squares.map { SoundCue.square($0, grid).toneCue(.doReMiFa) }
        #expect(Set(tones).count == grid.squares.count)
        let pitches = grid.squares.map { $0.tone(on: grid) }
        #expect(Set(pitches).count == grid.squares.count)
        for square in grid.squares {
            let pan = square.pan(on: grid)
            #expect(
                SoundCue.square(square, grid).toneCue(.doReMiFa) == .press(square.tone(on: grid), at: pan))
            #expect((pan == .left) == (square.column == 0))
            #expect((pan == .right) == (square.column == grid.side - 1))
        }
        #expect(grid.side.isMultiple(of: 2) || Square(row: 0, column: grid.side / 2).pan(on: grid) == .centre)
    }

    /// The scale goes on from do, square by square.
    @Test func theSquaresAreAScale() {
        let steps = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21, 23, 24, 26]
        for (square, step) in zip(SquaresGrid.four.squares, steps) {
            let hertz = 261.626 * exp2(Double(step) / 12)
            #expect(abs(square.tone(on: .four).frequency.hertz - hertz) < 0.01)
        }
    }
}

import GameRules
import Model
import Presentation
import Testing
import ToneSynth

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
}

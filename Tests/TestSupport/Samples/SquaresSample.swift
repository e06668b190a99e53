import GameRules
import Model

extension SampleGame {
    package static let squares = SampleGame(
        [SquaresOptions(grid: .three)],
        start: ["Squares", "Score 0", "Best 0", "Grid 4x4", "-+ Length 4", "Speed normal", "Grows yes"],
        codes: [
            CodeVector(
                code: "S1ABCBBBim1g7iDAEJAkXA-CACHA7519",
                options: SquaresOptions(grid: .five, length: 5), seed: 3_316_667_586, moves: 4,
                score: 0, milliseconds: 8_360)
        ],
        typed: {
            switch $0 {
            case .press(let square): "\(square.row + 1) \(square.column + 1)"
            case .resize(let length): "\(length)"
            case .start, .cancel, .stop: ""
            }
        })
}

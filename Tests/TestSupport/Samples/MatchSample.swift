import GameRules
import Model

extension SampleGame {
    package static let match = SampleGame(
        [MatchOptions(length: .half)],
        start: ["Match", "Score 0", "Best 0"],
        codes: [
            CodeVector(
                code: "S1AEAF8rFaghCABAjDAcABAwjLAAAlPA6GABAmLA3mCABA6RAAAhEABA7TAtyJAAABAABBABA4kCA_2B"
                    + "AAEz5k",
                options: MatchOptions(length: .half), seed: 5, moves: 26, score: 5_500,
                milliseconds: 30_000)
        ],
        typed: {
            if case .answer(let answer) = $0 { answer ? "yes" : "no" } else { "" }
        })
}

import GameRules
import Model

extension SampleGame {
    package static let pairs = SampleGame(
        [PairsOptions(count: .six)],
        start: ["Pairs", "Score 0", "Best 0", "p 8 pairs", "d animals"],
        codes: [
            CodeVector(
                code: "S1ACAFMKsCkGJCAEAJANJjJKAAKJMFeAAAsCAw3BA2BAvBBlTAACeFmhBAiGApqBAkaAzCAyEF1MA7KJ"
                    + "6eF2BEAA4JA-7BDzBANAlCCAA4wBButBAAA4FGWA8DCnBEAAoIFBAAFUAwBFqTAAApCAjBAwbFAAiCAA"
                    + "AxkBA5BAwECs3BAAABADBSEAAYEFDoTDFBvGBmBA5EAhBAgBAABhGAABeVW",
                options: PairsOptions(count: .six, theme: .food), seed: 12, moves: 76, score: 10,
                milliseconds: 206_540)
        ],
        typed: {
            if case .turn(let card) = $0 { "\(card + 1)" } else { "" }
        })
}

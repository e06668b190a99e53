/// The two cards of Match: a word in plain ink, and a word in an ink of its own.
package struct MatchCards: Hashable, Sendable {
    package let meaning: StroopColour
    /// What the second card says, which is not asked for.
    package let word: StroopColour
    package let ink: StroopColour

    package init(meaning: StroopColour, word: StroopColour, ink: StroopColour) {
        self.meaning = meaning
        self.word = word
        self.ink = ink
    }

    package var isMatch: Bool { meaning == ink }

    /// Whether word and ink of the second card agree: what the Stroop effect is about.
    package var isCongruent: Bool { word == ink }

    /// Draws cards: yes and no are as likely, and so are agreement and conflict in either case.
    init(from generator: inout SeededGenerator) {
        let isMatch = generator.number(below: 2) == 1
        let isCongruent = generator.number(below: 2) == 1
        meaning = StroopColour.allCases[generator.number(below: StroopColour.allCases.count)]
        ink = isMatch ? meaning : Self.another(than: meaning, from: &generator)
        word = isCongruent ? ink : Self.another(than: ink, from: &generator)
    }

    private static func another(than ink: StroopColour, from generator: inout SeededGenerator) -> StroopColour
    {
        let others = StroopColour.allCases.filter { $0 != ink }
        return others[generator.number(below: others.count)]
    }
}

/// The colours of Match, as words and as inks; black is drawn white on a dark screen.
package enum StroopColour: String, CaseIterable, Hashable, Sendable {
    case red, blue, yellow, black
}

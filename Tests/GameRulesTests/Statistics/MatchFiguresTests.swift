import Model
import Testing

@testable import GameRules

@Suite struct MatchFiguresTests {
    private func trial(_ milliseconds: Int, congruent: Bool, right: Bool = true) -> MatchTrial {
        MatchTrial(isRight: right, isCongruent: congruent, reaction: .milliseconds(milliseconds))
    }

    @Test func interferenceIsTheDifferenceOfMediansOfRightAnswers() {
        var figures = MatchFigures()
        figures.add([
            trial(500, congruent: true), trial(600, congruent: true), trial(900, congruent: true),
            trial(1, congruent: true, right: false), trial(700, congruent: false),
            trial(740, congruent: false), trial(5_000, congruent: false, right: false),
        ])
        #expect(figures.congruent.median == .milliseconds(600) && figures.congruent.right == 3)
        #expect(figures.incongruent.median == .milliseconds(720) && figures.incongruent.right == 2)
        #expect(figures.interference == .milliseconds(120))
        #expect(figures.congruent.accuracy == 0.75 && figures.congruent.wrong == 1)
    }

    @Test func withoutBothThereIsNoInterference() {
        var figures = MatchFigures()
        #expect(figures.interference == nil && figures.congruent.accuracy == nil)
        figures.add([trial(500, congruent: true), trial(500, congruent: false, right: false)])
        #expect(figures.interference == nil && figures.incongruent.accuracy == 0)
    }

    @Test func aRecordedGameIsCountedAsItWasPlayed() {
        var session = GameSession<MatchGame>(options: MatchOptions(length: .half), seed: 6)
        _ = session.perform(.start, at: .zero)
        for answer in 1...40 {
            guard case .playing(let cards, _) = session.game.phase else { break }
            // Conflict takes this player 150 ms longer; every tenth answer is wrong.
            let time = session.time + .milliseconds(cards.isCongruent ? 400 : 550)
            _ = session.perform(.answer(cards.isMatch == (answer % 10 != 0)), at: time)
        }
        let figures = MatchFigures([session.record])
        #expect(figures.interference == .milliseconds(150))
        #expect(figures.congruent.right + figures.incongruent.right == 36)
        #expect(figures.congruent.wrong + figures.incongruent.wrong == 4)
    }
}

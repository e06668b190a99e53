import FoundationEssentials
import GameRules
import Model
import Presentation
import Screens
import TerminalCore
import Testing

@testable import Coordinator

/// What screens want to know from the disk, and pages that lie over pages.
@MainActor
@Suite struct AskingTests {
    private let record = GameSession<SimonGame>(options: SimonOptions(), seed: 1).record

    private func rehearsal() -> Rehearsal {
        Rehearsal {
            $0.scores = [
                ScoreEntry(
                    id: UUID(), game: .simon, variant: "classic", name: .unnamed, score: 3,
                    date: Date(timeIntervalSince1970: 0))
            ]
        }
    }

    @Test func aReplayLeadsBackToTheLeaderboardItWasOpenedFrom() {
        let rehearsal = rehearsal()
        rehearsal.enter()
        rehearsal.recorder.known = .recorded(record)
        rehearsal.type("l")
        rehearsal.type(.enter)
        #expect(rehearsal.recorder.shows("Replay: Simon Says"))
        rehearsal.type(.escape)
        #expect(rehearsal.recorder.shows("Leaderboard"))
        rehearsal.type(.escape)
        #expect(rehearsal.recorder.shows("Press Enter to start"))
    }

    @Test func statisticsAreReadWhenTheirScreenOpens() {
        let rehearsal = rehearsal()
        rehearsal.enter()
        var statistics = PlayerStatistics(.simon)
        statistics.figures.count(
            .simon, score: 8, date: Date(timeIntervalSince1970: 0), duration: .seconds(9))
        rehearsal.recorder.known = .statistics(statistics)
        rehearsal.type("t")
        let asked = rehearsal.recorder.take().contains(.query(.statistics(.simon)))
        #expect(asked && rehearsal.recorder.shows("best 8"))
    }

    @Test func aRevisionReachesTheDiskAndTheScreen() {
        let rehearsal = rehearsal()
        rehearsal.enter()
        rehearsal.type("l")
        #expect(rehearsal.recorder.shows("unnamed"))
        rehearsal.type("dy")
        let isRevised = rehearsal.recorder.take().contains {
            if case .editScores(.delete) = $0 { true } else { false }
        }
        #expect(isRevised && rehearsal.recorder.shows("No scores yet"))
    }

    @Test func leavingAPageThatIsAllThereIsQuits() {
        let rehearsal = Rehearsal(opening: .replay(record))
        let recorder = rehearsal.recorder
        #expect(recorder.shows("Replay: Simon Says"))
        rehearsal.type(.escape)
        #expect(recorder.take().contains(.quit))
    }
}

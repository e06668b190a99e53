import FoundationEssentials
import GameRules
import Model
import Presentation
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Coordinator

/// What screens want to know from the disk, and pages that lie over pages.
@MainActor
@Suite struct AskingTests {
    private let record = GameSession<SimonGame>(options: SimonOptions(), seed: 1).record

    private func rehearsal() -> Rehearsal {
        Rehearsal { $0.scores = [.made(3)] }
    }

    @Test func aReplayLeadsBackToTheLeaderboardItWasOpenedFrom() {
        let rehearsal = rehearsal()
        rehearsal.enter()
        rehearsal.recorder.known = .recorded(record)
        rehearsal.type("l\r")
        rehearsal.recorder.see("Replay: Simon Says")
        rehearsal.type(.escape)
        rehearsal.recorder.see("Leaderboard")
        rehearsal.type(.escape)
        rehearsal.recorder.see("Press Enter to start")
    }

    @Test func statisticsAreReadWhenTheirScreenOpens() {
        let rehearsal = rehearsal()
        rehearsal.enter()
        rehearsal.recorder.known = .statistics(.made(.simon, [8]))
        rehearsal.type("t")
        let asked = rehearsal.recorder.take().contains(.query(.statistics(.simon)))
        #expect(asked && rehearsal.recorder.shows("best 8"))
    }

    @Test func aRevisionReachesTheDiskAndTheScreen() {
        let rehearsal = rehearsal()
        rehearsal.enter()
        rehearsal.type("l")
        rehearsal.recorder.see("unnamed")
        rehearsal.type("dy")
        let isRevised = rehearsal.recorder.take().contains {
            if case .editScores(.delete) = $0 { true } else { false }
        }
        #expect(isRevised && rehearsal.recorder.shows("No scores yet"))
    }

    @Test func leavingAPageThatIsAllThereIsQuits() {
        let rehearsal = Rehearsal(opening: .replay(record))
        let recorder = rehearsal.recorder
        recorder.see("Replay: Simon Says")
        rehearsal.type(.escape)
        #expect(recorder.take().contains(.quit))
    }
}

/// A history that is long, or on a slow disk, holds up nobody.
@MainActor
@Suite struct LateAnswerTests {
    private let rehearsal = Rehearsal()

    init() {
        rehearsal.enter()
        rehearsal.recorder.known = .failure("The history cannot be read: it is on fire.")
    }

    @Test func aPageIsThereBeforeWhatItAskedFor() {
        rehearsal.recorder.findsLater = true
        rehearsal.type("t")
        rehearsal.recorder.see("Statistics: Simon")
        rehearsal.recorder.see(not: "it is on fire")
        rehearsal.type(.escape)
        rehearsal.type("t")
        rehearsal.recorder.findAll()
        rehearsal.recorder.see("it is on fire")
    }

    /// The page in front is not the one that asked: the answer waits for it.
    @Test func anAnswerWaitsForThePageThatAsked() {
        rehearsal.recorder.findsLater = true
        rehearsal.type("t?")
        rehearsal.recorder.findAll()
        rehearsal.recorder.see(not: "it is on fire")
        rehearsal.type(.escape)
        rehearsal.recorder.see("it is on fire")
    }

    @Test func aSequenceThatCannotBeReadIsTold() {
        rehearsal.type("a")
        rehearsal.recorder.see("it is on fire")
    }
}

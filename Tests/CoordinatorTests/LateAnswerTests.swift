import Model
import Presentation
import TerminalCore
import Testing

@testable import Coordinator

/// A history that is long, or on a slow disk, holds up nobody.
@MainActor
@Suite struct LateAnswerTests {
    @Test func aPageIsThereBeforeWhatItAskedFor() {
        let rehearsal = Rehearsal()
        rehearsal.type(.enter)
        rehearsal.recorder.findsLater = true
        rehearsal.recorder.known = .failure("The history cannot be read: it is on fire.")
        rehearsal.type("t")
        #expect(rehearsal.recorder.shows("Statistics: Simon"))
        #expect(!rehearsal.recorder.shows("it is on fire"))
        rehearsal.type(.escape)
        rehearsal.type("t")
        rehearsal.recorder.findAll()
        #expect(rehearsal.recorder.shows("it is on fire"))
    }

    @Test func aSequenceThatCannotBeReadIsTold() {
        let rehearsal = Rehearsal()
        rehearsal.type(.enter)
        rehearsal.recorder.known = .failure("The history cannot be read: it is on fire.")
        rehearsal.type("a")
        #expect(rehearsal.recorder.shows("it is on fire"))
    }
}

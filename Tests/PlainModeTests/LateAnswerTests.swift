import Model
import Testing

@testable import PlainMode

@MainActor
@Suite struct LateAnswerTests {
    /// Lines that were piped in are taken in their order, however long a history takes to be read.
    @Test func whatIsTypedMeanwhileWaitsForTheAnswer() {
        let stage = Stage(.simon)
        stage.findsLater = true
        stage.type("statistics")
        #expect(stage.type("back", "settings").isEmpty)
        let lines = stage.findAll()
        #expect(lines.contains { $0.contains("no games yet") })
        #expect(lines.contains { $0.contains("Settings") })
    }
}

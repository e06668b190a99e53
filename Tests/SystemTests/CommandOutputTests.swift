import Testing

@testable import System

@Suite struct CommandOutputTests {
    @Test func whatIsSaidIsReadToItsEnd() {
        let said = CommandOutput.read("/bin/sh", ["-c", "echo one; echo two"], within: .seconds(20))
        #expect(said == Array("one\ntwo\n".utf8))
        let long = CommandOutput.read("/bin/sh", ["-c", "head -c 1000000 /dev/zero"], within: .seconds(20))
        #expect(long?.count == 1_000_000)
    }

    @Test func whatCannotBeStartedSaysNothing() {
        #expect(CommandOutput.read("/nowhere/at/all", [], within: .seconds(20)) == nil)
    }

    @Test(arguments: ["sleep 1000", "echo one; sleep 1000", "sleep 1000 & sleep 1000"])
    func whatDoesNotComeToAnEndIsNotWaitedFor(script: String) {
        let start = ContinuousClock.now
        #expect(CommandOutput.read("/bin/sh", ["-c", script], within: .milliseconds(50)) == nil)
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test func whatHasNoEndIsReadNoFurther() throws {
        let said = try #require(CommandOutput.read("/usr/bin/yes", [], within: .seconds(40)))
        #expect((CommandOutput.maxBytes...2 * CommandOutput.maxBytes).contains(said.count))
    }
}

import Testing

@testable import ToneSynth

@Suite struct CommandQueueTests {
    @Test func whatMustNotBeLostFitsBehindTooManyTones() {
        let queue = CommandQueue()
        let tone = Tone.do
        let taken = (0..<1_000).count { queue.enqueue(.press(ToneID(number: $0), tone, .mono, .seconds(1))) }
        #expect(taken < 1_000)
        let mute = queue.enqueue(.mute(true))
        #expect(mute)
        var last: Command?
        while let entry = queue.dequeue() { last = entry.command }
        guard case .mute(true)? = last else {
            Issue.record("the muting was lost")
            return
        }
    }
}

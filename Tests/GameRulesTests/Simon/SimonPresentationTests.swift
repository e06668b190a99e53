import GameRules
import Model
import Testing

@Suite struct SimonPresentationTests {
    let show = SimonPresentation(
        pads: [.red, .blue, .blue], tempo: SimonTempo(length: 3, speed: .normal), start: .milliseconds(1_000))

    @Test(
        arguments: [
            (999, nil, 1_000), (1_000, 0, 1_420), (1_419, 0, 1_420), (1_420, nil, 1_470), (1_470, 1, 1_890),
            (1_940, 2, 2_360), (2_359, 2, 2_360), (2_360, nil, nil), (9_999, nil, nil),
        ] as [(Int, Int?, Int?)])
    func lightsFollowTheTable(milliseconds: Int, place: Int?, change: Int?) {
        let time = Duration.milliseconds(milliseconds)
        #expect(show.index(at: time) == place)
        #expect(show.nextChange(after: time) == change.map { .milliseconds($0) })
    }

    @Test func endsWithTheLastTone() { #expect(show.end == .milliseconds(2_360)) }
}

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
        #expect(show.schedule.index(at: time) == place)
        #expect(show.schedule.nextChange(after: time) == change.map { .milliseconds($0) })
    }

    /// WCAG 2.2, 2.3.1: no more than three flashes of one place in any second.
    @Test(arguments: Speed.allCases, [1, 5, 6, 13, 14, 31])
    func equalNeighboursAreAtLeast340MillisecondsApart(speed: Speed, length: Int) {
        let tempo = SimonTempo(length: length, speed: speed)
        let pads: [Pad] = [.red, .red, .blue, .green, .green, .green]
        let show = SimonPresentation(pads: pads, tempo: tempo, start: .zero)
        for index in 1..<pads.count {
            let step = show.schedule.onset(index) - show.schedule.onset(index - 1)
            let isRepeat = pads[index] == pads[index - 1]
            #expect(step == (isRepeat ? max(tempo.step, .milliseconds(340)) : tempo.step))
        }
    }

    @Test func endsWithTheLastTone() { #expect(show.end == .milliseconds(2_360)) }
}

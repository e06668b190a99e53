import Model
import Presentation
import TerminalCore
import Testing

@testable import Screens

/// A pad's key that is held down in a terminal that reports neither releases nor repeats.
@Suite struct HeldKeyTests {
    /// In the player's turn of the second round, whose first two pads differ.
    private func stage() throws -> (stage: Stage<SimonScreen>, pads: [Pad]) {
        var stage = Stage(make: SimonScreen.init)
        let seed = try #require((0...).first { Set(pads(ofSeed: $0, count: 2)).count == 2 })
        stage.context.newSeed = { seed }
        stage.type(.enter)
        stage.answerRound()
        for _ in 0..<100 where !stage.screen.isPlayersTurn { stage.pass(.milliseconds(100)) }
        stage.pass(.seconds(2))
        _ = stage.take()
        return (stage, pads(ofSeed: seed, count: 2))
    }

    private func hold(_ pad: Pad, in stage: inout Stage<SimonScreen>, for length: Duration) {
        stage.type(String(pad.name.prefix(1)))
        stage.pass(.milliseconds(500))
        for _ in 0..<Int((length - .milliseconds(500)) / .milliseconds(33)) {
            stage.type(String(pad.name.prefix(1)))
            stage.pass(.milliseconds(33))
        }
    }

    @Test func isOnePressThatSoundsAndShinesUntilItIsLetGo() throws {
        var (stage, pads) = try stage()
        hold(pads[0], in: &stage, for: .milliseconds(1_300))
        #expect(stage.screen.isPlayersTurn && stage.screen.lamps[pads[0]].isLit)
        let heard: [Effect] = [
            .sound(.press(pads[0], held: false)), .haptic(.press), .sound(.press(pads[0], held: true)),
        ]
        #expect(stage.effects == heard)
        stage.pass(.milliseconds(70))
        #expect(stage.take() == heard + [.sound(.release(pads[0]))])
        #expect(!stage.screen.lamps[pads[0]].isLit)
        stage.type(String(pads[1].name.prefix(1)))
        stage.see("Right!", "Score 2")
    }

    /// It sounds and shines at once, and is judged 70 ms later.
    @Test func aSecondPressIsAPress() throws {
        var (stage, pads) = try stage()
        stage.type(String(pads[0].name.prefix(1)))
        stage.pass(.milliseconds(400))
        _ = stage.take()
        stage.type(String(pads[0].name.prefix(1)))
        #expect(stage.take() == [.sound(.press(pads[0], held: true))])
        #expect(stage.screen.lamps[pads[0]].isLit && stage.screen.isPlayersTurn)
        stage.pass(.milliseconds(70))
        #expect(stage.take().contains { if case .sound(.mistake) = $0 { true } else { false } })
    }

    /// At 12 presses a second each is judged at once.
    @Test func aQuickSecondPressIsJudgedAtOnce() throws {
        var (stage, pads) = try stage()
        stage.type(String(pads[0].name.prefix(1)))
        stage.pass(.milliseconds(83))
        stage.type(String(pads[0].name.prefix(1)))
        #expect(stage.take().contains { if case .sound(.mistake) = $0 { true } else { false } })
    }

    @Test func soundsBeforeAGameToo() {
        var stage = Stage(make: SimonScreen.init)
        hold(.yellow, in: &stage, for: .milliseconds(1_300))
        #expect(stage.screen.lamps[Pad.yellow].isLit)
        stage.pass(.milliseconds(70))
        #expect(
            stage.take() == [
                .sound(.press(.yellow, held: false)), .haptic(.press), .sound(.press(.yellow, held: true)),
                .sound(.release(.yellow)),
            ])
    }
}

import Foundation
import GameRules
import Model
import Screens
import TerminalCore
import TestSupport
import Testing
import ToneSynth

@testable import Sounds
@testable import simon

/// What a clip shows and lets hear, for every game.
@MainActor @Suite struct ClipRecorderTests {
    private struct Clip {
        var frames: [ClipRecorder.Frame] = []
        var timeline = SoundTimeline([], duration: .zero)
    }

    private func clip(_ game: RecordedGame, _ change: (inout ClipRecorder.Setting) -> Void = { _ in }) -> Clip
    {
        var setting = ClipRecorder.Setting()
        change(&setting)
        let recorder = ClipRecorder(game, setting)
        var clip = Clip()
        repeat { clip.frames += recorder.takeFrames() } while recorder.step()
        clip.timeline = recorder.timeline
        return clip
    }

    /// The moments at which tones begin.
    private func onsets(_ timeline: SoundTimeline) -> [Duration] {
        timeline.events.flatMap { event -> [Duration] in
            switch event.cue {
            case .press, .hold: [event.time]
            // A mistake's buzzer comes while the pad is crossed already.
            case .play(let sequence):
                sequence.elements.filter { $0.tone != .buzzer || $0.onset == .zero }.map {
                    event.time + $0.onset
                }
            // A melody over what is seen already.
            case .accompany, .release, .stop: []
            }
        }
    }

    @Test(arguments: SampleGames.options)
    func everyGameIsSeenAndHeardToItsEnd(options: GameOptions) throws {
        let game = SampleGames.game(options)
        let clip = clip(game)
        try lastsUntilTheEndCanBeRead(clip, game.verdict.end)
        showsWhatSounds(clip)
        // Sound alone takes no pictures to be drawn, and is the same.
        let other = ClipRecorder(game, ClipRecorder.Setting(), draws: false)
        while other.step() {}
        #expect(other.takeFrames().isEmpty && other.timeline == clip.timeline)
    }

    @Test func aGameIsDrawnAlikeEveryTimeWhetherSoundIsOnOrOff() {
        let game = SampleGames.game(SimonOptions(level: .one).erased)
        let (clip, quiet) = (clip(game), clip(game) { $0.settings.sound = false })
        #expect(quiet.timeline == clip.timeline && quiet.frames.map(\.time) == clip.frames.map(\.time))
        #expect(clip.frames.map(\.canvas) == self.clip(game).frames.map(\.canvas))
    }

    /// A film is of the game: it has no keys, no speed and no time that runs.
    @Test(arguments: SampleGames.kinds) func theControlsOfAReplayAreNotSeen(options: GameOptions) {
        let rows = clip(SampleGames.game(options)).frames.flatMap { $0.canvas.rows }
        for word in ["speed", "pause", "slower", "faster", "Esc", "Space", " / 0:"] {
            #expect(!rows.contains { $0.contains(word) }, "\(word)")
        }
    }

    /// The pads of a line of plain mode come together, in no time.
    @Test func whatWasTypedAsLinesIsSeenPadByPad() {
        let game = SampleGames.simon(rounds: 4, pace: .zero)
        #expect(Set(game.moves.map(\.time)).count < game.moves.count)
        let presses = clip(game.inRhythm).timeline.events.filter {
            if case .press = $0.cue { true } else { false }
        }
        let gaps = zip(presses.dropFirst(), presses).map { $0.time - $1.time }
        #expect(presses.count >= 10 && gaps.allSatisfy { $0 >= .milliseconds(400) }, "\(gaps)")
    }

    /// With pads that are drummed over each other, which is as loud as a game can be.
    @Test(arguments: Tuning.allCases, [nil, StereoSpread(0.9)])
    func peaksStayBelowOneDecibelUnderFullScale(tuning: Tuning, stereo: StereoSpread?) throws {
        let game = SampleGames.simon(rounds: 9, pace: .milliseconds(30))
        let timeline = clip(game) { $0.settings.tuning = tuning }.timeline
        var wave = try WaveStream(timeline, stereo: stereo, headroom: ClipCommand.headroom)
        var bytes: [UInt8] = []
        while let block = wave.next() { bytes += block }
        let channels = stereo == nil ? 1 : 2
        for channel in 0..<channels {
            let samples = stride(from: 44 + 2 * channel, to: bytes.count - 1, by: 2 * channels).map {
                Double(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)) / 32_768
            }
            let peak = LoudnessMeter(samples).truePeak
            #expect(peak < -1 && peak > -8, "\(peak)")
        }
    }

    private func lastsUntilTheEndCanBeRead(_ clip: Clip, _ end: Duration) throws {
        let duration = clip.timeline.duration
        #expect(duration >= end + ClipRecorder.closing && duration < end + .seconds(8))
        #expect(duration.components.attoseconds % 1_000_000_000_000_000 == 0)
        let times = clip.frames.map(\.time)
        #expect(times == times.sorted() && times.last.map { $0 < duration } == true)
        let last = try #require(clip.frames.last).canvas.rows
        #expect(last.contains { $0.contains("Verified") } && !last.contains { $0.contains("Replay") })
    }

    /// What begins to sound is seen at that moment, not a frame later.
    private func showsWhatSounds(_ clip: Clip) {
        let seen = Set(clip.frames.map(\.time))
        let onsets = onsets(clip.timeline)
        // The tones of a victory come too fast for lights; their pad shines steadily.
        let told = zip(onsets, [.seconds(-1)] + onsets).filter { $0 - $1 > .milliseconds(100) }.map(\.0)
        #expect(!told.isEmpty && told.filter { !seen.contains($0) }.isEmpty)
    }

    /// 800 ms after the start Simon shows his first pad; the press is 400 ms and more later.
    @Test func theTonesAreThoseOfTheGame() throws {
        let clip = clip(SampleGames.game(SimonOptions(level: .one).erased))
        let events = clip.timeline.events.filter { $0.cue != .stop }
        guard case .play(let sequence)? = events.first?.cue,
            case .press(let tone, _, _)? = events.dropFirst().first?.cue
        else {
            Issue.record("a sequence and a press: \(events.prefix(2))")
            return
        }
        #expect(
            events.first?.time == .milliseconds(800) + SampleGames.game(SimonOptions().erased).moves[0].time)
        #expect(
            sequence.elements.map(\.tone) == [tone] && sequence.elements.first?.length == .milliseconds(420))
    }

    @Test func theWindowIsAsLargeAsAskedFor() {
        let clip = clip(SampleGames.game(MatchOptions(length: .half).erased)) {
            $0.size = Size(width: 100, height: 30)
        }
        #expect(clip.frames.allSatisfy { $0.canvas.size == Size(width: 100, height: 30) })
    }
}

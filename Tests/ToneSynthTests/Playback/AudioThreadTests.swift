import Glibc
import TestSupport
import Testing

@testable import ToneSynth

/// The audio thread's work, driven step by step against a device whose clock the test turns.
struct AudioThreadTests {
    private static let server = "Plug PCM: ALSA <-> PulseAudio PCM I/O Plugin"
    private static let card = "Hardware PCM card 0 'HDA Intel' device 0 subdevice 0"

    @Test(arguments: [server, card])
    func aPressIsHeardAtOnceAndWhole(description: String) {
        let bench = Bench(ModelDevice(description))
        bench.run(20)
        let before = bench.device.heard.count
        bench.press(.do)
        bench.run(500)
        let sound = Array(bench.device.heard[before...])
        let lead = description == Self.server ? PlaybackLimits.serverLead : 0
        #expect(sound.firstIndex { $0 != 0 } == lead + 1)
        #expect(sound.lastIndex { $0 != 0 } == lead + 48 * 300 - 1)
        #expect(abs(Spectrum(sound).peak - 261.6) < 1.5)
    }

    @Test(arguments: [(server, true), (card, true), (card, false)])
    func fastFingersAreHeardWithoutAClick(description: String, canRewind: Bool) {
        let device = ModelDevice(description, buffer: description == Self.server ? 2048 : 4096)
        device.canRewind = canRewind
        let bench = Bench(device)
        bench.run(20)
        let notes = (0..<24).map { (number: Int) -> Tone in Tone.scale[(number * 7 + number / 5) % 4] }
        var onsets: [Int] = []
        for note in notes {
            onsets.append(device.heard.count)
            bench.press(note)
            bench.run(83)
        }
        bench.run(500)
        for (note, onset) in zip(notes, onsets) {
            let middle = Array(device.heard[(onset + 3000)..<(onset + 3984)])
            let pitch = note.frequency.hertz
            #expect(abs(Spectrum(middle + [Double](repeating: 0, count: 15_000)).peak - pitch) < 14)
        }
        #expect(Spectrum(device.heard).decibels(from: 2000) < -93)
    }

    @Test func aPacedDeviceIsNeitherFloodedNorStarved() {
        let device = ModelDevice("File PCM (file=/tmp/x)\nSlave: Null PCM")
        let bench = Bench(device)
        bench.press(.do, for: .seconds(1))
        bench.run(500)
        #expect(device.heard.last != 0)
        bench.press(.re, for: .milliseconds(100))
        bench.run(500)
        #expect((device.heard.lastIndex { $0 != 0 } ?? 0) < 48 * 620)
    }

    @Test func mutingFadesOutAndClosesTheDevice() {
        let bench = Bench(ModelDevice(Self.card))
        bench.press(.do, for: nil)
        bench.run(300)
        bench.handle(.mute(true))
        bench.run(300)
        #expect(bench.device.openStreams == 0)
        #expect(Spectrum(bench.device.heard).decibels(from: 2000) < -90)
        let silent = bench.device.heard.count
        bench.press(.re)
        bench.run(300)
        #expect(bench.device.heard[silent...].allSatisfy { $0 == 0 })
        bench.handle(.mute(false))
        bench.run(20)
        bench.press(.re)
        bench.run(100)
        #expect(bench.device.heard.last != 0)
        #expect(bench.statuses.count == 4)
    }

    @Test func mutedFromTheStartItOpensNothing() {
        let bench = Bench(ModelDevice(Self.card), muted: true)
        bench.press(.do)
        bench.run(300)
        #expect(bench.device.opened == 0)
    }

    @Test func aHeldToneSoundsUntilItIsReleased() {
        let bench = Bench(ModelDevice(Self.card))
        let id = bench.press(.do, for: nil)
        bench.run(2000)
        #expect(bench.device.heard.suffix(400).contains { $0 != 0 })
        bench.handle(.release(id))
        bench.run(100)
        #expect(bench.device.heard.suffix(400).allSatisfy { $0 == 0 })
    }

    @Test func pipeWireRunsOnForAWhileAndIsHeardAgain() {
        let bench = Bench(ModelDevice("Plug PCM: ALSA <-> PipeWire PCM I/O Plugin"))
        for pause in [700, 100, 4000, 700] {
            let before = bench.device.heard.count
            bench.press(.do)
            bench.run(350)
            #expect(bench.device.heard[before...].filter { $0 != 0 }.count > 48 * 295)
            bench.run(pause)
        }
        #expect(bench.statuses.count == 1 && bench.device.opened == 1)
    }

    @Test func theDeviceIsReleasedAfterAWhileAndComesBackWithAPress() {
        let bench = Bench(ModelDevice(Self.card))
        bench.press(.do)
        bench.run(11_000)
        #expect(bench.device.openStreams == 0)
        bench.press(.do)
        bench.run(50)
        #expect(bench.device.heard.last != 0)
        #expect(bench.statuses.count == 1)
    }

    @Test(arguments: [ENODEV, EIO, ESTRPIPE, EBADFD], [PCMError.Operation.query, .write, .start, .prepare])
    func aFailingDeviceIsGivenUpAndSoundComesBack(code: Int32, operation: PCMError.Operation) {
        let bench = Bench(ModelDevice(Self.card))
        bench.run(20)
        bench.device.failures = [operation: code, .open: ENODEV]
        bench.press(.do)
        bench.run(3000)
        #expect(bench.device.openStreams == 0)
        bench.device.failures = [:]
        bench.run(2000)
        bench.press(.do)
        bench.run(50)
        #expect(bench.device.heard.last != 0)
        let saysSo = bench.statuses.dropFirst().first.map { if case .silent = $0 { true } else { false } }
        #expect(saysSo == true)
    }

    @Test func aDeadDeviceIsTriedSeldom() {
        let device = ModelDevice(Self.card)
        device.failures = [.open: ENODEV]
        var tries = 0
        let thread = AudioThread<ModelStream>(
            PlayerConfiguration(), now: { device.now },
            open: { _, _ throws(PCMError) in
                tries += 1
                return try device.open()
            }, onEvent: { _ in })
        for _ in 0..<60_000 {
            _ = thread.advance()
            device.advance(48)
        }
        #expect(tries < 45 && tries > 35)
    }

    @Test func aStreamThatTakesNothingIsGivenUp() {
        let bench = Bench(ModelDevice(Self.card))
        bench.press(.do, for: nil)
        bench.run(100)
        bench.device.isStalled = true
        bench.run(4000)
        #expect(bench.statuses.count == 2)
        bench.press(.do)
        bench.run(4000)
        #expect(bench.statuses.count == 2)
        bench.device.isStalled = false
        bench.run(2000)
        #expect(bench.statuses.count == 3)
        bench.press(.do)
        bench.run(50)
        #expect(bench.statuses.count == 3 && bench.device.heard.last != 0)
    }

    @Test func anUnderrunGoesOnWhereItWas() {
        let bench = Bench(ModelDevice(Self.card))
        bench.press(.do)
        bench.run(20)
        bench.device.advance(48 * 150)
        bench.run(500)
        #expect(bench.statuses.count == 1)
        let sounding = bench.device.heard.filter { $0 != 0 }.count
        #expect(sounding > 48 * 299)
    }

    @Test(arguments: [EPIPE, ESTRPIPE], [PCMError.Operation.query, .write])
    func anInterruptionIsMendedWithoutAWord(code: Int32, operation: PCMError.Operation) {
        for count in 1...3 {
            let bench = Bench(ModelDevice(Self.card))
            bench.press(.do, for: .seconds(1))
            bench.run(50)
            bench.device.failsFor = [operation: count]
            bench.device.failures = [operation: code]
            bench.run(300)
            #expect(bench.device.failures.isEmpty && bench.device.heard.last != 0)
            bench.press(.re)
            bench.run(50)
            #expect(bench.statuses.count == 1 && bench.device.opened == 1)
        }
    }

    @Test func aStalePressIsNotPlayed() {
        let device = ModelDevice(Self.card)
        let thread = AudioThread<ModelStream>(
            PlayerConfiguration(), now: { device.now },
            open: { _, _ throws(PCMError) in try device.open() }, onEvent: { _ in })
        device.advance(48_000)
        thread.handle(
            .press(.none, Tone.do, .mono, .seconds(1)), given: .milliseconds(700))
        _ = thread.advance()
        device.advance(480)
        #expect(device.heard.allSatisfy { $0 == 0 })
    }

    @Test(arguments: [server, card])
    func aSequenceIsToldWhenItIsHeard(description: String) {
        let bench = Bench(ModelDevice(description))
        bench.run(50)
        let start = bench.device.now
        let sequence = ToneSequence([.do, .re, .mi], length: .milliseconds(220), gap: .milliseconds(50))
        bench.handle(.play(ToneID(number: 7), sequence, .off))
        bench.run(1000)
        let heard = bench.events.compactMap { if case .onset(let id, let at) = $0 { (id, at) } else { nil } }
        #expect(heard.count == 1)
        #expect(heard.first?.0 == ToneID(number: 7))
        #expect(abs(((heard.first?.1 ?? .zero) - start) / .milliseconds(1)) < 4)
    }

    /// An overloaded machine lets the thread wait for longer than a press is written ahead.
    @Test func aSequenceSoundsOnWhileTheThreadGetsNoProcessor() {
        let bench = Bench(ModelDevice(Self.server))
        bench.run(50)
        let before = bench.device.heard.count
        let sequence = ToneSequence([.do, .re, .mi], length: .milliseconds(220), gap: .milliseconds(50))
        bench.handle(.play(ToneID(number: 7), sequence, .off))
        for _ in 0..<5 {
            bench.device.advance(48 * 90)
            bench.run(40)
        }
        bench.run(400)
        var alone = Mixer(rate: .standard, volume: .unity)
        alone.add(sequence, .off, owner: .none, at: PlaybackLimits.serverLead)
        #expect(
            zip(alone.samples(48 * 900), bench.device.heard[before...]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    /// A press over a figure: 12 ms of fading, and what is queued where it cannot be taken back.
    @Test(arguments: [server, card])
    func aPressEndsAFigureAtOnce(description: String) {
        let bench = Bench(ModelDevice(description))
        bench.run(20)
        bench.handle(.accompany(ToneID(number: 99), .longFigure, .off))
        bench.run(600)
        let before = bench.device.heard.count
        bench.press(.do, for: .milliseconds(700))
        bench.run(1500)
        let press = (0..<(48 * 600)).map { index in
            let window = 0.5 - 0.5 * cos(2 * .pi * Double(index) / (48 * 600))
            return window * bench.device.heard[before + 48 * 80 + index]
        }
        #expect(Spectrum(press).decibels(from: 400) < -60)
        #expect(bench.device.heard[(before + 48 * 800)...].allSatisfy { $0 == 0 })
    }

    @Test(arguments: [server, card])
    func aFigureLeavesThePressThatEarnedItAlone(description: String) {
        let bench = Bench(ModelDevice(description))
        bench.run(20)
        let before = bench.device.heard.count
        bench.press(.do)
        bench.handle(.accompany(ToneID(number: 99), .quietFigure, .off))
        bench.run(600)
        let lead = description == Self.server ? PlaybackLimits.serverLead : 0
        var alone = Mixer(rate: .standard, volume: .unity)
        alone.add(Tone.do, for: .milliseconds(300), owner: .none, at: lead)
        let expected = alone.samples(48 * 150)
        #expect(zip(expected, bench.device.heard[before...]).allSatisfy { abs($0 - $1) < 1e-6 })
        let both = Array(bench.device.heard[(before + 48 * 170)..<(before + 48 * 290)])
        #expect(Spectrum(both).decibels(from: 450, to: 750) > -30)
        #expect(bench.device.heard.last == 0)
    }

    @Test(arguments: StereoSpread.allCases)
    func fastFingersAreHeardWithoutAClickOnBothChannels(width: StereoSpread) {
        let device = ModelDevice(Self.card, channels: 2)
        let bench = Bench(device)
        bench.run(20)
        for index in 0..<24 {
            let pad = (index * 7 + index / 5) % 4
            bench.press(Tone.scale[pad], width.gains(for: pad % 2 == 0 ? .left : .right))
            bench.run(83)
        }
        bench.run(500)
        for channel in [device.heard, device.heardRight] {
            #expect(Spectrum(channel).decibels(from: 2000) < -93)
        }
        let onsets = [device.heard, device.heardRight].map { $0.firstIndex { $0 != 0 } }
        #expect(onsets[0] == onsets[1])
    }

    /// A card shared through dmix has a long period, but knows its position: to the frame, unless it moves whole
    /// blocks.
    @Test(arguments: [(false, 4.0), (true, 21.34)])
    func aSharedCardIsTakenBackAsFarAsItsPositionIsKnown(isBatch: Bool, milliseconds: Double) throws {
        let dmix = "Plug PCM: Hardware volume control\nSlave: Direct Stream Mixing PCM\n"
        let bench = Bench(ModelDevice(dmix, period: 1024, isBatch: isBatch))
        bench.run(20)
        bench.press(.do)
        bench.run(150)
        let asked = bench.device.now
        let id = bench.press(.fa)
        bench.run(100)
        let onset = bench.events.compactMap { if case .onset(id, let at) = $0 { at } else { nil } }.first
        let delay = try #require(onset) - asked
        #expect(abs(delay / .milliseconds(1) - milliseconds) < 0.1)
    }

    /// What lies next to the position of a card that runs all the time may have been fetched already.
    @Test func onASharedCardAToneBeginsBehindALittleSilence() {
        let bench = Bench(ModelDevice("Direct Stream Mixing PCM\n", period: 1024))
        bench.run(20)
        let before = bench.device.heard.count
        bench.press(.do)
        bench.run(500)
        let sound = Array(bench.device.heard[before...])
        #expect(sound.firstIndex { $0 != 0 } == PlaybackLimits.sharedCardLead + 1)
    }
}

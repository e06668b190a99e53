import Glibc
import Model
import Testing

@testable import ToneSynth
@testable import simon

struct FindingTests {
    private func findings(_ device: String, tone: Bool = false) -> [Finding] {
        SoundDiagnosis.run(device: device, tone: tone).findings
    }

    @Test func problemsAreMarkedAndTheirFixStandsBelow() {
        let findings = [
            Finding("library", "libasound 1.2.8"),
            Finding("device", "default: busy", advice: "Close the other program."),
        ]
        #expect(
            findings.lines(width: 100) == [
                "  library  libasound 1.2.8", "! device   default: busy",
                "           -> Close the other program.",
            ])
    }

    @Test func longLinesBreakBetweenWords() {
        let lines = [Finding("device", "one two a-word-that-is-too-long")].lines(width: 18)
        #expect(lines == ["  device  one two", "          a-word-that-is-too-long"])
    }

    @Test func aPlainListHasNoColumns() {
        let lines = [Finding("one two three"), Finding("four", advice: "five")].lines(width: 4)
        #expect(lines == ["one two three", "four", "-> five"])
    }

    @Test func anUnknownDeviceIsExplained() {
        let findings = findings("no such device")
        let device = findings.first { $0.subject == "device" }
        #expect(
            device?.sentence == "no such device: No sound: there is no sound device 'no such device'.")
        #expect(device?.advice == ["'aplay -L' lists the devices."])
        let reason = findings.first { $0.subject == "reason" }
        #expect(reason?.sentence == "libasound says: Unknown PCM no such device")
        #expect(findings.first?.sentence.string.contains("libasound 1.") == true)
    }

    @Test func aMissingPluginIsNamedWithItsPackage() {
        let findings = findings("{type jack lib /nowhere/libasound_module_pcm_jack.so}")
        #expect(
            findings.flatMap(\.advice).contains {
                $0.string.contains("plugin for jack is missing: install libasound2-plugins")
            })
        let message = LibraryMessage(
            "Cannot open shared library libasound_module_pcm_pipewire.so (no such file)")
        #expect(message.fix?.string.contains("install pipewire-alsa") == true)
        #expect(LibraryMessage("Unknown PCM nothing").fix == nil)
    }

    @Test func nullIsPlayedOnAndDescribed() {
        let findings = findings("null", tone: true)
        #expect(findings.contains { $0.subject == "device" && $0.sentence == "null > Null PCM" })
        #expect(
            findings.contains {
                $0.subject == "format" && $0.sentence.string.hasPrefix("48000 Hz, 16-bit, mono")
            })
        #expect(findings.contains { $0.subject == "tone" && $0.advice.isEmpty })
        #expect(!self.findings("null").contains { $0.subject == "tone" })
    }

    @Test func aDelayThatIsNotKnownIsNoFigure() {
        let format = StreamFormat(
            rate: .standard, sample: .int16, channels: 1, period: 128, buffer: 2_048, positionStep: 128)
        let test = PlaybackTest(
            device: "default",
            outcome: .played(format, plugins: [], delay: nil, opening: .milliseconds(3)), hasTone: false)
        let delay = test.findings.first { $0.subject == "delay" }
        #expect(delay?.sentence == "not known; opening took 3.0 ms")
    }

    /// They stand on the one quiet line of the screen.
    @Test(arguments: [
        SoundFailure.Reason.noDevice, .busy, .noServer, .notPermitted, .notResponding, .suspended,
        .unsupportedFormat, .other(EIO),
    ])
    func everyFailureIsASentenceThatFitsAndHasAdvice(reason: SoundFailure.Reason) {
        let failure = SoundFailure(device: "default", reason: reason)
        #expect(failure.sentence.string.hasPrefix("No sound: ") && failure.sentence.string.hasSuffix("."))
        #expect(failure.sentence.string.count <= 76)
        #expect(failure.advice.string.hasSuffix(".") && failure.fix.string.hasSuffix("."))
    }
}

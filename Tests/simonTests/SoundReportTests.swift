import Glibc
import Testing
import ToneSynth

@testable import simon

struct SoundReportTests {
    @Test func problemsAreMarkedAndTheirFixStandsBelow() {
        let report = SoundReport([
            .init("library", "libasound 1.2.8"),
            .init("device", "default: busy", fix: "Close the other program."),
        ])
        #expect(
            report.lines() == [
                "  library  libasound 1.2.8", "! device   default: busy",
                "           -> Close the other program.",
            ])
    }

    @Test func longLinesBreakBetweenWords() {
        let report = SoundReport([.init("device", "one two a-word-that-is-too-long")])
        #expect(report.lines(width: 18) == ["  device  one two", "          a-word-that-is-too-long"])
    }

    @Test func anUnknownDeviceIsExplained() {
        let report = SoundReport(.run(device: "no such device"))
        let device = report.findings.first { $0.subject == "device" }
        #expect(device?.text == "no such device: No sound: there is no sound device 'no such device'.")
        #expect(device?.fix == "'aplay -L' lists the devices.")
        let reason = report.findings.first { $0.subject == "reason" }
        #expect(reason?.text == "libasound says: Unknown PCM no such device")
        #expect(report.findings.first?.text.contains("libasound 1.") == true)
    }

    @Test func aMissingPluginIsNamedWithItsPackage() {
        let device = "{type jack lib /nowhere/libasound_module_pcm_jack.so}"
        let findings = SoundReport(.run(device: device)).findings
        #expect(
            findings.contains {
                $0.fix?.contains("plugin for jack is missing: install libasound2-plugins") == true
            })
        let message = LibraryMessage(
            "Cannot open shared library libasound_module_pcm_pipewire.so (no such file)")
        #expect(message.fix?.contains("install pipewire-alsa") == true)
        #expect(LibraryMessage("Unknown PCM nothing").fix == nil)
    }

    @Test func nullIsPlayedOnAndDescribed() {
        let findings = SoundReport(.run(device: "null", tone: true)).findings
        #expect(findings.contains { $0.subject == "device" && $0.text == "null > Null PCM" })
        #expect(findings.contains { $0.subject == "format" && $0.text.hasPrefix("48000 Hz, 16-bit, mono") })
        #expect(findings.contains { $0.subject == "tone" && $0.fix == nil })
        #expect(!SoundReport(.run(device: "null")).findings.contains { $0.subject == "tone" })
    }

    /// They stand on the one quiet line of the screen.
    @Test(arguments: [
        SoundFailure.Reason.noDevice, .busy, .noServer, .notPermitted, .notResponding, .suspended,
        .unsupportedFormat, .other(EIO),
    ])
    func everyFailureIsASentenceThatFitsAndHasAdvice(reason: SoundFailure.Reason) {
        let failure = SoundFailure(device: "default", reason: reason)
        #expect(failure.sentence.hasPrefix("No sound: ") && failure.sentence.hasSuffix("."))
        #expect(failure.sentence.count <= 76)
        #expect(failure.advice.hasSuffix(".") && failure.fix.hasSuffix("."))
    }
}

import Testing

@testable import ToneSynth

struct SoundReportTests {
    @Test func problemsAreMarkedAndTheirMendStandsBelow() {
        let report = SoundReport([
            .init("library", "libasound 1.2.8"),
            .init("device", "default: busy", mend: "Close the other program."),
        ])
        #expect(
            report.lines() == [
                "  library  libasound 1.2.8", "! device   default: busy",
                "           -> Close the other program.",
            ])
        #expect(report.hasProblem)
        #expect(!SoundReport([.init("library", "fine")]).hasProblem)
    }

    @Test func longLinesBreakBetweenWords() {
        #expect(SoundReport.wrap("one two three", width: 8) == ["one two", "three"])
        #expect(SoundReport.wrap("a-word-that-is-too-long", width: 8) == ["a-word-that-is-too-long"])
    }

    @Test func anUnknownDeviceIsExaminedWithoutHanging() {
        let report = SoundReport.examine(device: "no such device")
        let device = report.findings.first { $0.subject == "device" }
        #expect(device?.mend != nil)
        #expect(report.findings.first?.text.contains("libasound 1.") == true)
    }

    @Test func aMissingPluginIsNamedWithItsPackage() {
        let device = "{type jack lib /nowhere/libasound_module_pcm_jack.so}"
        #expect(SoundReport.examine(device: device).hasProblem)
        let message = LibraryMessage(
            "Cannot open shared library libasound_module_pcm_pipewire.so (no such file)")
        #expect(message.mend?.contains("install pipewire-alsa") == true)
        #expect(LibraryMessage("Unknown PCM nothing").mend == nil)
    }

    @Test func whatLibasoundSaysIsTold() {
        let findings = SoundReport.examine(device: "no such device").findings
        let reason = findings.first { $0.subject == "reason" }
        #expect(reason?.text == "libasound says: Unknown PCM no such device")
    }

    @Test func aTestToneIsDescribed() {
        let findings = SoundReport.examine(device: "null", tone: true).findings
        #expect(findings.contains { $0.subject == "tone" && $0.mend == nil })
        #expect(!SoundReport.examine(device: "null").findings.contains { $0.subject == "tone" })
    }

    @Test func nullIsPlayedOnAndDescribed() {
        let report = SoundReport.examine(device: "null")
        #expect(report.findings.contains { $0.subject == "device" && $0.text == "null > Null PCM" })
        #expect(
            report.findings.contains { $0.subject == "format" && $0.text.hasPrefix("48000 Hz, 16-bit, mono") }
        )
    }

    @Test(arguments: [
        (
            "Plug PCM: ALSA <-> PipeWire PCM I/O Plugin\nIts setup is:\n  stream : PLAYBACK",
            ["plug", "ALSA <-> PipeWire PCM I/O Plugin"]
        ),
        ("File PCM (file=/tmp/x)\nSlave: Null PCM\n", ["File PCM (file=/tmp/x)", "Null PCM"]),
    ])
    func theChainIsReadFromTheDescription(description: String, plugins: [String]) {
        #expect(DeviceChain(description: description).plugins == plugins)
    }
}

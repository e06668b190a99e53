import Testing

@testable import ToneSynth

struct SoundDiagnosisTests {
    @Test func anUnknownDeviceIsExaminedWithoutHanging() {
        let diagnosis = SoundDiagnosis.run(device: "no such device")
        guard case .failed(let failure, let message) = diagnosis.playback.outcome else {
            Issue.record("it played")
            return
        }
        #expect(failure == SoundFailure(device: "no such device", reason: .noDevice))
        #expect(message.text == "Unknown PCM no such device")
        #expect(diagnosis.configuration.version.hasPrefix("1."))
        #expect(diagnosis.configuration.hasMainFile)
    }

    @Test(arguments: [
        ("Cannot open shared library libasound_module_pcm_pipewire.so (no such file)", "pipewire"),
        ("Cannot open shared library /nowhere/libasound_module_pcm_jack.so", "jack"),
        ("Unknown PCM nothing", nil),
    ])
    func aMissingPluginIsFoundInTheMessage(message: String, plugin: String?) {
        #expect(LibraryMessage(message).missingPlugin == plugin)
    }

    @Test func aMissingPluginIsReportedByTheLibrary() {
        let device = "{type jack lib /nowhere/libasound_module_pcm_jack.so}"
        guard case .failed(_, let message) = SoundDiagnosis.run(device: device).playback.outcome else {
            Issue.record("it played")
            return
        }
        #expect(message.missingPlugin == "jack")
    }

    @Test func aToneThatWasHeardBeforeItWasAskedForHasNoDelay() {
        #expect(PlaybackTest.delay(from: .seconds(2), to: .milliseconds(1_990)) == nil)
        #expect(PlaybackTest.delay(from: .seconds(2), to: .milliseconds(2_012)) == .milliseconds(12))
    }

    @Test(arguments: [true, false])
    func nullIsPlayedOn(tone: Bool) {
        let test = SoundDiagnosis.run(device: "null", tone: tone).playback
        guard case .played(let format, let plugins, _, _) = test.outcome else {
            Issue.record("it failed")
            return
        }
        #expect(plugins == ["Null PCM"] && test.hasTone == tone)
        #expect(format.rate == .standard && format.sample == .int16)
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

import Model
import ToneSynth
import Localization
import Presentation
import System

extension SoundFailure {
    /// For the screen, 76 columns at most.
    var sentence: SafeText {
        switch reason {
        case .noDevice where device == "default": tr("No sound: there is no sound card.")
        case .noDevice: tr("No sound: there is no sound device '\(device.excerpt)'.")
        case .busy: tr("No sound: another program is using the sound device.")
        case .noServer: tr("No sound: no sound server is running.")
        case .notPermitted: tr("No sound: no permission to use the sound device.")
        case .notResponding: tr("No sound: the sound server does not answer.")
        case .suspended: tr("No sound: the sound device didn't resume.")
        case .unsupportedFormat: tr("No sound: the sound device has no supported format.")
        case .noThread: tr("No sound: the system allows no more threads.")
        case .noMemory: tr("No sound: the system allows too little memory.")
        case .circularConfiguration: tr("No sound: ALSA's configuration refers to itself.")
        case .other(let code): tr("No sound: \(SystemError.text(of: code)).")
        }
    }

    /// One sentence, with a reference to the doctor.
    var advice: SafeText {
        switch reason {
        case .noDevice where device == "default":
            tr("Connect a sound card or start a sound server; 'simon doctor' shows what was looked for.")
        case .other: tr("'simon doctor' shows more.")
        default: fix
        }
    }

    /// One sentence for the doctor's report.
    var fix: SafeText {
        switch reason {
        case .noDevice where device == "default": tr("Connect a sound card or start a sound server.")
        case .noDevice: tr("'aplay -L' lists the devices.")
        case .busy: tr("Close the other program, or play through PipeWire or PulseAudio, which share it.")
        case .noServer: tr("Start PipeWire or PulseAudio; sound comes back by itself.")
        case .notPermitted: Self.joinGroup
        case .notResponding: tr("Restart PipeWire or PulseAudio; sound comes back by itself.")
        case .suspended: tr("If that doesn't pass, unplug it and plug it in again, or restart the computer.")
        case .unsupportedFormat:
            tr("Use the device through the plug plugin: --device plug:\(device.excerpt).")
        case .noThread: tr("Close other programs, or raise the limit: ulimit -u shows it.")
        case .noMemory: tr("Close other programs, or raise the limit: ulimit -v shows it.")
        case .circularConfiguration: tr("Fix ~/.asoundrc, /etc/asound.conf or what ALSA_CONFIG_PATH names.")
        case .other: tr("Choose another device with --device; 'aplay -L' lists them.")
        }
    }

    fileprivate static var joinGroup: SafeText {
        tr("Join the audio group (sudo usermod -aG audio $USER) and log in again.")
    }
}

extension SoundDiagnosis {
    /// The most important first.
    var findings: [Finding] {
        [configuration.finding] + playback.findings + [servers.finding(after: playback)]
            + cards.findings(hasServer: servers.isAnyThere)
    }
}

extension ConfigurationFiles {
    fileprivate var finding: Finding {
        let list = files.isEmpty ? tr("no configuration") : files.map(\.excerpt).joined(separator: ", ")
        let install: SafeText = tr(
            "Install the package that has \(mainFile.excerpt): libasound2-data on Debian and Ubuntu, elsewhere alsa-lib."
        )
        return Finding(
            tr("library"), tr("libasound \(version); reads \(list)"), advice: hasMainFile ? nil : install)
    }
}

extension PlaybackTest {
    var findings: [Finding] {
        switch outcome {
        case .failed(let failure, let message):
            // Most of a long message is the device's name, which libasound repeats.
            let said = device.excerpt == device ? message.text : message.text.excerpt
            let reason: SafeText = "\(device.excerpt): \(failure.sentence)"
            return [Finding(tr("device"), reason, advice: message.fix ?? failure.fix)]
                + (said.isEmpty ? [] : [Finding(tr("reason"), tr("libasound says: \(said)"))])
        case .played(let format, let plugins, let delay, let opening):
            let tone: SafeText = tr(
                "a do of 300 ms was played. If you heard nothing, turn the volume up (alsamixer, wpctl, pactl), or choose another device with --device; 'aplay -L' lists them."
            )
            let opening = NumberText.milliseconds(opening)
            let delays: SafeText =
                delay.map {
                    tr(
                        "a tone is heard \(NumberText.milliseconds($0)) after a key press; opening took \(opening)"
                    )
                } ?? tr("not known; opening took \(opening)")
            return [
                Finding(tr("device"), SafeText(([device.excerpt] + plugins).joined(separator: " > "))),
                Finding(tr("format"), format.words), Finding(tr("delay"), delays),
            ] + (hasTone ? [Finding(tr("tone"), tone)] : [])
        }
    }
}

extension LibraryMessage {
    /// For a device that needs a plugin that is not installed.
    var fix: SafeText? {
        missingPlugin.map { plugin in
            plugin == "pipewire"
                ? tr("ALSA's plugin for PipeWire is missing: install pipewire-alsa.")
                : tr(
                    "ALSA's plugin for \(plugin.excerpt) is missing: install libasound2-plugins (Debian and Ubuntu) or alsa-plugins (elsewhere)."
                )
        }
    }
}

extension SoundServers {
    /// Which sound servers run, judged beside the device's result.
    fileprivate func finding(after test: PlaybackTest) -> Finding {
        let servers = [("PipeWire", hasPipeWire), ("PulseAudio", hasPulseAudio), ("JACK", hasJACK)]
        let names = servers.filter(\.1).map(\.0).joined(separator: ", ")
        return Finding(
            tr("server"), isAnyThere ? tr("running: \(names)") : tr("no sound server running"),
            advice: fix(after: test))
    }

    /// A server that runs while the device fails needs an ALSA plugin.
    private func fix(after test: PlaybackTest) -> SafeText? {
        guard isAnyThere, case .failed(let failure, _) = test.outcome, failure.reason != .notResponding else {
            return nil
        }
        return hasPipeWire
            ? tr("Let ALSA play through it: install pipewire-alsa, or set --device pipewire.")
            : hasPulseAudio
                ? tr("Let ALSA play through it: install libasound2-plugins, or set --device pulse.")
                : tr("Let ALSA play through it: install libasound2-plugins, and set --device jack.")
    }
}

extension SoundCards {
    /// A missing card is no problem where a server plays elsewhere.
    fileprivate func findings(hasServer: Bool) -> [Finding] {
        let cards = names.isEmpty ? tr("none", context: "sound cards") : names.joined(separator: ", ")
        let noCard: SafeText =
            tr("Connect a card or load its driver; in a container, pass /dev/snd or the server's socket in.")
        let group: String = isInAudioGroup ? tr("in the audio group") : tr("not in the audio group")
        let access: String =
            !hasDevices
            ? tr("no playback device in /dev/snd") : isWritable ? tr("granted") : tr("denied")
        let isDenied = hasDevices && !isWritable && !hasServer
        return [
            Finding(
                SafeText(tr("cards", context: "sound")), SafeText(cards),
                advice: names.isEmpty && !hasServer ? noCard : nil),
            Finding(tr("access"), "\(access); \(group)", advice: isDenied ? SoundFailure.joinGroup : nil),
        ]
    }
}

extension StreamFormat {
    fileprivate var words: SafeText {
        let sample: String =
            switch sample {
            case .float32: tr("32-bit float")
            case .int32: tr("32-bit")
            case .int16: tr("16-bit")
            }
        let channelWords: String =
            channels == 1 ? tr("mono") : channels == 2 ? tr("stereo") : tr("\(channels) channels")
        let queue = NumberText.milliseconds(rate.duration(of: buffer))
        return tr(
            "\(rate.hertz) Hz, \(sample), \(channelWords), period \(period), queue \(buffer) (\(queue))")
    }
}

import Glibc
import Haptics
import Localization
import MIDI
import Model
import Presentation
import Speech
import System

extension HapticsFinding {
    func finding(_ taught: TaughtButtons) -> Finding {
        switch self {
        case .buttons(let guid, _) where taught.numbers[guid] != nil:
            Finding("  " + tr("\(guid): buttons as taught in Settings > Gamepad"))
        case .buttons(let guid, let table?): Finding("  " + tr("\(guid): buttons as in \(table.excerpt)"))
        case .buttons(let guid, nil):
            Finding(
                "  " + tr("\(guid): buttons by their usual places"),
                advice: tr("if they are wrong, teach them in Settings > Gamepad"))
        case .gamepad(let name, rumbles: true): Finding(tr("\(name): buttons and rumble"))
        case .gamepad(let name, rumbles: false): Finding(tr("\(name): buttons, no rumble"))
        case .readOnly(let name, let path):
            Finding(tr("\(name): buttons only; no permission to write to \(path)"), advice: Self.access(path))
        case .refused(let name, let path, let code):
            Finding(
                tr("\(name): cannot open \(path): \(SystemError.text(of: code))"),
                advice: [EACCES, EPERM].contains(code)
                    ? Self.access(path) : tr("unplug it, plug it in again, and restart the game"))
        case .vibrator(let name): Finding(tr("\(name): vibrates"))
        case .phone(let path): Finding(tr("\(path): makes the phone vibrate"))
        case .nothing:
            Finding(
                tr("no gamepad and no phone: presses are only seen and heard"),
                advice: tr("plug a gamepad in at any time, even during a game"))
        }
    }

    private static func access(_ path: String) -> SafeText {
        tr(
            "log in at this machine rather than over the network, or give yourself access: sudo setfacl -m u:$USER:rw \(path)"
        )
    }
}

extension MIDIFinding {
    /// - Parameter isAutomatic: whether the settings connect controllers automatically.
    func finding(isAutomatic: Bool) -> Finding {
        switch self {
        case .controller(let port):
            let command: SafeText = tr(
                "while a game runs: aconnect \(port.address.description) 'Simon Says:0'")
            return Finding(
                tr("\(port.title): keyboard or controller"), advice: isAutomatic ? nil : command)
        case .noController:
            return Finding(
                tr("no MIDI keyboard or controller"),
                advice: tr("plug one in at any time, even during a game"))
        case .game(let port, let connections):
            let names = connections.map(\.title.string).joined(separator: ", ")
            return Finding(
                names.isEmpty
                    ? tr("\(port.title): a game, not connected")
                    : tr("\(port.title): a game, connected to \(names)"))
        case .missing(isModuleLoaded: false):
            return Finding(
                tr("no /dev/snd/seq: the kernel module snd-seq is not loaded"),
                advice: tr("load it: sudo modprobe snd-seq"))
        case .missing(isModuleLoaded: true):
            return Finding(
                tr("no /dev/snd/seq, although the kernel module snd-seq is loaded"),
                advice: tr("in a container, pass /dev/snd in"))
        case .forbidden(let path, let group):
            return Finding(
                tr("no permission to open \(path)"),
                advice: group.map { tr("sudo usermod -aG \($0) $USER, then log in again") })
        case .failed(let error): return Finding("\(error.call): \(SystemError.text(of: error.code))")
        }
    }
}

extension SequencerPort {
    /// With the address for `aconnect`.
    fileprivate var title: SafeText { "\(clientName) \(name) (\(address))" }
}

extension SpeechFinding {
    var findings: [Finding] {
        switch self {
        case .speaks(let path, let languages, let missing):
            let silent: SafeText = tr("no voice for \(Self.names(missing))")
            return (languages.isEmpty ? [] : [Finding("\(path.excerpt): \(Self.names(languages))")])
                + (missing.isEmpty ? [] : [Finding("\(path.excerpt): \(silent)", advice: Self.voices)])
        case .silent(let path):
            return [Finding(tr("\(path.excerpt): found, but it lists no voices"), advice: Self.voices)]
        case .nothing:
            let sentence: SafeText = tr("no spd-say and no espeak-ng: the words of Words are not spoken")
            return [Finding(sentence, advice: tr("install one: sudo apt-get install espeak-ng"))]
        }
    }

    private static var voices: SafeText {
        tr("install the package espeak-ng, or for spd-say speech-dispatcher-espeak-ng, which has them")
    }

    private static func names(_ tags: [String]) -> String {
        tags.map { LanguageName.title(of: $0.prefix { $0 != "-" }) ?? $0 }.joined(separator: ", ")
    }
}

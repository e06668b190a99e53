import Glibc
import Localization
import MIDI
import Model

extension MIDIFinding {
    var sentence: SafeText {
        switch self {
        case .controller(let port): return tr("\(Self.name(port)): keyboard or controller")
        case .noController: return tr("no MIDI keyboard or controller")
        case .game(let port, let connections):
            let names = connections.map { Self.name($0).string }.joined(separator: ", ")
            return names.isEmpty
                ? tr("\(Self.name(port)): a game, not connected")
                : tr("\(Self.name(port)): a game, connected to \(names)")
        case .missing(isModuleLoaded: false):
            return tr("no /dev/snd/seq: the kernel module snd-seq is not loaded")
        case .missing(isModuleLoaded: true):
            return tr("no /dev/snd/seq, although the kernel module snd-seq is loaded")
        case .forbidden(let path, _): return tr("no permission to open \(path)")
        case .failed(let error):
            return SafeText("\(error.call): \(String(cString: strerror(error.code)))")
        }
    }

    /// Nil when nothing is wrong.
    /// - Parameter isAutomatic: whether the settings connect controllers automatically.
    func fix(isAutomatic: Bool) -> SafeText? {
        switch self {
        case .controller(let port):
            return isAutomatic
                ? nil : tr("while a game runs: aconnect \(port.address.description) 'Simon Says:0'")
        case .noController: return tr("plug one in at any time, even during a game")
        case .missing(isModuleLoaded: false): return tr("load it: sudo modprobe snd-seq")
        case .missing(isModuleLoaded: true): return tr("in a container, pass /dev/snd in")
        case .forbidden(_, let group?): return tr("sudo usermod -aG \(group) $USER, then log in again")
        case .forbidden(_, nil), .failed, .game: return nil
        }
    }

    /// The device, its port where that adds information, and the address for `aconnect`.
    private static func name(_ port: SequencerPort) -> SafeText {
        SafeText("\(port.clientName) \(port.name) (\(port.address))")
    }
}

import Glibc
import Haptics
import Localization

extension HapticsFinding {
    /// Contains device names, which must be made safe before they are shown.
    var sentence: String {
        switch self {
        case .gamepad(let name, rumbles: true): tr("\(name): buttons and rumble")
        case .gamepad(let name, rumbles: false): tr("\(name): buttons, no rumble")
        case .readOnly(let name, let path): tr("\(name): buttons only; no permission to write to \(path)")
        case .refused(let name, let path, let code):
            tr("\(name): cannot open \(path): \(String(cString: strerror(code)))")
        case .vibrator(let name): tr("\(name): vibrates")
        case .phone(let path): tr("\(path): makes the phone vibrate")
        case .nothing: tr("no gamepad and no phone: presses are only seen and heard")
        }
    }

    /// Nil when nothing is wrong.
    var fix: String? {
        switch self {
        case .readOnly(_, let path), .refused(_, let path, EACCES), .refused(_, let path, EPERM):
            tr(
                "log in at this machine rather than over the network, or give yourself access: sudo setfacl -m u:$USER:rw \(path)"
            )
        case .refused: tr("unplug it, plug it in again, and restart the game")
        case .nothing: tr("plug a gamepad in at any time, even during a game")
        case .gamepad, .vibrator, .phone: nil
        }
    }
}

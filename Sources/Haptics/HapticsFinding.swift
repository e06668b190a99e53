import Glibc
import Localization

/// One thing found that can be felt or pressed, or the reason why it cannot.
public enum HapticsFinding: Hashable, Sendable {
    /// A gamepad, and whether it rumbles.
    case gamepad(name: String, rumbles: Bool)
    /// A gamepad that has motors but may only be read.
    case readOnly(name: String, path: String)
    /// A gamepad that may not be opened; `code` is the `errno`.
    case refused(name: String, path: String, code: Int32)
    /// A device that rumbles and has no buttons.
    case vibrator(name: String)
    /// A command that makes a phone vibrate.
    case phone(path: String)
    /// None of these.
    case nothing

    /// What was found, in words; names come from devices and are to be made safe before they are shown.
    public var sentence: String {
        switch self {
        case .gamepad(let name, rumbles: true): tr("\(name): buttons and rumble")
        case .gamepad(let name, rumbles: false): tr("\(name): buttons; it does not rumble")
        case .readOnly(let name, let path): tr("\(name): buttons alone, as \(path) may not be written to")
        case .refused(let name, let path, let code):
            tr("\(name): cannot open \(path): \(String(cString: strerror(code)))")
        case .vibrator(let name): tr("\(name): vibrates")
        case .phone(let path): tr("\(path): makes the phone vibrate")
        case .nothing: tr("no gamepad and no phone: presses are seen and heard")
        }
    }

    /// What to do about it, or nil when nothing is wrong.
    public var mend: String? {
        switch self {
        case .readOnly(_, let path), .refused(_, let path, EACCES), .refused(_, let path, EPERM):
            tr(
                """
                log in at this machine itself rather than over the network, or let yourself in: \
                sudo setfacl -m u:$USER:rw \(path)
                """)
        case .refused: tr("unplug it, plug it in again, and start anew")
        case .nothing: tr("a gamepad may be plugged in at any time, also during a game")
        case .gamepad, .vibrator, .phone: nil
        }
    }
}

import Model

/// The commands that make a phone vibrate, the better one first.
enum PhoneCommand: String, CaseIterable, Sendable {
    /// Of feedbackd, on Linux phones.
    case feedbackd = "fbcli"
    /// Of the Termux:API app, on Android.
    case termux = "termux-vibrate"

    /// feedbackd's events depend on its theme: button-pressed is 15 ms by default, timeout-completed 100 and
    /// message-new-instant 150. The profile `quiet` leaves sounds and lights out.
    func arguments(_ cue: HapticCue) -> [String] {
        switch self {
        case .feedbackd: ["--event=\(event(cue))", "--profile=quiet", "--timeout=1"]
        case .termux: ["-d", String(milliseconds(cue))]
        }
    }

    private func event(_ cue: HapticCue) -> String {
        switch cue {
        case .press: "button-pressed"
        case .complete: "timeout-completed"
        case .mistake: "message-new-instant"
        }
    }

    private func milliseconds(_ cue: HapticCue) -> Int {
        switch cue {
        case .press: 25
        case .complete: 120
        case .mistake: 400
        }
    }
}

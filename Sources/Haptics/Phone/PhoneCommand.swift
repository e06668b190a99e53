import Model
import Subprocesses

/// A command that makes a phone vibrate.
struct PhoneTool: Hashable, Sendable {
    /// The commands that are known, the better one first.
    enum Kind: String, CaseIterable, Sendable {
        /// Of feedbackd, on Linux phones.
        case feedbackd = "fbcli"
        /// Of the Termux:API app, on Android.
        case termux = "termux-vibrate"
    }

    let kind: Kind
    /// The command's file.
    let path: String

    /// The first known command in the folders of `PATH`; nil when there is none.
    init?(searchPath: String) {
        guard let found = ExecutableLookup.first(of: Kind.allCases, in: searchPath) else { return nil }
        (kind, path) = (found.command, found.path)
    }

    /// The arguments for a cue.
    ///
    /// feedbackd knows events by name, and its theme decides: button-pressed is 15 ms by default,
    /// timeout-completed 100 and message-new-instant 150. The profile `quiet` leaves sounds and lights out.
    func arguments(_ cue: HapticCue) -> [String] {
        switch kind {
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

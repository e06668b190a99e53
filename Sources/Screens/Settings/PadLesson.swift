import Localization
import Model
import Presentation

/// Learns what presses the pads: each pad is shown and heard, and gets the note or the button that is pressed; then,
/// optionally, the start.
struct PadLesson: Hashable, Sendable {
    let controller: Setting.Controller
    private var inputs: [ControllerInput] = []

    init(_ controller: Setting.Controller) { self.controller = controller }

    /// The pad that waits; nil for the start.
    var pad: Pad? { Pad(rawValue: inputs.count) }

    var isComplete: Bool { inputs.count > Pad.allCases.count }

    var request: SafeText {
        switch (controller, pad) {
        case (.midi, let pad?): tr("play the note for \(pad.localName)")
        case (.midi, nil): tr("play a note to start with, or Enter for none")
        case (.gamepad, let pad?): tr("press the button for \(pad.localName)")
        case (.gamepad, nil): tr("press a button to start with, or Enter for none")
        }
    }

    /// Whether it comes from what is taught: the first button says which gamepad that is.
    func awaits(_ input: ControllerInput) -> Bool {
        guard let first = inputs.first else { return (input.gamepad == nil) == (controller == .midi) }
        return input.gamepad == first.gamepad
    }

    /// Returns the pad that an input already presses; nil where it is learned.
    mutating func learn(_ input: ControllerInput) -> Pad? {
        let owner = inputs.firstIndex(of: input).flatMap(Pad.init)
        if owner == nil { inputs.append(input) }
        return owner
    }

    /// Changes nothing while a pad waits.
    func apply(to settings: inout Settings) {
        let numbers = inputs.map(\.number)
        if let guid = inputs.first?.gamepad {
            _ = settings.taughtButtons.teach(numbers, of: guid)
        } else {
            let notes = numbers.compactMap { MIDINote($0) }
            let pads = PadNotes(learned: Array(notes.prefix(4)), start: notes.dropFirst(4).first)
            settings.padNotes = pads ?? settings.padNotes
        }
    }
}

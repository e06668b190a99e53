import GameRules
package import Model
package import TerminalCore

/// What the notes of a MIDI controller are for on a screen at the moment.
///
/// As a gamepad's button does, a note stands for a key. In menus only the note that was learned to start with does
/// anything: whoever tries a tune on the keyboard is not to change the settings by it.
package enum NoteMapping: Hashable, Sendable {
    /// What a gamepad's buttons are for.
    case buttons(GamepadMapping)
    /// The pads of a drum bank are the squares of a grid.
    case squares(SquaresGrid)

    /// The key that a note stands for; nil when it does nothing.
    package func key(for note: MIDINote, _ notes: PadNotes) -> KeyPress? {
        if case .squares(let grid) = self, let square = Self.square(of: note, on: grid) {
            return KeyPress(.character(SquareKeys.key(of: square)), .gamepad)
        }
        switch notes.use(of: note) {
        case .start: return startKey.map { KeyPress($0, .gamepad) }
        case .pad(let pad): return padKey(pad)
        case nil: return nil
        }
    }

    private var startKey: Key? {
        switch self {
        // What starts a game whatever is in focus.
        case .buttons(.pads): .character(" ")
        case .buttons(.choice), .buttons(.round): .enter
        case .buttons(.question), .buttons(.padsInRound), .squares: nil
        }
    }

    private func padKey(_ pad: Pad) -> KeyPress? {
        guard case .buttons(let mapping) = self else { return nil }
        return switch (mapping, pad) {
        // By the pad's place: in some variants the colours change places.
        case (.pads, _), (.padsInRound, _): KeyPress(.character(Character("\(pad.rawValue + 1)")), .gamepad)
        case (.question, .green): KeyPress(.character("y"), .gamepad)
        case (.question, .red): KeyPress(.character("n"), .gamepad)
        case (.round, .red): KeyPress(.tab, [.shift, .gamepad])
        case (.round, .yellow): KeyPress(.tab, .gamepad)
        case (.round, .green): KeyPress(.enter, .gamepad)
        default: nil
        }
    }

    // MARK: - Squares

    /// The lowest note of a drum bank, which lies at the lower left.
    private static let bank = 36
    /// As many pads as a bank has side by side; a grid of five takes five notes for a row.
    private static func columns(of grid: SquaresGrid) -> Int { max(4, grid.side) }

    private static func square(of note: MIDINote, on grid: SquaresGrid) -> Square? {
        let place = Int(note.number) - bank
        guard place >= 0 else { return nil }
        let square = Square(
            row: grid.side - 1 - place / columns(of: grid), column: place % columns(of: grid))
        return grid.squares.contains(square) ? square : nil
    }

    static func note(of square: Square, on grid: SquaresGrid) -> MIDINote {
        MIDINote(dataByte: UInt8(bank + (grid.side - 1 - square.row) * columns(of: grid) + square.column))
    }
}

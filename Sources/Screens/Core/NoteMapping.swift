import GameRules
package import Model
package import TerminalCore

/// What the notes of a MIDI controller do on a screen at the moment. Like a gamepad's button, a note stands
/// for a key. In menus only the learned start note does anything: playing a tune must not change settings.
package enum NoteMapping: Hashable, Sendable {
    case buttons(GamepadMapping)
    /// Around a name, and in the popup after a game: the wheel of letters.
    case name
    /// A drum bank's pads are the squares of a grid.
    case squares(SquaresGrid)

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
        // Starts a game whatever has the focus.
        case .buttons(.pads): .character(" ")
        case .buttons(.choice), .buttons(.round), .name: .enter
        case .buttons(.question), .buttons(.padsInRound), .squares: nil
        }
    }

    private func padKey(_ pad: Pad) -> KeyPress? {
        guard case .buttons(let mapping) = self else { return self == .name ? Self.spelling(pad) : nil }
        return switch (mapping, pad) {
        // By position: in some variants the colours change places.
        case (.pads, _), (.padsInRound, _): KeyPress(.character(Character("\(pad.rawValue + 1)")), .gamepad)
        case (.question, .green): KeyPress(.character("y"), .gamepad)
        case (.question, .red): KeyPress(.character("n"), .gamepad)
        case (.round, .red): KeyPress(.tab, [.shift, .gamepad])
        case (.round, .yellow): KeyPress(.tab, .gamepad)
        case (.round, .green): KeyPress(.enter, .gamepad)
        default: nil
        }
    }

    private static func spelling(_ pad: Pad) -> KeyPress {
        switch pad {
        case .red: KeyPress(.down, .gamepad)
        case .yellow: KeyPress(.up, .gamepad)
        // Takes the letter; with none on the wheel it saves.
        case .green: KeyPress(.enter, [.shift, .gamepad])
        case .blue: KeyPress(.backspace, .gamepad)
        }
    }

    // MARK: - Squares

    /// The lowest note of a drum bank, at the lower left.
    private static let bank = 36
    /// A bank is four pads wide; a grid of five takes five notes a row.
    private static func columns(of grid: SquaresGrid) -> Int { max(4, grid.side) }

    private static func square(of note: MIDINote, on grid: SquaresGrid) -> Square? {
        let index = Int(note.number) - bank
        guard index >= 0 else { return nil }
        let square = Square(
            row: grid.side - 1 - index / columns(of: grid), column: index % columns(of: grid))
        return grid.squares.contains(square) ? square : nil
    }

    static func note(of square: Square, on grid: SquaresGrid) -> MIDINote {
        MIDINote(dataByte: UInt8(bank + (grid.side - 1 - square.row) * columns(of: grid) + square.column))
    }
}

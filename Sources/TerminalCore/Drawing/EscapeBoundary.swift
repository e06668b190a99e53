/// Where output may be cut: between sequences and characters.
package enum EscapeBoundary {
    private enum State { case ground, escape, control, string, stringEscape }

    /// The first boundary at or after an index; `bytes` must begin at one.
    package static func next(in bytes: [UInt8], from index: Int) -> Int {
        var state = State.ground
        for (offset, byte) in bytes.enumerated() {
            if offset >= index && state == .ground && byte & 0xC0 != 0x80 { return offset }
            state = after(byte, state)
        }
        return bytes.count
    }

    private static func after(_ byte: UInt8, _ state: State) -> State {
        switch state {
        case .ground: byte == 0x1B ? .escape : .ground
        case .escape:
            switch byte {
            case UInt8(ascii: "["): .control
            case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): .string
            default: .ground
            }
        case .control: (0x40...0x7E).contains(byte) ? .ground : .control
        case .string: byte == 0x07 ? .ground : byte == 0x1B ? .stringEscape : .string
        case .stringEscape: byte == UInt8(ascii: "\\") ? .ground : .string
        }
    }
}

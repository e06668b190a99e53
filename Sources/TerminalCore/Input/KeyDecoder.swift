/// Reads events out of a terminal's bytes, however they are cut into reads.
///
/// Memory is bounded. An unknown sequence becomes one `unknown`. Whether a lone Esc is the key is for a clock
/// to decide: while `timeout` is not nil, call `flush` once nothing has arrived for that long.
package struct KeyDecoder: Sendable {
    /// In bytes; the rest of a paste is dropped.
    package static let pasteLimit = 65_536
    /// In bytes; a longer sequence is unknown.
    static let sequenceLimit = 256

    private var state = State.ground
    private var sequence: [UInt8] = []
    private var scalar = ScalarDecoder()
    private var paste = PasteCollector()

    enum State: Hashable, Sendable {
        case ground
        /// After `ESC`, or after two of them: rxvt's Alt with a key that has a sequence.
        case escape(twice: Bool)
        case scalar(alt: Bool)
        /// `alt` if a second Esc came before it.
        case csi(alt: Bool)
        /// After `CSI [`: F1 to F5 of the Linux console.
        case consoleFunction
        /// After `CSI M`: three bytes of the oldest mouse protocol.
        case x10Mouse
        case ss3(alt: Bool)
        /// After an introducer such as `ESC ]`, up to its end.
        case string(introducer: UInt8)
        case stringEscape(introducer: UInt8)
        case paste
    }

    package init() {}

    /// How long to wait before `flush`: 50 ms for what may be Esc alone, 1 s for a sequence that stopped
    /// halfway; nil while nothing is pending.
    package var timeout: Duration? {
        switch state {
        case .ground: nil
        case .escape: .milliseconds(50)
        case .csi, .ss3, .string: sequence.isEmpty ? .milliseconds(50) : .seconds(1)
        default: .seconds(1)
        }
    }

    package mutating func decode(_ bytes: Span<UInt8>, _ body: (Event) -> Void) {
        var index = 0
        while index < bytes.count {
            if state == .paste {
                index += collectPaste(bytes.extracting(index...), body)
            } else {
                advance(bytes[index], body)
                index += 1
            }
        }
    }

    /// Decides what is pending as if nothing more would arrive.
    package mutating func flush(_ body: (Event) -> Void) {
        let pending = state
        state = .ground
        switch pending {
        case .ground: break
        case .escape(let twice): for _ in 0...(twice ? 1 : 0) { body(.key(KeyPress(.escape))) }
        case .csi where sequence.isEmpty: body(.key(KeyPress(.character("["), .alt)))
        case .ss3 where sequence.isEmpty: body(.key(KeyPress(.character("O"), .alt)))
        case .string(let introducer) where sequence.isEmpty:
            body(.key(KeyPress(.character(Character(Unicode.Scalar(introducer))), .alt)))
        case .paste: body(.paste(paste.finish()))
        default: body(.unknown)
        }
        sequence.removeAll(keepingCapacity: true)
    }

    private mutating func collectPaste(_ bytes: Span<UInt8>, _ body: (Event) -> Void) -> Int {
        let taken = paste.collect(bytes)
        if paste.isComplete {
            state = .ground
            body(.paste(paste.finish()))
        }
        return taken
    }

    private mutating func advance(_ byte: UInt8, _ body: (Event) -> Void) {
        switch state {
        case .ground: decodeGround(byte, alt: false, body)
        case .escape(let twice): decodeEscape(byte, twice: twice, body)
        case .scalar(let alt): decodeScalar(byte, alt: alt, body)
        case .csi(let alt): decodeCSI(byte, alt: alt, body)
        case .consoleFunction: decodeConsoleFunction(byte, body)
        case .x10Mouse: decodeX10Mouse(byte, body)
        case .ss3(let alt): decodeSS3(byte, alt: alt, body)
        case .string(let introducer): decodeString(byte, introducer, body)
        case .stringEscape(let introducer): decodeStringEscape(byte, introducer, body)
        case .paste: break
        }
    }

    private mutating func decodeGround(_ byte: UInt8, alt: Bool, _ body: (Event) -> Void) {
        state = .ground
        if byte == 0x1B {
            state = .escape(twice: false)
        } else if byte < 0x80 {
            var press = KeyTable.press(ofControlOrASCII: byte)
            if alt { press.modifiers.insert(.alt) }
            body(.key(press))
        } else if scalar.begin(byte) {
            state = .scalar(alt: alt)
        } else {
            body(.unknown)
        }
    }

    private mutating func decodeScalar(_ byte: UInt8, alt: Bool, _ body: (Event) -> Void) {
        switch scalar.next(byte) {
        case .more: break
        case .scalar(let value):
            state = .ground
            let character = KeyTable.character(code: Int(value.value))
            body(character.map { .key(KeyPress(.character($0), alt ? .alt : [])) } ?? .unknown)
        case .malformed:
            body(.unknown)
            decodeGround(byte, alt: false, body)
        }
    }

    private mutating func decodeEscape(_ byte: UInt8, twice: Bool, _ body: (Event) -> Void) {
        switch byte {
        case UInt8(ascii: "["): begin(.csi(alt: twice))
        case UInt8(ascii: "O"): begin(.ss3(alt: twice))
        case 0x1B where !twice: state = .escape(twice: true)
        case _ where twice:
            // Two presses of Esc, or one and Alt.
            body(.key(KeyPress(.escape)))
            decodeEscape(byte, twice: false, body)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            begin(.string(introducer: byte))
        default: decodeGround(byte, alt: true, body)
        }
    }

    private mutating func begin(_ next: State) {
        state = next
        sequence.removeAll(keepingCapacity: true)
    }

    private mutating func collect(_ byte: UInt8) {
        if sequence.count <= KeyDecoder.sequenceLimit { sequence.append(byte) }
    }

    /// Drops a broken sequence; the byte that broke it counts by itself.
    private mutating func abandon(for byte: UInt8, _ body: (Event) -> Void) {
        body(.unknown)
        decodeGround(byte, alt: false, body)
    }

    private mutating func decodeCSI(_ byte: UInt8, alt: Bool, _ body: (Event) -> Void) {
        switch byte {
        case UInt8(ascii: "[") where sequence.isEmpty: state = .consoleFunction
        case UInt8(ascii: "M") where sequence.isEmpty: state = .x10Mouse
        case UInt8(ascii: "$") where ControlSequence(sequence, final: byte).isShiftedRxvtKey:
            finish(byte, alt, body)
        case 0x20...0x3F: collect(byte)
        case 0x40...0x7E: finish(byte, alt, body)
        default: abandon(for: byte, body)
        }
    }

    private mutating func finish(_ final: UInt8, _ alt: Bool, _ body: (Event) -> Void) {
        state = .ground
        guard sequence.count <= KeyDecoder.sequenceLimit else { return body(.unknown) }
        let control = ControlSequence(sequence, final: final)
        if control.beginsPaste {
            state = .paste
            paste = PasteCollector()
        } else {
            body(KeyDecoder.adding(alt ? .alt : [], to: control.event))
        }
    }

    private mutating func decodeConsoleFunction(_ byte: UInt8, _ body: (Event) -> Void) {
        state = .ground
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "E"): body(.key(KeyPress(.function(Int(byte) - 0x40))))
        case 0x20...0x7E: body(.unknown)
        default: abandon(for: byte, body)
        }
    }

    private mutating func decodeX10Mouse(_ byte: UInt8, _ body: (Event) -> Void) {
        guard byte >= 0x20 else { return abandon(for: byte, body) }
        collect(byte)
        guard sequence.count == 3 else { return }
        state = .ground
        body(MouseReport.x10(sequence))
    }

    private mutating func decodeSS3(_ byte: UInt8, alt: Bool, _ body: (Event) -> Void) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): collect(byte)
        case 0x20...0x7E:
            state = .ground
            let control = ControlSequence(sequence, final: byte)
            body(KeyDecoder.adding(alt ? .alt : [], to: control.singleShiftEvent))
        default: abandon(for: byte, body)
        }
    }

    private mutating func decodeString(_ byte: UInt8, _ introducer: UInt8, _ body: (Event) -> Void) {
        switch byte {
        case 0x07: finishString(introducer, body)
        case 0x1B: state = .stringEscape(introducer: introducer)
        case 0x03, 0x0D, 0x18, 0x1A: abandon(for: byte, body)
        default: collect(byte)
        }
    }

    private mutating func decodeStringEscape(_ byte: UInt8, _ introducer: UInt8, _ body: (Event) -> Void) {
        if byte == UInt8(ascii: "\\") { return finishString(introducer, body) }
        body(.unknown)
        state = .escape(twice: false)
        decodeEscape(byte, twice: false, body)
    }

    private mutating func finishString(_ introducer: UInt8, _ body: (Event) -> Void) {
        state = .ground
        var reply: TerminalReply?
        if sequence.count <= KeyDecoder.sequenceLimit {
            switch introducer {
            case UInt8(ascii: "]"): reply = TerminalReply(colour: sequence)
            case UInt8(ascii: "P") where sequence.starts(with: ">|".utf8):
                reply = .name(String(decoding: sequence.dropFirst(2), as: UTF8.self))
            case UInt8(ascii: "_"): reply = TerminalReply(graphics: sequence)
            default: break
            }
        }
        body(.reply(reply ?? .other))
    }

    private static func adding(_ modifiers: Modifiers, to event: Event) -> Event {
        guard !modifiers.isEmpty, case .key(var press) = event else { return event }
        press.modifiers.formUnion(modifiers)
        return .key(press)
    }
}

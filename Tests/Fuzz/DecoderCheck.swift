import Model
import TerminalCore

/// What must hold of the decoder whatever comes in.
enum DecoderCheck {
    /// Decodes bytes whole, in pieces and with pauses, and traps if a promise is broken.
    static func run(_ bytes: [UInt8]) {
        var whole = KeyDecoder()
        var events: [Event] = []
        whole.decode(bytes.span) { events.append($0) }
        check(events)
        precondition(inPieces(bytes) == events, "it matters where the bytes are cut")
        precondition(events.count <= bytes.count, "more events than bytes")
        whole.flush { check([$0]) }
        precondition(whole.timeout == nil, "something is pending after all was decided")
        withPauses(bytes)
    }

    /// Cut after each byte's own value of bytes, so that the input chooses the pieces.
    private static func inPieces(_ bytes: [UInt8]) -> [Event] {
        var decoder = KeyDecoder()
        var events: [Event] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + 1 + Int(bytes[start] & 7))
            decoder.decode(bytes.span.extracting(start..<end)) { events.append($0) }
            start = end
        }
        return events
    }

    /// With the clock running out after every 13th byte.
    private static func withPauses(_ bytes: [UInt8]) {
        var decoder = KeyDecoder()
        for (index, byte) in bytes.enumerated() {
            decoder.decode([byte].span) { check([$0]) }
            if index % 13 == 12 { decoder.flush { check([$0]) } }
        }
    }

    private static func check(_ events: [Event]) {
        for event in events {
            switch event {
            case .key(let press): check(press.key)
            case .paste(let text):
                precondition(text.string.utf8.count <= 3 * KeyDecoder.pasteLimit, "a long paste")
            case .mouse(let mouse): precondition(mouse.position.x >= 0 && mouse.position.y >= 0, "outside")
            default: break
            }
        }
    }

    private static func check(_ key: Key) {
        switch key {
        case .character(let character):
            precondition(
                character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F },
                "a control as a key")
        case .function(let number): precondition((1...24).contains(number), "no such key")
        default: break
        }
    }
}

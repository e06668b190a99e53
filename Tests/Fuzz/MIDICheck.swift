import CALSA
import Model

@testable import MIDI

/// What must hold of MIDI whatever comes in, as the kernel's events.
enum MIDICheck {
    /// Reads bytes as the kernel's events, with the time that passes between them, and as what comes over a cable,
    /// and traps if a promise is broken.
    static func run(_ bytes: [UInt8]) {
        let size = MemoryLayout<snd_seq_event_t>.size
        let starts = stride(from: 0, through: bytes.count - size, by: size)
        run(
            starts.map { start in
                bytes.withUnsafeBytes {
                    $0.loadUnaligned(fromByteOffset: start, as: snd_seq_event_t.self)
                }
            })
        run(encoded(bytes))
    }

    /// What libasound makes of a cable's bytes, by the same rules as the kernel.
    private static func encoded(_ bytes: [UInt8]) -> [snd_seq_event_t] {
        var encoder: OpaquePointer?
        guard snd_midi_event_new(256, &encoder) == 0 else { return [] }
        defer { snd_midi_event_free(encoder) }
        return bytes.compactMap { byte in
            var event = snd_seq_event_t()
            return snd_midi_event_encode_byte(encoder, Int32(byte), &event) == 1 ? event : nil
        }
    }

    private static func run(_ events: [snd_seq_event_t]) {
        var held = HeldNotes()
        var down: Set<MIDINote> = []
        var now = Duration.zero
        for event in events {
            now += .milliseconds(Int(event.tag))
            check(held.advance(to: now), &down, isPressing: false)
            precondition(held.deadline.map { $0 > now } ?? true, "a deadline that has passed is still due")
            let message = SequencerMessage(event, client: 128, ports: [0: .pads, 1: .tones, 2: .lights])
            check(held.receive(message, at: now), &down, isPressing: true)
            precondition(held.isEmpty == down.isEmpty, "what is held is not what was told")
        }
        check(held.releaseAll(), &down, isPressing: false)
        precondition(down.isEmpty && held.isEmpty && held.deadline == nil, "a note hangs")
    }

    /// A note that two hold goes down twice; it comes up once, and only if it was down.
    private static func check(_ events: [MIDIEvent], _ down: inout Set<MIDINote>, isPressing: Bool) {
        for event in events {
            precondition(event.note.number < 128, "no such note")
            if event.isDown {
                precondition(isPressing, "a note out of nothing")
                down.insert(event.note)
            } else {
                precondition(down.remove(event.note) != nil, "up without down")
            }
        }
    }
}

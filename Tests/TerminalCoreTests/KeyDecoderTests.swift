import GameRules
import Model
import TestSupport
import Testing

@testable import TerminalCore

@Suite struct KeyDecoderTests {
    @Test(arguments: KeySequence.all)
    func aSequenceMeansOneThing(sequence: KeySequence) {
        #expect(events([sequence.bytes]) == sequence.events)
    }

    @Test(arguments: KeySequence.all)
    func wherePartsOfASequenceAreCutDoesNotMatter(sequence: KeySequence) {
        for cut in 0...sequence.bytes.count {
            let parts = [Array(sequence.bytes[..<cut]), Array(sequence.bytes[cut...])]
            #expect(events(parts) == sequence.events, "cut after \(cut)")
        }
        #expect(events(sequence.bytes.map { [$0] }) == sequence.events)
    }

    @Test func sequencesDoNotRunIntoEachOther() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20 {
            let order = KeySequence.all.shuffled(using: &generator)
            var rest = order.flatMap(\.bytes)[...]
            var parts: [[UInt8]] = []
            while !rest.isEmpty {
                let count = Int.random(in: 1...7, using: &generator)
                parts.append(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            #expect(events(parts) == order.flatMap(\.events))
        }
    }

    @Test(arguments: [
        ("\u{1B}", [KeyPress(.escape)]), ("\u{1B}\u{1B}", [KeyPress(.escape), KeyPress(.escape)]),
        ("\u{1B}[", [KeyPress(.character("["), .alt)]), ("\u{1B}O", [KeyPress(.character("O"), .alt)]),
        ("\u{1B}]", [KeyPress(.character("]"), .alt)]), ("\u{1B}P", [KeyPress(.character("P"), .alt)]),
    ])
    func aKeyThatBeginsASequenceIsAKeyWhenNothingFollows(text: String, presses: [KeyPress]) {
        var decoder = KeyDecoder()
        var found: [Event] = []
        decoder.decode(Array(text.utf8).span) { found.append($0) }
        #expect(found.isEmpty)
        #expect(decoder.timeout == .milliseconds(50))
        decoder.flush { found.append($0) }
        #expect(found == presses.map(Event.key))
        #expect(decoder.timeout == nil)
    }

    @Test(arguments: ["\u{1B}[12;", "\u{1B}]11;rgb:", "\u{1B}[M!", "\u{1B}[[", "\u{1B}P1$"])
    func aSequenceThatStopsHalfwayIsUnknown(text: String) {
        var decoder = KeyDecoder()
        var found: [Event] = []
        decoder.decode(Array(text.utf8).span) { found.append($0) }
        #expect(decoder.timeout == .seconds(1))
        decoder.flush { found.append($0) }
        #expect(found == [.unknown])
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0xAF], [0xE0, 0x80], [0xED, 0xA0], [0xF4, 0x90], [0xF8], [0xFF], [0xC3, 0x28],
            [0x9B, 0x41],
        ] as [[UInt8]])
    func malformedTextIsUnknownAndNeverPartOfAKey(bytes: [UInt8]) {
        let found = events([bytes])
        #expect(found.first == .unknown)
        for event in found where event != .unknown {
            guard case .key(let press) = event, case .character(let character) = press.key else {
                Issue.record("\(event)")
                continue
            }
            #expect(character.isASCII)
        }
    }

    @Test func aLongSequenceIsOneUnknown() {
        let long =
            Array("\u{1B}[".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: 100_000) + Array("Ax".utf8)
        #expect(events([long]) == [.unknown, .key(KeyPress(.character("x")))])
        let string =
            Array("\u{1B}]11;".utf8) + [UInt8](repeating: UInt8(ascii: "y"), count: 100_000) + [0x07, 0x71]
        #expect(events([string]) == [.reply(.other), .key(KeyPress(.character("q")))])
    }

    @Test func aHugePasteIsOneEventOfBoundedSize() {
        let huge = Array("\u{1B}[200~".utf8) + [UInt8](repeating: UInt8(ascii: "r"), count: 1_000_000)
        let found = events([huge, Array("\u{1B}[201~q".utf8)])
        #expect(found.count == 2)
        guard case .paste(let text)? = found.first else {
            Issue.record("no paste")
            return
        }
        #expect((1_000...KeyDecoder.pasteLimit).contains(text.string.utf8.count))
        #expect(found.last == .key(KeyPress(.character("q"))))
    }

    private func events(_ parts: [[UInt8]]) -> [Event] {
        var decoder = KeyDecoder()
        var found: [Event] = []
        for part in parts { decoder.decode(part.span) { found.append($0) } }
        #expect(decoder.timeout == nil)
        return found
    }
}

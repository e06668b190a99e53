import Testing

@testable import TerminalCore

@Suite struct TerminalReplyTests {
    @Test(
        arguments: [
            ("\u{1B}[6;20;10t", .cellSize(PixelSize(width: 10, height: 20))),
            ("\u{1B}[4;480;800t", .textArea(PixelSize(width: 800, height: 480))),
            ("\u{1B}]4;200;rgb:ffff/0000/d7d7\u{1B}\\", .indexedColours),
            ("\u{1B}]11;rgb:ff/00/80\u{7}", .background(0xFF0080)),
            ("\u{1B}P>|Konsole 22.12.3\u{1B}\\", .name("Konsole 22.12.3")),
            ("\u{1B}P1$r0m\u{1B}\\", .other), ("\u{1B}]4;7;rgb:ff/ff/ff\u{7}", .other),
        ] as [(String, TerminalReply)])
    func answersAreReplies(bytes: String, reply: TerminalReply) {
        #expect(events(bytes) == [.reply(reply)])
    }

    /// Wider than high, and larger than any font.
    @Test(arguments: ["\u{1B}[6;10;20t", "\u{1B}[6;20;18t", "\u{1B}[6;600;300t", "\u{1B}[6;0;0t"])
    func whatCanBeNoCellIsNone(bytes: String) {
        #expect(events(bytes) == [.unknown])
    }

    private func events(_ text: String) -> [Event] {
        var decoder = KeyDecoder()
        var events: [Event] = []
        decoder.decode(Array(text.utf8).span) { events.append($0) }
        return events
    }
}

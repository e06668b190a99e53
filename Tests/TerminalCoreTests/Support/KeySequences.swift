import Model
import Testing

@testable import TerminalCore

/// Bytes and what they mean, as the manuals of the terminals have it: xterm's ctlseqs, rxvtRef(7),
/// console_codes(4), the VT220 programmer reference and the kitty keyboard protocol.
struct KeySequence: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let events: [Event]

    init(_ text: String, _ events: Event...) {
        bytes = Array(text.utf8)
        self.events = events
    }

    init(_ text: String, _ key: Key, _ modifiers: Modifiers = [], phase: KeyPress.Phase = .press) {
        self.init(text, .key(KeyPress(key, modifiers, phase: phase)))
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    static let all = typed + cursor + editing + functions + rxvt + kitty + mouse + replies + rest

    static let typed: [KeySequence] = [
        KeySequence("r", .character("r")), KeySequence("R", .character("R")),
        KeySequence(" ", .character(" ")),
        KeySequence("é", .character("é")), KeySequence("漢", .character("漢")),
        KeySequence("🎉", .character("🎉")),
        KeySequence("\u{9B}", .unknown),
        KeySequence("\r", .enter), KeySequence("\n", .enter), KeySequence("\t", .tab),
        KeySequence("\u{7F}", .backspace), KeySequence("\u{8}", .backspace),
        KeySequence("\u{0}", .character(" "), .control), KeySequence("\u{3}", .character("c"), .control),
        KeySequence("\u{15}", .character("u"), .control), KeySequence("\u{1C}", .character("\\"), .control),
        KeySequence("\u{1F}", .character("_"), .control), KeySequence("\u{1B}a", .character("a"), .alt),
        KeySequence("\u{1B}é", .character("é"), .alt), KeySequence("\u{1B}\r", .enter, .alt),
        KeySequence("\u{1B}\u{7F}", .backspace, .alt),
        KeySequence("\u{1B}\u{1}", .character("a"), [.alt, .control]),
    ]

    static let cursor: [KeySequence] = [
        KeySequence("\u{1B}[A", .up), KeySequence("\u{1B}[B", .down), KeySequence("\u{1B}[C", .right),
        KeySequence("\u{1B}[D", .left), KeySequence("\u{1B}[H", .home), KeySequence("\u{1B}[F", .end),
        KeySequence("\u{1B}OA", .up), KeySequence("\u{1B}OB", .down), KeySequence("\u{1B}OC", .right),
        KeySequence("\u{1B}OD", .left), KeySequence("\u{1B}OH", .home), KeySequence("\u{1B}OF", .end),
        KeySequence("\u{1B}[1;2A", .up, .shift), KeySequence("\u{1B}[1;3B", .down, .alt),
        KeySequence("\u{1B}[1;5C", .right, .control),
        KeySequence("\u{1B}[1;8D", .left, [.shift, .alt, .control]),
        KeySequence("\u{1B}[1;9H", .home, .super), KeySequence("\u{1B}[Z", .tab, .shift),
        KeySequence("\u{1B}\u{1B}[A", .up, .alt), KeySequence("\u{1B}\u{1B}OD", .left, .alt),
    ]

    static let editing: [KeySequence] = [
        KeySequence("\u{1B}[1~", .home), KeySequence("\u{1B}[2~", .insert), KeySequence("\u{1B}[3~", .delete),
        KeySequence("\u{1B}[4~", .end), KeySequence("\u{1B}[5~", .pageUp),
        KeySequence("\u{1B}[6~", .pageDown),
        KeySequence("\u{1B}[7~", .home), KeySequence("\u{1B}[8~", .end),
        KeySequence("\u{1B}[3;5~", .delete, .control), KeySequence("\u{1B}[6;2~", .pageDown, .shift),
    ]

    static let functions: [KeySequence] = [
        KeySequence("\u{1B}OP", .function(1)), KeySequence("\u{1B}OS", .function(4)),
        KeySequence("\u{1B}[11~", .function(1)), KeySequence("\u{1B}[15~", .function(5)),
        KeySequence("\u{1B}[17~", .function(6)), KeySequence("\u{1B}[21~", .function(10)),
        KeySequence("\u{1B}[23~", .function(11)), KeySequence("\u{1B}[24~", .function(12)),
        KeySequence("\u{1B}[25~", .function(13)), KeySequence("\u{1B}[28~", .function(15)),
        KeySequence("\u{1B}[29~", .function(16)), KeySequence("\u{1B}[34~", .function(20)),
        KeySequence("\u{1B}[[A", .function(1)), KeySequence("\u{1B}[[E", .function(5)),
        KeySequence("\u{1B}[1;2P", .function(1), .shift), KeySequence("\u{1B}[1;5R", .function(3), .control),
        KeySequence("\u{1B}O5Q", .function(2), .control), KeySequence("\u{1B}O1;2S", .function(4), .shift),
        KeySequence("\u{1B}[20;6~", .function(9), [.shift, .control]),
        KeySequence("\u{1B}Op", .character("0")), KeySequence("\u{1B}Oy", .character("9")),
        KeySequence("\u{1B}Ok", .character("+")), KeySequence("\u{1B}OM", .enter),
    ]

    static let rxvt: [KeySequence] = [
        KeySequence("\u{1B}[a", .up, .shift), KeySequence("\u{1B}[d", .left, .shift),
        KeySequence("\u{1B}Oa", .up, .control), KeySequence("\u{1B}Oc", .right, .control),
        KeySequence("\u{1B}[3$", .delete, .shift), KeySequence("\u{1B}[3^", .delete, .control),
        KeySequence("\u{1B}[3@", .delete, [.control, .shift]),
        KeySequence("\u{1B}[11^", .function(1), .control),
        KeySequence("\u{1B}[23$", .function(11), .shift), KeySequence("\u{1B}\u{1B}[3~", .delete, .alt),
    ]

    static let kitty: [KeySequence] = [
        KeySequence("\u{1B}[27u", .escape), KeySequence("\u{1B}[13u", .enter), KeySequence("\u{1B}[9u", .tab),
        KeySequence("\u{1B}[9;2u", .tab, .shift), KeySequence("\u{1B}[127u", .backspace),
        KeySequence("\u{1B}[114;;114u", .character("r")), KeySequence("\u{1B}[114;1:1;114u", .character("r")),
        KeySequence("\u{1B}[114;1:2;114u", .character("r"), phase: .repeat),
        KeySequence("\u{1B}[114;1:3u", .character("r"), phase: .release),
        KeySequence("\u{1B}[114:82;2;82u", .character("R")),
        KeySequence("\u{1B}[114:82;2:3u", .character("R"), phase: .release),
        KeySequence("\u{1B}[114;65;82u", .character("R")),
        KeySequence("\u{1B}[114;66:3u", .character("r"), phase: .release),
        KeySequence("\u{1B}[49:33;2:1;33u", .character("!")),
        KeySequence("\u{1B}[99;5u", .character("c"), .control),
        KeySequence("\u{1B}[99;6u", .character("c"), .control),
        KeySequence("\u{1B}[97;9u", .character("a"), .super),
        KeySequence("\u{1B}[1092;;1092u", .character("ф")),
        KeySequence("\u{1B}[1;1:3A", .up, phase: .release),
        KeySequence("\u{1B}[3;1:2~", .delete, phase: .repeat), KeySequence("\u{1B}[57399u", .character("0")),
        KeySequence("\u{1B}[57414;1:3u", .enter, phase: .release), KeySequence("\u{1B}[57417u", .left),
        KeySequence("\u{1B}[1182:3;2u", .character("Ҟ")), KeySequence("\u{1B}[128u", .unknown),
        KeySequence("\u{1B}[57376u", .function(13)), KeySequence("\u{1B}[57441;2u", .unknown),
        KeySequence("\u{1B}[27;5;13~", .enter, .control), KeySequence("\u{1B}[27;2;65~", .character("A")),
    ]

    static let mouse: [KeySequence] = [
        KeySequence("\u{1B}[<0;1;1M", .mouse(MouseEvent(.press, at: Point(x: 0, y: 0)))),
        KeySequence("\u{1B}[<0;300;120m", .mouse(MouseEvent(.release, at: Point(x: 299, y: 119)))),
        KeySequence("\u{1B}[<2;5;6M", .mouse(MouseEvent(.otherPress, at: Point(x: 4, y: 5)))),
        KeySequence("\u{1B}[<1;5;6m", .mouse(MouseEvent(.otherRelease, at: Point(x: 4, y: 5)))),
        KeySequence("\u{1B}[<35;5;6M", .mouse(MouseEvent(.move, at: Point(x: 4, y: 5)))),
        KeySequence("\u{1B}[<32;5;6M", .mouse(MouseEvent(.move, at: Point(x: 4, y: 5)))),
        KeySequence("\u{1B}[<64;5;6M", .mouse(MouseEvent(.wheelUp, at: Point(x: 4, y: 5)))),
        KeySequence("\u{1B}[<65;5;6M", .mouse(MouseEvent(.wheelDown, at: Point(x: 4, y: 5)))),
        KeySequence(
            "\u{1B}[<20;5;6M", .mouse(MouseEvent(.press, at: Point(x: 4, y: 5), [.shift, .control]))),
        KeySequence("\u{1B}[<66;5;6M", .unknown), KeySequence("\u{1B}[<0;0;6M", .unknown),
        KeySequence("\u{1B}[M !!", .mouse(MouseEvent(.press, at: Point(x: 0, y: 0)))),
        KeySequence("\u{1B}[M#\"%", .mouse(MouseEvent(.release, at: Point(x: 1, y: 4)))),
        KeySequence("\u{1B}[32;7;8M", .mouse(MouseEvent(.press, at: Point(x: 6, y: 7)))),
    ]

    static let replies: [KeySequence] = [
        KeySequence("\u{1B}[?62;22;52c", .reply(.attributes(writesClipboard: true))),
        KeySequence("\u{1B}[?52c", .reply(.attributes(writesClipboard: false))),
        KeySequence("\u{1B}[?62;22c", .reply(.attributes(writesClipboard: false))),
        KeySequence("\u{1B}[?1;2c", .reply(.attributes(writesClipboard: false))),
        KeySequence("\u{1B}[>41;354;0c", .reply(.other)),
        KeySequence("\u{1B}[?2026;2$y", .reply(.synchronizedOutput(isKnown: true))),
        KeySequence("\u{1B}[?2026;1$y", .reply(.synchronizedOutput(isKnown: true))),
        KeySequence("\u{1B}[?2026;0$y", .reply(.synchronizedOutput(isKnown: false))),
        KeySequence("\u{1B}[?2026;3$y", .reply(.synchronizedOutput(isKnown: false))),
        KeySequence("\u{1B}[?2026;4$y", .reply(.synchronizedOutput(isKnown: false))),
        KeySequence("\u{1B}[?31u", .reply(.kittyKeyboard(flags: 31))),
        KeySequence("\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\", .reply(.background(0x1E20FF))),
        KeySequence("\u{1B}]11;rgb:f/0/8\u{7}", .reply(.background(0xFF0088))),
        KeySequence("\u{1B}]11;rgba:ffff/0000/0000/8000\u{7}", .reply(.background(0xFF0000))),
        KeySequence("\u{1B}]11;red\u{7}", .reply(.other)),
        KeySequence("\u{1B}]4;1;rgb:0/0/0\u{7}", .reply(.other)),
        KeySequence("\u{1B}P>|kitty(0.36)\u{1B}\\", .reply(.name("kitty(0.36)"))),
        KeySequence("\u{1B}_Gi=1;OK\u{1B}\\", .reply(.graphics(isKnown: true))),
        KeySequence("\u{1B}_Gi=1;ENOTSUP:no\u{1B}\\", .reply(.graphics(isKnown: false))),
        KeySequence("\u{1B}_other\u{1B}\\", .reply(.other)),
        KeySequence("\u{1B}[6;20;10t", .reply(.cellSize(PixelSize(width: 10, height: 20)))),
    ]

    static let rest: [KeySequence] = [
        KeySequence("\u{1B}[I", .focus(true)), KeySequence("\u{1B}[O", .focus(false)),
        KeySequence("\u{1B}[200~hello\r\nAda\u{1B}[201~", .paste("hello  Ada")),
        KeySequence(
            "\u{1B}[200~r\u{1B}[Ay\u{1B}[201~r", .paste(SafeText("r\u{1B}[Ay")),
            .key(KeyPress(.character("r")))),
        KeySequence("\u{1B}[200~\u{1B}\u{1B}[201~", .paste(SafeText("\u{1B}"))),
        KeySequence("\u{1B}[200~\u{1B}[201\u{1B}[201~", .paste(SafeText("\u{1B}[201"))),
        KeySequence("\u{1B}[201~", .unknown), KeySequence("\u{1B}[999~", .unknown),
        KeySequence("\u{1B}[5n", .unknown),
        KeySequence("\u{1B}[1;99999999999A", .up), KeySequence("\u{1B}[ q", .unknown),
        KeySequence("\u{1B}[99;1R", .unknown),
        KeySequence("\u{1B}[\u{3}", .unknown, .key(KeyPress(.character("c"), .control))),
        KeySequence("\u{1B}]11;rgb\u{3}", .unknown, .key(KeyPress(.character("c"), .control))),
        KeySequence("\u{1B}[12\u{1B}[A", .unknown, .key(KeyPress(.up))),
        KeySequence("\u{1B}]0;x\u{1B}[A", .unknown, .key(KeyPress(.up))),
        KeySequence("\u{1B}\u{1B}x", .key(KeyPress(.escape)), .key(KeyPress(.character("x"), .alt))),
        KeySequence("\u{1B}\u{1B}\u{1B}[A", .key(KeyPress(.escape)), .key(KeyPress(.up, .alt))),
    ]
}

import TerminalCore
import Testing

@testable import Screens

@Suite struct TextFieldTests {
    /// A name that is proposed is replaced by what is typed, and edited once a key has moved in it.
    @Test(arguments: [
        ([KeyPress(.character("B"))], "B"), ([KeyPress(.character("B")), KeyPress(.character("o"))], "Bo"),
        ([KeyPress(.backspace)], "Ad"), ([KeyPress(.end), KeyPress(.character("m"))], "Adam"),
        ([KeyPress(.home), KeyPress(.character("X"))], "XAda"),
        ([KeyPress(.left), KeyPress(.character("X"))], "AdXa"),
        ([KeyPress(.character("a"), .control), KeyPress(.character("X"))], "XAda"),
        // A key that is none of editing leaves it a proposal.
        ([KeyPress(.character("q"), .control), KeyPress(.character("B"))], "B"),
    ])
    func whatIsTypedReplacesAProposal(keys: [KeyPress], result: String) {
        var field = TextField("Ada", capacity: 20, selected: true)
        for key in keys { _ = field.handle(key) }
        #expect(field.text == result && !field.isSelected)
    }

    @Test func aPasteReplacesAProposalToo() {
        var field = TextField("Ada", capacity: 20, selected: true)
        field.insert("Zoë")
        #expect(field.text == "Zoë" && field.cursor == 3)
    }

    @Test(arguments: [
        ("Ada", [KeyPress(.backspace)], "Ad", 2),
        ("Ada", [KeyPress(.character("u"), .control)], "", 0),
        ("Ada Lovelace", [KeyPress(.character("w"), .control)], "Ada ", 4),
        ("Ada Lovelace  ", [KeyPress(.character("w"), .control)], "Ada ", 4),
        ("Ada", [KeyPress(.home), KeyPress(.character("X"))], "XAda", 1),
        ("Ada", [KeyPress(.left), KeyPress(.delete)], "Ad", 2),
        ("Ada", [KeyPress(.left), KeyPress(.left), KeyPress(.character("k"), .control)], "A", 1),
        ("Ada", [KeyPress(.home), KeyPress(.left), KeyPress(.backspace)], "Ada", 0),
        ("Ada", [KeyPress(.home), KeyPress(.end), KeyPress(.right), KeyPress(.character("!"))], "Ada!", 4),
        ("日本", [KeyPress(.backspace)], "日", 1),
        ("e", [KeyPress(.character("\u{301}"))], "é", 1),
        ("👩‍👩‍👧", [KeyPress(.backspace)], "", 0),
    ])
    func editsAsShellsDo(text: String, keys: [KeyPress], result: String, cursor: Int) {
        var field = TextField(text, capacity: 20)
        for key in keys {
            let taken = field.handle(key)
            #expect(taken)
        }
        #expect(field.text == result)
        #expect(field.cursor == cursor)
    }

    @Test func takesNoMoreThanItsCapacity() {
        var field = TextField("", capacity: 20)
        field.insert(String(repeating: "x", count: 100_000))
        #expect(field.characters.count == 20)
    }

    @Test func leavesOtherKeysAlone() {
        var field = TextField("Ada", capacity: 20)
        let taken = [field.handle(KeyPress(.enter)), field.handle(KeyPress(.up))]
        #expect(taken == [false, false])
        #expect(field.text == "Ada")
    }
}

@Suite struct GamepadInNamesTests {
    @Test func aGamepadsPadIsNoLetter() {
        var field = TextField("Ada", capacity: 20)
        let taken = field.handle(KeyPress(.character("1"), .gamepad))
        #expect(!taken && field.text == "Ada")
    }

    @Test(arguments: [
        ("", [Key.up], "A"), ("", [.down], "9"), ("", [.up, .right, .up], "Aa"),
        ("", [.up, .right, .up, .up, .up, .up, .right, .up], "Ada"),
        ("Ada", [.left, .down], "Ad "), ("Ada", [.left, .left, .up], "Aea"),
        ("Ada", [.left, .left, .left, .down, .down], "9da"), ("Ada", [.backspace, .backspace], "A"),
        ("Zoe", [.left, .left, .left, .up, .up], "0oe"), ("BOB", [.left, .left, .up], "BPB"),
        ("Al ", [.up], "Al A"), ("Al-", [.up], "Al-A"), ("漢", [.left, .up], "A"),
        (String(repeating: "x", count: 20), [.up], String(repeating: "x", count: 20)),
    ])
    func itsArrowsSpell(text: String, keys: [Key], result: String) {
        var field = TextField(text, capacity: 20)
        for key in keys {
            let isTaken = field.handle(KeyPress(key, .gamepad))
            field.handle(KeyPress(key, .gamepad, phase: .release))
            #expect(isTaken)
        }
        #expect(field.text == result)
    }

    @Test func theWheelGoesRound() {
        var field = TextField("", capacity: 20)
        for _ in 0..<38 { field.handle(KeyPress(.up, .gamepad)) }
        #expect(field.text == " ")
    }
}

import CInput
import Model
import Testing

@testable import Haptics

struct GamepadDecoderTests {
    private func decoder(_ layout: ButtonLayout = .lettered) throws -> GamepadDecoder {
        let stick = try #require(AxisRange(-100, 100))
        let hat = try #require(AxisRange(-1, 1))
        let keys = BitSet(BTN_JOYSTICK...BTN_DPAD_RIGHT, upTo: KEY_MAX)
        let parts = GamepadParts(input_id(), name: "Pad", keys: keys, axes: BitSet([]))
        return GamepadDecoder(layout: layout, parts, axes: [ABS_X: stick, ABS_HAT0Y: hat])
    }

    private func raw(_ type: Int32, _ code: Int32, _ value: Int32) -> input_event {
        var event = input_event()
        event.type = UInt16(type)
        event.code = UInt16(code)
        event.value = value
        return event
    }

    @Test(arguments: [
        (ButtonLayout.lettered, BTN_SOUTH, GamepadButton.south), (.lettered, BTN_EAST, .east),
        (.lettered, BTN_X, .west), (.lettered, BTN_Y, .north), (.lettered, BTN_START, .start),
        (.lettered, BTN_SELECT, .back), (.placed, BTN_SOUTH, .south), (.placed, BTN_EAST, .east),
        (.placed, BTN_NORTH, .north), (.placed, BTN_WEST, .west), (.numbered, BTN_TRIGGER, .north),
        (.numbered, BTN_THUMB, .east), (.numbered, BTN_THUMB2, .south), (.numbered, BTN_TOP, .west),
        (.numbered, BTN_BASE3, .back), (.numbered, BTN_BASE4, .start), (.placed, BTN_DPAD_UP, .up),
        (.lettered, BTN_DPAD_LEFT, .left),
    ])
    func buttonsHaveTheirPlaces(layout: ButtonLayout, code: Int32, button: GamepadButton) throws {
        var decoder = try decoder(layout)
        #expect(decoder.decode(raw(EV_KEY, code, 1)).uses == [GamepadEvent(button, isDown: true)])
        #expect(decoder.decode(raw(EV_KEY, code, 2)) == [])
        #expect(decoder.decode(raw(EV_KEY, code, 0)).uses == [GamepadEvent(button, isDown: false)])
    }

    @Test(arguments: [BTN_MODE, BTN_TL, BTN_THUMBL, BTN_C])
    func otherButtonsAreToldByTheirNumbersAlone(code: Int32) throws {
        var decoder = try decoder()
        let events = decoder.decode(raw(EV_KEY, code, 1))
        #expect(events.map(\.button) == [nil])
        #expect(events.map(\.source?.number) == [Int(code - BTN_JOYSTICK)])
    }

    @Test func aStickIsPushedFarAndLetGoNear() throws {
        var decoder = try decoder()
        #expect(decoder.decode(raw(EV_ABS, ABS_X, 59)) == [])
        #expect(decoder.decode(raw(EV_ABS, ABS_X, 61)) == [GamepadEvent(.right, isDown: true)])
        #expect(decoder.decode(raw(EV_ABS, ABS_X, 41)) == [])
        #expect(decoder.decode(raw(EV_ABS, ABS_X, 39)) == [GamepadEvent(.right, isDown: false)])
        #expect(decoder.decode(raw(EV_ABS, ABS_X, -100)) == [GamepadEvent(.left, isDown: true)])
        #expect(
            decoder.decode(raw(EV_ABS, ABS_X, 100)) == [
                GamepadEvent(.left, isDown: false), GamepadEvent(.right, isDown: true),
            ])
    }

    @Test func aHatIsArrows() throws {
        var decoder = try decoder()
        #expect(decoder.decode(raw(EV_ABS, ABS_HAT0Y, -1)) == [GamepadEvent(.up, isDown: true)])
        #expect(decoder.decode(raw(EV_ABS, ABS_HAT0Y, 0)) == [GamepadEvent(.up, isDown: false)])
    }

    @Test func lostEventsLetEverythingGo() throws {
        var decoder = try decoder()
        _ = decoder.decode(raw(EV_KEY, BTN_SOUTH, 1))
        #expect(decoder.decode(raw(EV_SYN, SYN_DROPPED, 0)).uses == [GamepadEvent(.south, isDown: false)])
        #expect(decoder.decode(raw(EV_KEY, BTN_EAST, 1)) == [])
        #expect(decoder.decode(raw(EV_SYN, SYN_REPORT, 0)) == [])
        #expect(decoder.decode(raw(EV_KEY, BTN_EAST, 1)).uses == [GamepadEvent(.east, isDown: true)])
    }
}

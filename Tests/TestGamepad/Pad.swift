import CInput
import Glibc

/// What the gamepad says of itself: a pad as the xpad driver knows them, with two motors; or another one, where a test
/// names its vendor, product and version, its first key and the number of its keys: `583 2060 110 120 8`.
enum Pad {
    private static let other = getenv("SIMON_TEST_GAMEPAD").map {
        String(cString: $0).split(separator: " ").compactMap { Int32($0, radix: 16) }
    }
    private static let keys =
        other.map { Array($0[3]..<$0[3] + $0[4]) } ?? [
            BTN_SOUTH, BTN_EAST, BTN_NORTH, BTN_WEST, BTN_TL, BTN_TR, BTN_SELECT, BTN_START, BTN_MODE,
        ]
    private static let identity =
        other.map {
            input_id(bustype: 3, vendor: UInt16($0[0]), product: UInt16($0[1]), version: UInt16($0[2]))
        }
        ?? input_id(bustype: UInt16(BUS_USB), vendor: 0x045E, product: 0x028E, version: 1)
    private static let axes = [ABS_X, ABS_Y, ABS_HAT0X, ABS_HAT0Y]

    /// Answers an ioctl (Documentation/input/, <linux/input.h>); false for one that it does not know.
    static func answer(_ request: UInt, _ argument: UnsafeMutableRawPointer) -> Bool {
        let size = Int(request >> 16 & 0x3FFF)
        let bits = UInt32(size)
        switch request {
        case cinput_get_name(bits): return write("Test Gamepad", argument, size)
        case cinput_get_identity():
            argument.storeBytes(of: identity, as: input_id.self)
        case cinput_get_bits(UInt32(EV_KEY), bits): mark(keys, argument, size)
        case cinput_get_bits(UInt32(EV_ABS), bits): mark(axes, argument, size)
        case cinput_get_bits(UInt32(EV_FF), bits): mark([FF_RUMBLE], argument, size)
        case cinput_get_axis(UInt32(ABS_X)), cinput_get_axis(UInt32(ABS_Y)): range(32_767, argument)
        case cinput_get_axis(UInt32(ABS_HAT0X)), cinput_get_axis(UInt32(ABS_HAT0Y)): range(1, argument)
        case cinput_upload_effect(): return upload(argument)
        default: return false
        }
        return true
    }

    private static func write(_ text: String, _ argument: UnsafeMutableRawPointer, _ size: Int) -> Bool {
        let bytes = Array(text.utf8) + [0]
        guard bytes.count <= size else { return false }
        argument.copyMemory(from: bytes, byteCount: bytes.count)
        return true
    }

    private static func mark(_ codes: [Int32], _ argument: UnsafeMutableRawPointer, _ size: Int) {
        let bytes = UnsafeMutableRawBufferPointer(start: argument, count: size)
        for index in bytes.indices { bytes[index] = 0 }
        for code in codes where Int(code) / 8 < size { bytes[Int(code) / 8] |= 1 << (code % 8) }
    }

    private static func range(_ reach: Int32, _ argument: UnsafeMutableRawPointer) {
        var range = input_absinfo()
        (range.minimum, range.maximum) = (-reach, reach)
        argument.storeBytes(of: range, as: input_absinfo.self)
    }

    /// Takes an effect, whose number is how strong the strong motor is, in 256ths: so the test knows each by
    /// what it was uploaded with.
    private static func upload(_ argument: UnsafeMutableRawPointer) -> Bool {
        var effect = argument.load(as: ff_effect.self)
        guard effect.type == UInt16(FF_RUMBLE), effect.id == -1 else { return false }
        effect.id = Int16(effect.u.rumble.strong_magnitude >> 8)
        argument.storeBytes(of: effect, as: ff_effect.self)
        return true
    }
}

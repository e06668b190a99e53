import CInput
import System
import Glibc
import Model

/// Finds out what an input device is. It may wait: some drivers answer only when another program does.
struct InputDeviceProbe: Sendable {
    enum Finding: Sendable {
        case device(OpenDevice)
        /// A gamepad that may not be opened.
        case refused(name: String, SystemError)
        /// Something else, or gone already.
        case uninteresting
    }

    let system: DeviceSystem
    let tables: MappingTables

    /// - Parameter node: such as `event5`.
    ///
    /// Sysfs is asked first: other people's keyboards are then never opened, and a gamepad that may not be opened is
    /// known to be one.
    func examine(_ node: String) -> Finding {
        let isAnnounced = isAnnounced(node)
        guard isAnnounced != .some(false) else { return .uninteresting }
        let path = system.folder + "/" + node
        do throws(SystemError) {
            let (file, isWritable) = try open(path)
            return identify(file, isWritable: isWritable)
        } catch {
            guard isAnnounced == true, ![ENOENT, ENODEV, ENXIO].contains(error.code) else {
                return .uninteresting
            }
            return .refused(name: system.attribute(node, "name") ?? path, error)
        }
    }

    /// Whether sysfs calls it a gamepad or something that rumbles; nil when it does not say.
    private func isAnnounced(_ node: String) -> Bool? {
        guard let keys = system.attribute(node, "capabilities/key"),
            let effects = system.attribute(node, "capabilities/ff")
        else { return nil }
        return ButtonLayout(keys: BitSet(hexadecimal: keys), vendor: 0) != nil
            || BitSet(hexadecimal: effects).contains(FF_RUMBLE)
    }

    private func open(_ path: String) throws(SystemError) -> (file: Int32, isWritable: Bool) {
        do throws(SystemError) {
            return (try system.open(path, .readWrite), true)
        } catch  where [EACCES, EPERM, EROFS].contains(error.code) {
            return (try system.open(path, .readOnly), false)
        }
    }

    private func identify(_ file: Int32, isWritable: Bool) -> Finding {
        let keys = bits(file, EV_KEY, KEY_MAX)
        let (identity, name) = (identity(file), name(file))
        let rule = ButtonLayout(keys: keys, vendor: identity.vendor)
        let canRumble = bits(file, EV_FF, FF_MAX).contains(FF_RUMBLE)
        guard rule != nil || canRumble && isWritable else {
            system.close(file)
            return .uninteresting
        }
        let parts = GamepadParts(identity, name: name, keys: keys, axes: bits(file, EV_ABS, ABS_MAX))
        let found = rule == nil ? nil : tables.row(for: parts)
        let layout = found.map { ButtonLayout(row: $0.row, parts) } ?? rule
        mute(file, but: layout?.axes ?? [])
        let decoder = layout.map { GamepadDecoder(layout: $0, parts, axes: ranges(file, of: $0.axes)) }
        let rumble: RumbleSupport = !canRumble ? .none : isWritable ? upload(file) : .forbidden
        return .device(
            OpenDevice(
                file: file, name: name, guid: parts.guid, table: found?.table, decoder: decoder,
                rumble: rumble))
    }

    /// Makes the kernel withhold what the game does not use, such as triggers and scan codes, so that a noisy axis does
    /// not wake the process. Kernels before 4.4 cannot.
    private func mute(_ file: Int32, but axes: Set<Int32>) {
        mask(file, EV_SYN, BitSet([EV_KEY, EV_ABS], upTo: EV_MAX))
        mask(file, EV_ABS, BitSet(axes, upTo: ABS_MAX))
    }

    private func mask(_ file: Int32, _ type: Int32, _ codes: BitSet) {
        var bytes = codes.bytes
        bytes.withUnsafeMutableBytes { bytes in
            var mask = input_mask()
            mask.type = UInt32(type)
            mask.codes_size = UInt32(bytes.count)
            mask.codes_ptr = UInt64(UInt(bitPattern: bytes.baseAddress))
            _ = ask(file, cinput_set_mask(), &mask)
        }
    }

    // MARK: - Questions to the kernel

    private func bits(_ file: Int32, _ type: Int32, _ last: Int32) -> BitSet {
        var bytes = [UInt8](repeating: 0, count: Int(last) / 8 + 1)
        let request = cinput_get_bits(UInt32(type), UInt32(bytes.count))
        return ask(file, request, &bytes) ? BitSet(bytes) : BitSet([])
    }

    private func identity(_ file: Int32) -> input_id {
        var identity = input_id()
        return ask(file, cinput_get_identity(), &identity) ? identity : input_id()
    }

    private func ranges(_ file: Int32, of axes: Set<Int32>) -> [Int32: AxisRange] {
        var ranges: [Int32: AxisRange] = [:]
        for axis in axes {
            var range = input_absinfo()
            guard ask(file, cinput_get_axis(UInt32(axis)), &range) else { continue }
            ranges[axis] = AxisRange(range.minimum, range.maximum)
        }
        return ranges
    }

    private func name(_ file: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 128)
        guard ask(file, cinput_get_name(UInt32(bytes.count - 1)), &bytes) else { return "gamepad" }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// An effect for each cue, the most frequent first, as some devices have room for few.
    private func upload(_ file: Int32) -> RumbleSupport {
        var numbers: [HapticCue: Int16] = [:]
        for cue in HapticCue.allCases {
            var effect = Rumble(cue).effect
            if ask(file, cinput_upload_effect(), &effect) { numbers[cue] = effect.id }
        }
        return numbers.isEmpty ? .none : .effects(numbers)
    }

    /// Whether the device has answered; one that rejects a request lacks the feature.
    private func ask(_ file: Int32, _ request: UInt, _ answer: UnsafeMutableRawPointer) -> Bool {
        (try? system.control(file, request, answer)) != nil
    }
}

struct OpenDevice: Sendable {
    /// Its descriptor; the owner of this value closes it.
    let file: Int32
    let name: String
    let guid: String
    /// That maps its buttons; nil where none knows it.
    let table: String?
    /// Nil when it has no buttons, like the vibrator of a phone.
    let decoder: GamepadDecoder?
    let rumble: RumbleSupport
}

enum RumbleSupport: Hashable, Sendable {
    /// The kernel's numbers of its effects; at least one.
    case effects([HapticCue: Int16])
    /// It has motors, but may only be read.
    case forbidden
    case none
}

import CInput
import System
import Glibc
import Synchronization
import TestSupport

@testable import Haptics

/// A folder of device files with emulated gamepads behind them: it answers the requests that the kernel
/// answers, by the kernel's own numbers, and each device is one end of a socket, so that it is waited for
/// and read as a real one is.
final class EmulatedKernel: Sendable {
    /// What a device is.
    struct Device: Sendable {
        var name = "Emulated Pad"
        var bus: UInt16 = 3
        var vendor: UInt16 = 0x045E
        var product: UInt16 = 0x028E
        var version: UInt16 = 0x0114
        var keys: [Int32] = [BTN_SOUTH, BTN_EAST, BTN_NORTH, BTN_WEST, BTN_START, BTN_SELECT]
        var axes: [Int32: ClosedRange<Int32>] = [
            ABS_X: -32768...32767, ABS_Y: -32768...32767, ABS_HAT0X: -1...1, ABS_HAT0Y: -1...1,
        ]
        var effects: [Int32] = [FF_RUMBLE]
        /// How many effects there is room for.
        var room = 16
        var allowed: [DeviceSystem.Access] = [.readWrite, .readOnly]
    }

    private struct Opened {
        let node: String
        /// The device's own end of the socket.
        let far: Int32
        var uploaded: [ff_effect] = []
        var masks: [UInt32: [UInt8]] = [:]
    }

    private struct State {
        var devices: [String: Device] = [:]
        var opened: [Int32: Opened] = [:]
        var gone: Set<String> = []
        var opens: [String] = []
    }

    let folder: String
    private let temporary: TemporaryFolder
    private let state = Mutex(State())

    init() throws {
        temporary = try TemporaryFolder()
        folder = temporary.path
    }

    // MARK: - What the world does

    /// Plugs a device in.
    func plug(_ device: Device = Device(), as node: String) {
        state.withLock { state in
            state.devices[node] = device
            state.gone.remove(node)
        }
        let file = Glibc.open(folder + "/" + node, O_CREAT | O_WRONLY, 0o600)
        Glibc.close(file)
    }

    /// Lets everybody open a device, as udev does some time after it has appeared.
    func permit(_ node: String) {
        state.withLock { $0.devices[node]?.allowed = [.readWrite, .readOnly] }
        chmod(folder + "/" + node, 0o666)
    }

    /// Pulls a device out: its file goes, and whoever has it open is told `ENODEV`.
    func unplug(_ node: String, leavingFile: Bool = false) {
        let ends = state.withLock { state in
            state.gone.insert(node)
            return state.opened.values.filter { $0.node == node }.map(\.far)
        }
        for end in ends { shutdown(end, Int32(SHUT_RDWR)) }
        if !leavingFile { unlink(folder + "/" + node) }
    }

    /// Has a device report events, with the report's end after them.
    func send(_ events: [(type: Int32, code: Int32, value: Int32)], from node: String) {
        var bytes: [UInt8] = []
        for event in events + [(EV_SYN, SYN_REPORT, 0)] {
            var raw = input_event()
            raw.type = UInt16(event.type)
            raw.code = UInt16(event.code)
            raw.value = event.value
            withUnsafeBytes(of: raw) { bytes += $0 }
        }
        for end in farEnds(node) { _ = Glibc.write(end, bytes, bytes.count) }
    }

    // MARK: - What came of it

    /// What a device was told to play: which effect and how often. Empties the list.
    func played(on node: String) -> [(effect: ff_effect, count: Int32)] {
        var played: [(ff_effect, Int32)] = []
        for opened in state.withLock({ $0.opened.values.filter { $0.node == node } }) {
            var raw = input_event()
            while recv(opened.far, &raw, MemoryLayout<input_event>.size, Int32(MSG_DONTWAIT)) == 24 {
                guard Int32(raw.type) == EV_FF else { continue }
                played.append((opened.uploaded[Int(raw.code)], raw.value))
            }
        }
        return played
    }

    /// Which effects lie in a device.
    func uploaded(to node: String) -> [ff_effect] {
        state.withLock { $0.opened.values.filter { $0.node == node }.flatMap(\.uploaded) }
    }

    /// The codes of a type that a device was asked to tell; nil when nothing was said.
    func mask(_ type: Int32, of node: String) -> BitSet? {
        state.withLock { state in
            state.opened.values.first { $0.node == node }?.masks[UInt32(type)].map { BitSet($0) }
        }
    }

    /// The devices that were opened, in order.
    var opens: [String] { state.withLock(\.opens) }
    /// How many descriptors are open.
    var openCount: Int { state.withLock(\.opened.count) }

    private func farEnds(_ node: String) -> [Int32] {
        state.withLock { $0.opened.values.filter { $0.node == node }.map(\.far) }
    }

    // MARK: - The system calls

    /// The calls, to be handed to what is tested.
    var system: DeviceSystem {
        var system = DeviceSystem.live
        system.folder = folder
        system.open = { [self] path, access throws(SystemError) in try open(path, access) }
        system.close = { [self] in close($0) }
        system.control = { [self] file, request, argument throws(SystemError) in
            try control(file, request, argument)
        }
        system.attribute = { [self] in attribute($0, $1) }
        let live = DeviceSystem.live
        system.write = { [self] file, bytes throws(SystemError) in
            if isGone(file) { throw SystemError("write", code: ENODEV) }
            try live.write(file, bytes)
        }
        return system
    }

    private func isGone(_ file: Int32) -> Bool {
        state.withLock { state in state.opened[file].map { state.gone.contains($0.node) } ?? true }
    }

    private func open(_ path: String, _ access: DeviceSystem.Access) throws(SystemError) -> Int32 {
        let node = String(path.split(separator: "/").last ?? "")
        let device = state.withLock { state in
            state.opens.append(node)
            return state.gone.contains(node) ? nil : state.devices[node]
        }
        guard let device else { throw SystemError("open", code: ENODEV) }
        guard device.allowed.contains(access) else { throw SystemError("open", code: EACCES) }
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw SystemError.last("open")
        }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        state.withLock { [ends] in $0.opened[ends[0]] = Opened(node: node, far: ends[1]) }
        return ends[0]
    }

    private func close(_ file: Int32) {
        let opened = state.withLock { $0.opened.removeValue(forKey: file) }
        Glibc.close(file)
        if let opened { Glibc.close(opened.far) }
    }

    private func attribute(_ node: String, _ name: String) -> String? {
        guard let device = state.withLock({ $0.devices[node] }) else { return nil }
        switch name {
        case "name": return device.name
        case "capabilities/key": return hexadecimal(device.keys)
        case "capabilities/ff": return hexadecimal(device.effects)
        default: return nil
        }
    }

    private func hexadecimal(_ members: [Int32]) -> String {
        var words = [UInt64](repeating: 0, count: 12)
        for member in members { words[Int(member) / 64] |= 1 << (UInt64(member) % 64) }
        return words.reversed().map { String($0, radix: 16) }.joined(separator: " ")
    }

    private func control(
        _ file: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer
    ) throws(SystemError) {
        let address = UInt(bitPattern: argument)
        let code = state.withLock { state -> Int32 in
            guard let argument = UnsafeMutableRawPointer(bitPattern: address),
                var opened = state.opened[file], let device = state.devices[opened.node]
            else { return EBADF }
            defer { state.opened[file] = opened }
            return Self.answer(Request(request), argument, device, &opened)
        }
        if code != 0 { throw SystemError("ioctl", code: code) }
    }

    /// A request taken apart as <asm-generic/ioctl.h> puts it together.
    private struct Request {
        let number: UInt, size: Int, type: UInt8, direction: UInt

        init(_ request: UInt) {
            number = request & 0xFF
            type = UInt8(truncatingIfNeeded: request >> 8)
            size = Int(request >> 16 & 0x3FFF)
            direction = request >> 30
        }
    }

    private static func answer(
        _ request: Request, _ argument: UnsafeMutableRawPointer, _ device: Device, _ opened: inout Opened
    ) -> Int32 {
        guard request.type == UInt8(ascii: "E") else { return ENOTTY }
        let isRead = request.direction == 2
        switch request.number {
        case 0x02 where isRead && request.size == 8:
            for (place, number) in [device.bus, device.vendor, device.product, device.version].enumerated() {
                argument.storeBytes(of: number, toByteOffset: 2 * place, as: UInt16.self)
            }
        case 0x06 where isRead:
            let name = Array(device.name.utf8.prefix(request.size - 1)) + [0]
            argument.copyMemory(from: name, byteCount: name.count)
        case 0x20...0x3F where isRead:
            let members: [Int32] =
                switch Int32(request.number - 0x20) {
                case EV_KEY: device.keys
                case EV_ABS: Array(device.axes.keys)
                case EV_FF: device.effects
                default: []
                }
            let bytes = BitSet(members, upTo: KEY_MAX).bytes.prefix(request.size)
            argument.copyMemory(from: Array(bytes), byteCount: bytes.count)
        case 0x40...0x7F where isRead && request.size == 24:
            guard let range = device.axes[Int32(request.number - 0x40)] else { return EINVAL }
            argument.storeBytes(of: range.lowerBound, toByteOffset: 4, as: Int32.self)
            argument.storeBytes(of: range.upperBound, toByteOffset: 8, as: Int32.self)
        case 0x80 where request.direction == 1 && request.size == 48:
            guard opened.uploaded.count < device.room else { return ENOSPC }
            var effect = argument.load(as: ff_effect.self)
            guard effect.id == -1 else { return EINVAL }
            effect.id = Int16(opened.uploaded.count)
            opened.uploaded.append(effect)
            argument.storeBytes(of: effect.id, toByteOffset: 2, as: Int16.self)
        case 0x93 where request.direction == 1 && request.size == 16:
            let mask = argument.load(as: input_mask.self)
            guard let codes = UnsafeRawPointer(bitPattern: UInt(mask.codes_ptr)) else { return EFAULT }
            opened.masks[mask.type] = Array(UnsafeRawBufferPointer(start: codes, count: Int(mask.codes_size)))
        default: return EINVAL
        }
        return 0
    }
}

import EventLoop
import Glibc

/// The system calls that reach input devices, so that a test can put a device of its own behind them.
struct DeviceSystem: Sendable {
    /// How a device is opened; it never waits and is closed on exec.
    enum Access: Sendable { case readWrite, readOnly }

    var folder: String
    var open: @Sendable (_ path: String, Access) throws(SystemCallError) -> Int32
    var close: @Sendable (Int32) -> Void
    /// Reads what there is; 0 when there is nothing at the moment.
    var read: @Sendable (Int32, UnsafeMutableRawBufferPointer) throws(SystemCallError) -> Int
    var write: @Sendable (Int32, UnsafeRawBufferPointer) throws(SystemCallError) -> Void
    /// `ioctl` with a pointer.
    var control: @Sendable (Int32, _ request: UInt, UnsafeMutableRawPointer) throws(SystemCallError) -> Void
    /// What sysfs tells of a device to everybody, such as `capabilities/key` of `event5`; nil when it does
    /// not say.
    var attribute: @Sendable (_ node: String, _ name: String) -> String?
}

extension DeviceSystem {
    /// The kernel's own.
    static let live = DeviceSystem(
        folder: "/dev/input",
        open: { path, access throws(SystemCallError) in
            let mode = access == .readWrite ? O_RDWR : O_RDONLY
            let file = Glibc.open(path, mode | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
            guard file >= 0 else { throw SystemCallError(call: "open", code: errno) }
            return file
        },
        close: { _ = Glibc.close($0) },
        read: { file, buffer throws(SystemCallError) in
            let count = Glibc.read(file, buffer.baseAddress, buffer.count)
            if count > 0 { return count }
            if count < 0 && (errno == EAGAIN || errno == EINTR) { return 0 }
            // An input device has no end; one that reads as ended has gone.
            throw SystemCallError(call: "read", code: count < 0 ? errno : ENODEV)
        },
        write: { file, bytes throws(SystemCallError) in
            guard Glibc.write(file, bytes.baseAddress, bytes.count) < 0, errno != EAGAIN else { return }
            throw SystemCallError(call: "write", code: errno)
        },
        control: { file, request, argument throws(SystemCallError) in
            guard ioctl(file, request, argument) < 0 else { return }
            throw SystemCallError(call: "ioctl", code: errno)
        },
        attribute: { node, name in text(of: "/sys/class/input/\(node)/device/\(name)") })

    /// The first line of a small file.
    private static func text(of path: String) -> String? {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { _ = Glibc.close(file) }
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = Glibc.read(file, &buffer, buffer.count)
        guard count >= 0 else { return nil }
        return String(decoding: buffer.prefix(count).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

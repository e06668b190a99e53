import System
import Glibc

/// The system calls that reach input devices, so that a test can put a device of its own behind them.
struct DeviceSystem: Sendable {
    /// How a device is opened; it never waits and is closed on exec.
    enum Access: Sendable { case readWrite, readOnly }

    var folder: String
    var open: @Sendable (_ path: String, Access) throws(SystemError) -> Int32
    var close: @Sendable (Int32) -> Void
    /// Reads what there is; 0 when there is nothing at the moment.
    var read: @Sendable (Int32, UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    var write: @Sendable (Int32, UnsafeRawBufferPointer) throws(SystemError) -> Void
    /// `ioctl` with a pointer.
    var control: @Sendable (Int32, _ request: UInt, UnsafeMutableRawPointer) throws(SystemError) -> Void
    /// What sysfs tells of a device to everybody, such as `capabilities/key` of `event5`; nil when it does
    /// not say.
    var attribute: @Sendable (_ node: String, _ name: String) -> String?
}

extension DeviceSystem {
    /// The kernel's own.
    static let live = DeviceSystem(
        folder: "/dev/input",
        open: { path, access throws(SystemError) in
            let mode = access == .readWrite ? O_RDWR : O_RDONLY
            return try SystemError.check(
                Glibc.open(path, mode | O_NONBLOCK | O_CLOEXEC | O_NOCTTY), "open")
        },
        close: { _ = Glibc.close($0) },
        read: { file, buffer throws(SystemError) in
            let count = Glibc.read(file, buffer.baseAddress, buffer.count)
            if count > 0 { return count }
            if count < 0 && (errno == EAGAIN || errno == EINTR) { return 0 }
            // An input device has no end; one that reads as ended has gone.
            throw SystemError("read", code: count < 0 ? errno : ENODEV)
        },
        write: { file, bytes throws(SystemError) in
            guard Glibc.write(file, bytes.baseAddress, bytes.count) < 0, errno != EAGAIN else { return }
            throw SystemError.last("write")
        },
        control: { file, request, argument throws(SystemError) in
            try SystemError.check(ioctl(file, request, argument), "ioctl")
        },
        attribute: { node, name in text(of: "/sys/class/input/\(node)/device/\(name)") })

    /// The first line of a small file.
    private static func text(of path: String) -> String? {
        guard let bytes = try? FileSystem.live.beginning(of: path, atMost: 1024) else {
            return nil
        }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

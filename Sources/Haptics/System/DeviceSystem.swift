import System
import Glibc

/// The system calls that reach input devices; tests replace them.
struct DeviceSystem: Sendable {
    enum Access: Sendable { case readWrite, readOnly }

    var folder: String
    /// Never waits; closed on exec.
    var open: @Sendable (_ path: String, Access) throws(SystemError) -> Int32
    var close: @Sendable (Int32) -> Void
    /// Returns 0 when there is nothing at the moment.
    var read: @Sendable (Int32, UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    var write: @Sendable (Int32, UnsafeRawBufferPointer) throws(SystemError) -> Void
    /// `ioctl` with a pointer.
    var control: @Sendable (Int32, _ request: UInt, UnsafeMutableRawPointer) throws(SystemError) -> Void
    /// From sysfs, which everybody may read, such as `capabilities/key` of `event5`.
    var attribute: @Sendable (_ node: String, _ name: String) -> String?
}

extension DeviceSystem {
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
        let bytes = try? FileSystem.live.beginning(of: path, atMost: 1024)
        return bytes.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
    }

    /// The event devices in a folder, in the order in which they were added.
    static func nodes(in folder: String) -> [String] {
        let names = (try? FileSystem.live.list(folder)) ?? []
        return names.filter { $0.hasPrefix("event") }.sorted { ($0.count, $0) < ($1.count, $1) }
    }
}

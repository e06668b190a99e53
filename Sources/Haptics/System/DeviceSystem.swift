import EventLoop

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

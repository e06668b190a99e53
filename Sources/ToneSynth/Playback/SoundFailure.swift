import Glibc

/// Why there is no sound.
public struct SoundFailure: Error, Hashable, Sendable {
    /// What is wrong, as far as it can be told from outside.
    public enum Reason: Hashable, Sendable {
        /// The device's name is not defined or there is no card behind it.
        case noDevice
        /// Another program has the device.
        case busy
        /// The sound server is not running or went away.
        case noServer
        /// The device may not be used by this user.
        case notPermitted
        /// The sound server or the device does not respond.
        case notResponding
        /// The device did not resume after the system's sleep.
        case suspended
        /// The device takes no format that `SampleFormat` has.
        case unsupportedFormat
        /// The system has no thread left to play on.
        case noThread
        /// The system leaves too little memory to open a device with.
        case noMemory
        /// The configuration refers to itself.
        case circularConfiguration
        /// Anything else, by its error number.
        case other(Int32)
    }

    /// The device that was asked for.
    public let device: String
    /// What is wrong.
    public let reason: Reason

    /// A failure of a device.
    package init(device: String, reason: Reason) {
        (self.device, self.reason) = (device, reason)
    }

    init(device: String, error: PCMError) {
        let reason: Reason =
            switch (error.operation, error.code) {
            case (_, ENOENT), (_, ENODEV), (_, ENXIO): .noDevice
            case (_, EBUSY): .busy
            case (_, ECONNREFUSED), (_, EHOSTDOWN), (_, EPIPE), (_, EIO): .noServer
            case (_, EACCES), (_, EPERM): .notPermitted
            case (_, ETIMEDOUT), (_, EAGAIN): .notResponding
            case (_, ESTRPIPE): .suspended
            case (_, ENOMEM): .noMemory
            case (_, ELOOP): .circularConfiguration
            case (.configure, _): .unsupportedFormat
            default: .other(error.code)
            }
        self.init(device: device, reason: reason)
    }
}

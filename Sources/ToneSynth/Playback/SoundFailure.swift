import Glibc
import Localization

/// Why there is no sound, in one quiet sentence, and what would help.
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
        /// The sound server or the device does not answer.
        case notAnswering
        /// The device has not woken up from the system's sleep.
        case asleep
        /// The device takes no format that we can write.
        case unusable
        /// Anything else, by its error number.
        case other(Int32)
    }

    /// The device that was asked for.
    public let device: String
    /// What is wrong.
    public let reason: Reason

    /// A failure of a device.
    public init(device: String, reason: Reason) {
        (self.device, self.reason) = (device, reason)
    }

    init(device: String, error: PCMError) {
        let reason: Reason =
            switch (error.operation, error.code) {
            case (_, ENOENT), (_, ENODEV), (_, ENXIO): .noDevice
            case (_, EBUSY): .busy
            case (_, ECONNREFUSED), (_, EHOSTDOWN), (_, EPIPE), (_, EIO): .noServer
            case (_, EACCES), (_, EPERM): .notPermitted
            case (_, ETIMEDOUT), (_, EAGAIN): .notAnswering
            case (_, ESTRPIPE): .asleep
            case (.configure, _): .unusable
            default: .other(error.code)
            }
        self.init(device: device, reason: reason)
    }

    /// One sentence for the screen.
    public var sentence: String {
        switch reason {
        case .noDevice where device == "default": tr("No sound: there is no sound card.")
        case .noDevice: tr("No sound: there is no sound device “\(device)”.")
        case .busy: tr("No sound: another program is using the sound device.")
        case .noServer: tr("No sound: the sound server is not there.")
        case .notPermitted: tr("No sound: the sound device may not be used by this user.")
        case .notAnswering: tr("No sound: the sound server does not answer.")
        case .asleep: tr("No sound: the sound device has not woken up.")
        case .unusable: tr("No sound: the device takes none of our formats.")
        case .other(let code): tr("No sound: \(String(cString: strerror(code))).")
        }
    }

    /// What would help, in one sentence, and where more is told.
    public var mend: String {
        switch reason {
        case .noDevice:
            tr("Connect a sound card or start a sound server; `simon doctor` shows what was looked for.")
        case .other: tr("`simon doctor` shows more.")
        default: remedy
        }
    }

    /// What would help, in one sentence, for who already reads all that there is to tell.
    var remedy: String {
        switch reason {
        case .noDevice where device == "default": tr("Connect a sound card or start a sound server.")
        case .noDevice: tr("'aplay -L' lists the devices that there are.")
        case .busy: tr("Close the other program, or play through PipeWire or PulseAudio, which share it.")
        case .noServer: tr("Start PipeWire or PulseAudio; sound comes back by itself.")
        case .notPermitted:
            tr("Join the group audio (sudo usermod -aG audio $USER) and log in again.")
        case .notAnswering: tr("Restart PipeWire or PulseAudio; sound comes back by itself.")
        case .asleep: tr("Pull it out and plug it in again, or restart the computer, if it stays so.")
        case .unusable: tr("Use the device through the plug plugin: --device plug:\(device).")
        case .other: tr("Name another device with --device; 'aplay -L' lists them.")
        }
    }
}

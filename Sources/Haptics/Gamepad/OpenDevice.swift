import Model
/// A device that has been opened and asked what it can do.
struct OpenDevice: Sendable {
    /// Its descriptor; whoever holds this value closes it.
    let file: Int32
    /// As it calls itself.
    let name: String
    /// What understands its buttons; nil when it has none, like the vibrator of a phone.
    let decoder: GamepadDecoder?
    let rumble: RumbleSupport
}

/// What can be felt through a device.
enum RumbleSupport: Hashable, Sendable {
    /// Its effects by the numbers that the kernel gave them; at least one.
    case effects([HapticCue: Int16])
    /// It has motors, but may only be read.
    case forbidden
    /// It has none, or they take no effects.
    case none
}

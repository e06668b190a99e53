/// A port as the sequencer describes it.
package struct SequencerPort: Hashable, Sendable {
    /// As it is connected by.
    package let address: SequencerAddress
    /// The client's name, which for hardware is the device's.
    package let clientName: String
    /// The port's own name.
    package let name: String
    /// Whether the kernel's drivers have made it, and not a program.
    let isKernels: Bool
    /// Whether any client may read from it.
    let isReadable: Bool

    /// Client 14, which only passes on what programs send to it (SNDRV_SEQ_CLIENT_DUMMY of the kernel).
    static let throughClient = UInt8(14)

    /// Whether somebody plays on it: a keyboard or controller, not a program and nothing of the sequencer's.
    package var isHardware: Bool {
        isKernels && isReadable && address.client != SequencerAddress.system
            && address.client != Self.throughClient
    }
}

/// The ports of the game.
package enum GamePort: String, CaseIterable, Hashable, Sendable {
    /// Keyboards and controllers write to it.
    case pads
    /// Every tone that sounds leaves by it.
    case tones
    /// Which pads are lit leaves by it.
    case lights

    /// The client that they belong to.
    package static let clientName = "Simon Says"
}

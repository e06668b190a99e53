package struct SequencerPort: Hashable, Sendable {
    package let address: SequencerAddress
    /// For hardware, the device's name.
    package let clientName: String
    package let name: String
    /// Whether a kernel driver created it, not a program.
    let isKernels: Bool
    let isReadable: Bool

    /// Client 14, which only passes on what programs send to it (SNDRV_SEQ_CLIENT_DUMMY of the kernel).
    static let throughClient = UInt8(14)

    /// A keyboard or controller, neither a program nor part of the sequencer.
    package var isHardware: Bool {
        isKernels && isReadable && address.client != SequencerAddress.system
            && address.client != Self.throughClient
    }
}

package enum GamePort: String, CaseIterable, Hashable, Sendable {
    /// Keyboards and controllers write to it.
    case pads
    /// Sends every tone that sounds.
    case tones
    /// Sends which pads are lit.
    case lights

    package static let clientName = "Simon Says"
}

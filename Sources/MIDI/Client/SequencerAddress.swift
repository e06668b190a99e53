import CALSA

/// A port of ALSA's sequencer, as `aconnect -l` numbers it.
package struct SequencerAddress: Hashable, Comparable, Sendable {
    package let client: UInt8
    package let port: UInt8

    package init(client: UInt8, port: UInt8) {
        self.client = client
        self.port = port
    }

    init(_ address: snd_seq_addr_t) { self.init(client: address.client, port: address.port) }

    /// Client 0, the sequencer itself.
    static let system = UInt8(SND_SEQ_CLIENT_SYSTEM)
    /// Where the sequencer announces ports and clients: `System:Announce`.
    static let announcements = SequencerAddress(
        client: system, port: UInt8(SND_SEQ_PORT_SYSTEM_ANNOUNCE))

    package static func < (first: SequencerAddress, second: SequencerAddress) -> Bool {
        (first.client, first.port) < (second.client, second.port)
    }
}

extension SequencerAddress: CustomStringConvertible {
    /// As `aconnect` takes it: `20:0`.
    package var description: String { "\(client):\(port)" }
}

/// The game as a client of the sequencer with its three ports. Nothing here waits.
protocol SequencerClient: AnyObject, Sendable {
    /// What becomes readable when there is a message.
    var descriptor: Int32 { get }

    /// The next message, or nil when none is there.
    /// - Parameter more: whether the kernel may be asked, or only what it has handed over already.
    func read(more: Bool) throws(SequencerError) -> SequencerMessage?

    /// Forgets what has come in.
    func discardInput()

    /// Which messages the kernel hands over at all.
    func setFilter(_ filter: MessageFilter)

    func allPorts() -> [SequencerPort]

    /// One of them; nil when it has gone already.
    func port(_ address: SequencerAddress) -> SequencerPort?

    /// To which ports a port is connected.
    func connections(of address: SequencerAddress) -> [SequencerAddress]

    /// Connects a port to `pads`.
    func connect(_ address: SequencerAddress) throws(SequencerError)

    /// Disconnects a port from `pads`.
    func disconnect(_ address: SequencerAddress)

    /// Sends to whoever is connected to a port.
    func send(_ message: NoteMessage, by port: GamePort)

    /// Leaves the sequencer, which takes the ports and their connections away.
    func close()
}

/// Which messages the kernel hands over.
enum MessageFilter: Hashable, Sendable {
    /// Notes, and what the sequencer tells of itself. Floods of anything else do not wake the process.
    case notes
    /// Whatever is of a fixed size, from which is seen that a port is still there.
    case everything
}

/// A call of libasound's sequencer that failed.
package struct SequencerError: Error, Hashable, Sendable {
    /// What was called, by its name in libasound's manual.
    package let call: String
    /// Its `errno`, positive.
    package let code: Int32

    init(call: String, code: Int32) {
        self.call = call
        self.code = abs(code)
    }
}

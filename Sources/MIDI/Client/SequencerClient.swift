import System

/// The game as a client of the sequencer with its three ports. Nothing here blocks.
protocol SequencerClient: AnyObject, Sendable {
    /// Readable when there is a message.
    var descriptor: Int32 { get }

    /// Nil when there is none. Without `more`, the kernel is not asked, only what it has delivered already.
    func read(more: Bool) throws(SystemError) -> SequencerMessage?

    func discardInput()

    func setFilter(_ filter: MessageFilter)

    func allPorts() -> [SequencerPort]

    func port(_ address: SequencerAddress) -> SequencerPort?

    func connections(of address: SequencerAddress) -> [SequencerAddress]

    /// Connects it to `pads`.
    func connect(_ address: SequencerAddress) throws(SystemError)

    /// Disconnects it from `pads`.
    func disconnect(_ address: SequencerAddress)

    func send(_ message: NoteMessage, by port: GamePort)

    /// Also removes the ports and their connections.
    func close()
}

/// Which messages the kernel delivers.
enum MessageFilter: Hashable, Sendable {
    /// Notes, controllers, of which one is the pedal, and announcements. Floods of anything else do not wake the process.
    case notes
    /// Everything of fixed size, which shows that a port is still there.
    case everything
}

extension SystemError {
    /// Of a function of libasound, which returns its `errno` negated.
    static func sequencer(_ function: String, _ code: Int32) -> SystemError {
        SystemError(function, code: -code)
    }
}

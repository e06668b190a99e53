import Glibc
import Synchronization
import System

@testable import MIDI

/// A sequencer in memory: what it delivers is waited for and read as from the kernel's.
final class EmulatedSequencer: SequencerClient {
    /// Something that is sent to the game's own client.
    enum Delivery: Sendable {
        case message(SequencerMessage)
        case failure(SystemError)
        /// Readable without anything to be read.
        case nothing
    }

    private struct State {
        var deliveries: [Delivery] = []
        var ports: [SequencerPort] = []
        var connected: Set<SequencerAddress> = []
        var sent: [GamePort: [NoteMessage]] = [:]
        var filters: [MessageFilter] = []
        var discards = 0
        var isClosed = false
    }

    /// A byte lies in a pipe for each delivery.
    let descriptor: Int32
    private let far: Int32
    private let state = Mutex(State())

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        (descriptor, far) = (ends[0], ends[1])
    }

    deinit {
        Glibc.close(descriptor)
        Glibc.close(far)
    }

    // MARK: - What the world does

    /// Plugs a port in and announces it.
    func plug(_ port: SequencerPort, isAnnounced: Bool = true) {
        state.withLock { $0.ports.append(port) }
        if isAnnounced { deliver(.message(.portStarted(port.address))) }
    }

    /// Pulls a port out and announces it.
    func unplug(_ address: SequencerAddress) {
        state.withLock { $0.ports.removeAll { $0.address == address } }
        deliver(.message(.portEnded(address)))
    }

    func deliver(_ deliveries: Delivery...) {
        state.withLock { $0.deliveries += deliveries }
        for _ in deliveries { write(far, [1], 1) }
    }

    /// Delivers many at once.
    func deliver(_ messages: [SequencerMessage]) {
        state.withLock { $0.deliveries += messages.map { .message($0) } }
        let bytes = [UInt8](repeating: 1, count: messages.count)
        write(far, bytes, bytes.count)
    }

    // MARK: - What came of it

    var connected: Set<SequencerAddress> { state.withLock(\.connected) }
    var filters: [MessageFilter] { state.withLock(\.filters) }
    var discards: Int { state.withLock(\.discards) }
    var isClosed: Bool { state.withLock(\.isClosed) }
    func sent(by port: GamePort) -> [NoteMessage] { state.withLock { $0.sent[port] ?? [] } }

    // MARK: - The client

    func read(more: Bool) throws(SystemError) -> SequencerMessage? {
        let delivery = state.withLock { $0.deliveries.isEmpty ? nil : $0.deliveries.removeFirst() }
        if delivery != nil { takeByte() }
        switch delivery {
        case .message(let message): return message
        case .failure(let error): throw error
        case .nothing:
            // It stays readable until it is discarded.
            deliver(.nothing)
            return nil
        case nil: return nil
        }
    }

    func discardInput() {
        state.withLock { state in
            state.discards += 1
            state.deliveries = []
        }
        while takeByte() {}
    }

    @discardableResult private func takeByte() -> Bool {
        var byte: UInt8 = 0
        return Glibc.read(descriptor, &byte, 1) == 1
    }

    func setFilter(_ filter: MessageFilter) { state.withLock { $0.filters.append(filter) } }
    func allPorts() -> [SequencerPort] { state.withLock(\.ports) }
    func port(_ address: SequencerAddress) -> SequencerPort? { allPorts().first { $0.address == address } }
    func connections(of address: SequencerAddress) -> [SequencerAddress] {
        address.client == 128 ? connected.sorted() : []
    }

    func connect(_ address: SequencerAddress) throws(SystemError) {
        guard port(address) != nil else { throw SystemError("snd_seq_connect_from", code: ENOENT) }
        state.withLock { _ = $0.connected.insert(address) }
    }

    func disconnect(_ address: SequencerAddress) {
        state.withLock { _ = $0.connected.remove(address) }
        deliver(.message(.portEnded(address)))
    }

    func send(_ message: NoteMessage, by port: GamePort) {
        state.withLock { $0.sent[port, default: []].append(message) }
    }

    func close() { state.withLock { $0.isClosed = true } }
}

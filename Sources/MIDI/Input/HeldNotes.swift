import Model

/// Turns messages into presses and releases, and makes sure that every press is released, whatever becomes of
/// the controller.
struct HeldNotes: Sendable {
    private struct Key: Hashable {
        let source: NoteSource
        let note: MIDINote
    }

    /// How long a port that uses Active Sensing may be silent: 300 ms by MIDI 1.0, and a tenth more for delays
    /// on the way.
    static let sensingTimeout = Duration.milliseconds(330)

    private var held: Set<Key> = []
    /// Let go while the pedal was down.
    private var sustained: Set<Key> = []
    private var pedals: Set<NoteSource> = []
    /// The number of channels that hold each note.
    private var holders = [Int](repeating: 0, count: 128)
    /// For ports that use Active Sensing.
    private var lastSign: [SequencerAddress: Duration] = [:]

    var isEmpty: Bool { held.isEmpty }

    /// When a silent port counts as disconnected; nil while no note is held.
    var deadline: Duration? {
        guard !lastSign.isEmpty, !held.isEmpty else { return nil }
        return Set(held.map(\.source.address)).compactMap { lastSign[$0] }.min().map {
            $0 + Self.sensingTimeout
        }
    }

    mutating func receive(_ message: SequencerMessage, at now: Duration) -> [MIDIEvent] {
        switch message {
        case .noteOn(let source, let note, let velocity):
            sign(of: source.address, at: now)
            return press(Key(source: source, note: note), velocity)
        case .noteOff(let source, let note):
            sign(of: source.address, at: now)
            let key = Key(source: source, note: note)
            guard pedals.contains(source), held.contains(key) else { return release(key) }
            sustained.insert(key)
        case .tap(let source, let note):
            let key = Key(source: source, note: note)
            return press(key, MIDIEvent.usualVelocity) + release(key)
        case .allNotesOff(let source):
            sign(of: source.address, at: now)
            return release { $0 == source }
        case .pedal(let source, let isDown):
            sign(of: source.address, at: now)
            if isDown { pedals.insert(source) } else { pedals.remove(source) }
            if !isDown { return release(sustained.filter { $0.source == source }) }
        case .reset(let address):
            return end(address)
        case .sensing(let address):
            lastSign[address] = now
        case .other(let address):
            sign(of: address, at: now)
        case .portEnded(let address):
            return end(address)
        case .clientEnded(let client):
            lastSign = lastSign.filter { $0.key.client != client }
            pedals = pedals.filter { $0.address.client != client }
            return release { $0.address.client == client }
        case .portStarted, .controllerConnected, .connected, .irrelevant: break
        }
        return []
    }

    /// Releases notes of ports that have been silent for too long.
    mutating func advance(to now: Duration) -> [MIDIEvent] {
        lastSign.filter { $0.value + Self.sensingTimeout <= now }.keys.sorted().flatMap { end($0) }
    }

    mutating func releaseAll() -> [MIDIEvent] {
        (lastSign, pedals) = ([:], [])
        return release { _ in true }
    }

    /// Any message shows that a port is there, but only sensing obliges it to continue.
    private mutating func sign(of address: SequencerAddress, at now: Duration) {
        if lastSign[address] != nil { lastSign[address] = now }
    }

    private mutating func end(_ address: SequencerAddress) -> [MIDIEvent] {
        lastSign[address] = nil
        pedals = pedals.filter { $0.address != address }
        return release { $0.address == address }
    }

    /// A note struck again without a release is released first.
    private mutating func press(_ key: Key, _ velocity: UInt8) -> [MIDIEvent] {
        let again = release(key)
        held.insert(key)
        holders[Int(key.note.number)] += 1
        return again + [MIDIEvent(key.note, isDown: true, velocity: velocity)]
    }

    /// A note held on two channels is released by the last one.
    private mutating func release(_ key: Key) -> [MIDIEvent] {
        guard held.remove(key) != nil else { return [] }
        sustained.remove(key)
        holders[Int(key.note.number)] -= 1
        return holders[Int(key.note.number)] == 0 ? [MIDIEvent(key.note, isDown: false)] : []
    }

    private mutating func release(_ isReleased: (NoteSource) -> Bool) -> [MIDIEvent] {
        release(held.filter { isReleased($0.source) })
    }

    private mutating func release(_ keys: Set<Key>) -> [MIDIEvent] {
        keys.sorted { $0.note < $1.note }.flatMap { release($0) }
    }
}

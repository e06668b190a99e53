package import System
import Glibc
package import Model

/// MIDI through ALSA's sequencer: notes in, tones and lights out. Keyboards and controllers are connected
/// automatically, at the start and when plugged in. Nothing here blocks, and nothing wakes the process while
/// nothing is played.
@MainActor
package final class MIDIPorts {
    private let clock: () -> Duration
    private let onEvents: ([MIDIEvent]) -> Void
    private let loop: EventLoop
    private let queue = BackgroundQueue()
    private lazy var timer = LoopTimer(loop) { [weak self] in self?.timerFired() }
    private var watch: DescriptorWatch?
    private var client: (any SequencerClient)?
    private var filter = MessageFilter.notes
    private var held = HeldNotes()
    private var controllers: Set<SequencerAddress> = []
    private var connectsByItself: Bool
    private var emptyReads = 0
    private static let mostEmptyReads = 8
    private var isClosed = false
    var tones = ToneOutput()
    var lights = LightOutput()
    /// Waiting until its audible start is known; kept afterwards for corrections.
    var sequence: (number: Int, spans: [NoteSpan], start: Duration?)?
    /// Why there is no sequencer; nil while unknown and when there is one.
    package private(set) var failure: SystemError?
    /// Called when controllers have been added or removed.
    package var onChange: () -> Void = {}

    /// Opens the sequencer in the background; without one, nothing comes in or goes out.
    /// - Parameters:
    ///   - connectsByItself: whether controllers need no `aconnect`.
    ///   - onEvents: called with one at a time; with many at once in a flood, so that it holds nothing up.
    package convenience init(
        _ loop: EventLoop, connectsByItself: Bool, now: @escaping () -> Duration,
        onEvents: @escaping ([MIDIEvent]) -> Void
    ) {
        self.init(loop, connectsByItself: connectsByItself, now: now, onEvents: onEvents) {
            () throws(SystemError) in try ALSASequencerClient()
        }
    }

    init(
        _ loop: EventLoop, connectsByItself: Bool, now: @escaping () -> Duration,
        onEvents: @escaping ([MIDIEvent]) -> Void,
        open: @escaping @Sendable () throws(SystemError) -> any SequencerClient
    ) {
        self.loop = loop
        self.connectsByItself = connectsByItself
        clock = now
        self.onEvents = onEvents
        // Opening the sequencer may load a kernel module.
        queue.run { [weak self] in
            let opened = Result { () throws(SystemError) in try open() }
            loop.post { self?.adopt(opened) }
        }
    }

    var now: Duration { clock() }

    package var hasController: Bool { !controllers.isEmpty }

    /// Without, existing connections are removed and the player connects controllers.
    package func setConnectsByItself(_ connects: Bool) {
        guard connects != connectsByItself else { return }
        connectsByItself = connects
        guard !connects else { return connectAll() }
        for address in controllers where client?.port(address)?.isHardware ?? true {
            client?.disconnect(address)
        }
    }

    /// Drops what was played while the program did not listen, and releases what is held.
    package func discardInput() {
        client?.discardInput()
        report(held.releaseAll())
        followHeldNotes()
    }

    /// Ends tones and lights elsewhere and closes the sequencer.
    package func close() {
        guard !isClosed else { return }
        stop()
        show([:])
        isClosed = true
        leave()
        timer.cancel()
    }

    func send(_ messages: [NoteMessage], by port: GamePort) {
        for message in messages { client?.send(message, by: port) }
        setTimer()
    }

    // MARK: - Clients that come and go

    private func adopt(_ opened: Result<any SequencerClient, SystemError>) {
        let client: any SequencerClient
        switch opened {
        case .failure(let error): return failure = error
        case .success(let opened): client = opened
        }
        guard !isClosed else { return client.close() }
        self.client = client
        watch = loop.watch(client.descriptor) { [weak self] in self?.read() }
        if connectsByItself { connectAll() }
    }

    private func connectAll() {
        for port in client?.allPorts() ?? [] where port.isHardware { connect(port) }
    }

    private func connect(_ port: SequencerPort) {
        do throws(SystemError) {
            try client?.connect(port.address)
            remember(port.address)
        } catch {
            // It is gone already, or another program uses it exclusively; neither matters during a game.
        }
    }

    private func remember(_ address: SequencerAddress) {
        if controllers.insert(address).inserted { onChange() }
    }

    private func forget(_ isGone: (SequencerAddress) -> Bool) {
        let count = controllers.count
        controllers = controllers.filter { !isGone($0) }
        if controllers.count != count { onChange() }
    }

    private func leave() {
        watch?.cancel()
        client?.close()
        (watch, client) = (nil, nil)
        report(held.releaseAll())
        forget { _ in true }
    }

    // MARK: - What comes in

    private func read() {
        do throws(SystemError) {
            var count = 0
            var events: [MIDIEvent] = []
            // What was read before an error counts, too.
            defer { report(events) }
            while let message = try client?.read(more: count == 0) {
                events += receive(message)
                count += 1
            }
            emptyReads = count == 0 ? emptyReads + 1 : 0
            // Readable again and again with nothing to read: that would never end.
            if emptyReads == Self.mostEmptyReads { client?.discardInput() }
        } catch  where error.code == ENOSPC {
            // Events were lost, so which notes are held is unknown.
            report(held.releaseAll())
        } catch {
            failure = error
            leave()
        }
        followHeldNotes()
    }

    private func receive(_ message: SequencerMessage) -> [MIDIEvent] {
        switch message {
        case .portStarted(let address):
            if connectsByItself, let port = client?.port(address), port.isHardware { connect(port) }
        case .controllerConnected(let address): remember(address)
        case .portEnded(let address): forget { $0 == address }
        case .clientEnded(let number): forget { $0.client == number }
        case .connected(let port):
            if port == .lights { send(lights.all, by: .lights) }
        default: break
        }
        return held.receive(message, at: now)
    }

    /// More at once come from no person who waits for each, not even on a machine that stood still for a moment; each has a
    /// frame of its own.
    private static let mostSingleEvents = 16

    /// Of a flood each note's last two are reported: how it is in the end, and its last press.
    private func report(_ events: [MIDIEvent]) {
        guard events.count > Self.mostSingleEvents else { return events.forEach { onEvents([$0]) } }
        var counts: [MIDINote: Int] = [:]
        let latest = events.reversed().filter { event in
            counts[event.note, default: 0] += 1
            return counts[event.note, default: 0] <= 2
        }
        onEvents(latest.reversed())
    }

    /// Only while a note is held does it matter whether its port is still there.
    private func followHeldNotes() {
        let needed: MessageFilter = held.isEmpty ? .notes : .everything
        if needed != filter { client?.setFilter(needed) }
        filter = needed
        setTimer()
    }

    // MARK: - Time

    private func timerFired() {
        send(tones.advance(to: now), by: .tones)
        guard let deadline = held.deadline, deadline <= now else { return }
        // A message received since may show that the port is still there.
        if client != nil { read() }
        report(held.advance(to: now))
        followHeldNotes()
    }

    private func setTimer() {
        guard let time = [tones.next, held.deadline].compactMap(\.self).min() else {
            return timer.cancel()
        }
        timer.fire(after: time - now)
    }
}

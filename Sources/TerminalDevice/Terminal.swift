package import System
import Glibc
package import TerminalCore

/// The program's terminal: taken in `start`, restored in `close` and on every other exit. Only `close` waits for the
/// terminal, until it has taken nothing for two seconds, and for its last answer.
@MainActor
package final class Terminal {
    /// Grows with the terminal's replies.
    package private(set) var capabilities: Capabilities
    /// At most 500 by 200.
    package private(set) var size: Size

    private let title: StaticString
    private let input: Descriptor
    private let output: Descriptor
    private let spare: Descriptor
    private let sink: Descriptor
    private let queue: OutputQueue
    private let signals: SignalRelay
    private let found: termios
    private var encoder: FrameEncoder
    private let reader: KeyReader
    private let pictures: PictureLoader
    private var onEvents: ([Event]) -> Void = { _ in }
    private var latest: (canvas: Canvas, cursor: Point?)?
    private var shown: (canvas: Canvas, cursor: Point?)?
    private var isBellDue = false
    /// From `start` to `close`.
    private var isStarted = false
    /// False while the program is stopped.
    private var isTaken = false
    private var hasEnded = false
    /// Nil once the terminal has answered.
    private var asked: SuspendingClock.Instant?
    private var hasAnswered = false

    /// How long a terminal may take nothing before the program exits without restoring it.
    private static let stallTimeout = Duration.seconds(2)
    /// For answers on the way out: to a farewell, and to recent queries where nothing may hold the program up.
    private static let (farewellTimeout, answerTimeout) = (Duration.seconds(1), Duration.milliseconds(100))

    /// Called when `readyPictures` changes.
    package var onPictures: () -> Void = {}

    /// Those that frames may show now.
    package var readyPictures: PictureSheet? { pictures.ready }

    /// Opens the terminal of standard input and output without changing it.
    /// - Parameters:
    ///   - depth: outweighs the environment.
    ///   - title: the window's title meanwhile.
    /// - Throws: `TerminalError` if there is none, or none that can move its cursor.
    package init(
        _ loop: EventLoop, environment: [String: String], depth: ColourDepth? = nil, ascii: Bool = false,
        title: StaticString = "simon"
    ) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1 else { throw .noTerminal(.input) }
        guard isatty(STDOUT_FILENO) == 1 else { throw .noTerminal(.output) }
        let term = environment["TERM"] ?? ""
        guard !["", "dumb", "unknown"].contains(term) else { throw .dumb(term: term) }
        self.title = title
        capabilities = Capabilities(environment: environment, depth: depth, ascii: ascii)
        encoder = FrameEncoder(capabilities)
        input = try Descriptor(standard: STDIN_FILENO, O_RDONLY)
        output = try Descriptor(standard: STDOUT_FILENO, O_WRONLY)
        spare = try Descriptor(duplicating: output)
        sink = try Descriptor(nothing: ())
        reader = KeyReader(loop, input)
        queue = OutputQueue(loop, output)
        pictures = PictureLoader(limit: capabilities.pictureLimit, .live(loop, queue))
        signals = SignalRelay(loop)
        var settings = termios()
        guard tcgetattr(input.number, &settings) == 0 else {
            throw .refused(.last("tcgetattr"))
        }
        found = settings
        size = output.drawnSize
        capabilities.cellSize = output.cellSize
    }

    /// Takes the terminal. Events that have arrived together are passed together, so that one frame answers them.
    package func start(onEvents: @escaping ([Event]) -> Void) {
        self.onEvents = onEvents
        isStarted = true
        queue.onDrain = { [weak self] in
            self?.show()
            self?.pictures.advance()
        }
        pictures.onReady = { [weak self] in self?.onPictures() }
        queue.onFailure = { [weak self] _ in self?.report(.ended(.outputClosed)) }
        signals.onSignals = { [weak self] in self?.handle(signals: $0) }
        reader.onEvents = { [weak self] in self?.handle(input: $0) }
        reader.onEnd = { [weak self] in self?.report(.ended(.inputClosed)) }
        CrashHandlers.install()
        signals.install()
        acquire(sendsQueries: true)
        reader.start()
    }

    /// Shows a frame, unless a later one is presented before the terminal is ready. A frame of another size than the
    /// terminal's is dropped: the event of the new size follows.
    /// - Parameter cursor: nil to hide it.
    package func present(_ canvas: Canvas, cursor: Point? = nil) {
        latest = (canvas, cursor)
        show()
        if capabilities.showsPictures { pictures.want(canvas.sheet) }
    }

    /// Redraws the whole last frame, after another program wrote on the screen.
    package func redraw() {
        invalidate()
        if latest == nil { latest = shown }
        show()
    }

    package func bell() {
        isBellDue = true
        show()
    }

    /// Copies to the clipboard where `Capabilities.writesClipboard`, else does nothing.
    package func copy(_ text: String) {
        guard isTaken, capabilities.writesClipboard else { return }
        queue.send(ClipboardCommand.set(text))
    }

    /// Restores the terminal, which must not be started again.
    /// - Parameter atOnce: does not wait for what the terminal still sends, which the shell may read.
    package func close(atOnce: Bool = false) {
        isStarted = false
        reader.stop()
        release(atOnce: atOnce)
        signals.stop()
    }

    /// Restores the terminal and ends the program with the status 128 + N.
    package func terminate(bySignal signal: Int32) -> Never {
        close(atOnce: true)
        TerminalDevice.terminate(bySignal: signal)
    }

    // MARK: - Taking and giving back

    private func acquire(sendsQueries: Bool, again: Bool = false) {
        var raw = found
        cfmakeraw(&raw)
        TerminalRestorer.prepare(TerminalModes.leave(capabilities))
        TerminalRestorer.arm(output: output, spare: spare, sink: sink, found: found)
        // In the background this stops the program until it is in the foreground.
        while tcsetattr(input.number, TCSANOW, &raw) != 0 && errno == EINTR {}
        isTaken = true
        invalidate()
        // A mode pushed twice would have to be popped twice.
        if again { queue.send(TerminalModes.leave(capabilities)) }
        queue.send(TerminalModes.enter(capabilities, title: title, sendsQueries: sendsQueries))
        if sendsQueries && capabilities.isXtermLike { asked = SuspendingClock.now }
    }

    private func release(atOnce: Bool) {
        guard isTaken else { return }
        isTaken = false
        guard TerminalRestorer.disarm() else { return }
        // One that has not answered for so long never will.
        let isAnswerDue = asked.map { SuspendingClock.now - $0 < Self.farewellTimeout } ?? false
        let asksAgain = !atOnce && (isAnswerDue || hasAnswered)
        queue.drop()
        queue.finish(
            TerminalModes.leave(capabilities) + (asksAgain ? TerminalModes.lastQuery : []),
            stallTimeout: Self.stallTimeout)
        // Answers and reports of the mouse are not for the shell; the last answer comes after them.
        reader.swallowAnswers(
            to: (isAnswerDue ? 1 : 0) + (asksAgain ? 1 : 0),
            within: atOnce ? Self.answerTimeout : Self.farewellTimeout)
        // Stopped and then ended in the background: the shell has its own settings in force.
        guard output.isForeground else { return }
        _ = tcflush(input.number, TCIFLUSH)
        var settings = found
        _ = tcsetattr(input.number, TCSANOW, &settings)
    }

    private func suspend(wholeGroup: Bool) {
        guard signals.canStop else { return }
        release(atOnce: true)
        signals.suspend(wholeGroup: wholeGroup)
        resume(again: false)
    }

    private func resume(again: Bool) {
        latest = nil
        guard signals.reachesForeground(of: output, onRefusal: { report(.ended(.outputClosed)) }) else {
            return
        }
        acquire(sendsQueries: false, again: again)
        updateSize()
        report(.resumed)
    }

    // MARK: - Events

    /// A terminal that disappears is reported in several ways; the first is enough.
    private func report(_ event: Event) {
        if case .ended = event {
            guard !hasEnded else { return }
            hasEnded = true
        }
        onEvents([event])
    }

    private func handle(signals received: [Int32]) {
        for signal in received where isStarted {
            switch signal {
            case SIGTSTP where isTaken: suspend(wholeGroup: false)
            case SIGTSTP: break
            case SIGCONT:
                // Stopped by SIGSTOP: the shell has had the terminal since.
                queue.drop()
                resume(again: true)
            case SIGWINCH: updateSize()
            default: return report(.ended(.signal(signal)))
            }
        }
    }

    /// Redraws even if the size is unchanged: the window may have had another one meanwhile and wrapped its lines.
    private func updateSize() {
        size = output.drawnSize
        capabilities.cellSize = output.cellSize ?? capabilities.cellSize
        invalidate()
        report(.resize(size))
    }

    private func handle(input events: [Event]) {
        for step in InputBatches.steps(of: events) where isTaken {
            switch step {
            case .deliver(let batch):
                for case .reply(let reply) in batch { update(with: reply) }
                onEvents(batch)
            case .suspend: suspend(wholeGroup: true)
            case .end(let ending): report(.ended(ending))
            }
        }
    }

    private func update(with reply: TerminalReply) {
        if reply.endsAnswers { (asked, hasAnswered) = (nil, true) }
        let hadKittyKeyboard = capabilities.kittyKeyboard
        capabilities.update(with: reply, on: output)
        guard capabilities != encoder.capabilities else { return }
        encoder.capabilities = capabilities
        // Before anything is pushed: should the program crash in between, a pop too many has no effect on the
        // alternate screen, which has a stack of its own; one too few would leave the keyboard changed there.
        TerminalRestorer.prepare(TerminalModes.leave(capabilities))
        if capabilities.kittyKeyboard && !hadKittyKeyboard { queue.send(TerminalModes.pushKeyboard) }
    }

    // MARK: - Frames

    /// The next frame draws everything. Clearing the screen removes pictures.
    private func invalidate() {
        encoder.invalidate()
        let hadPictures = pictures.ready != nil
        queue.send(pictures.forget())
        if hadPictures { onPictures() }
    }

    private func show() {
        guard isTaken, queue.isIdle else { return }
        var bytes: [UInt8] = []
        if case (var canvas, let cursor)? = latest, canvas.size == output.drawnSize {
            // Drawn before they went.
            if canvas.sheet != pictures.ready { canvas.pictures = [] }
            bytes = encoder.encode(canvas, cursor: cursor)
            shown = latest
        }
        latest = nil
        if isBellDue { bytes.append(0x07) }
        isBellDue = false
        queue.send(bytes)
    }
}

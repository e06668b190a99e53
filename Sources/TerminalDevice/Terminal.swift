package import System
import Glibc
package import TerminalCore

/// The terminal that the program runs in: taken in `start`, given back in `close` and on every other
/// way out. Nothing here ever waits for the terminal but `close`, until it has taken nothing for two seconds.
@MainActor
package final class Terminal {
    /// What the terminal can do; grows as it answers.
    package private(set) var capabilities: Capabilities
    /// Columns and rows, as far as they are drawn on: 500 by 200 at most.
    package private(set) var size: Size

    private let title: StaticString
    private let input: Descriptor
    private let output: Descriptor
    /// For the last bytes alone.
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
    /// While the screen and the keys are the program's: not while it is stopped.
    private var isTaken = false
    private var hasEnded = false
    private var asked: SuspendingClock.Instant?

    /// How long a terminal may take nothing before the program leaves without having given it back.
    private static let stallTimeout = Duration.seconds(2)
    /// For how long answers to questions that were asked a moment ago are awaited on the way out.
    private static let answerTimeout = Duration.milliseconds(100)

    /// Called when pictures that frames would like to show have come to the terminal, or have gone from it.
    package var onPictures: () -> Void = {}

    /// The pictures that frames may show now.
    package var readyPictures: PictureSheet? { pictures.ready }

    /// Opens the terminal that standard input and output lead to, and leaves it as it is.
    ///
    /// - Parameters:
    ///   - loop: what events come by.
    ///   - environment: the program's environment.
    ///   - depth: the colours asked for on the command line.
    ///   - ascii: whether ASCII alone was asked for.
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
        input = try Descriptor(reopening: STDIN_FILENO, O_RDONLY)
        output = try Descriptor(reopening: STDOUT_FILENO, O_WRONLY)
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

    /// Takes the terminal and hands over events from now on: those that have arrived together as one, so that they
    /// are answered by one frame.
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
        acquire(asks: true)
        reader.start()
    }

    /// Shows a frame, unless one drawn later comes before the terminal is ready for it.
    ///
    /// A frame of another size than the terminal's is dropped: the event of the new size is on its way.
    ///
    /// - Parameter cursor: where the cursor shows, or nil to hide it.
    package func present(_ canvas: Canvas, cursor: Point? = nil) {
        latest = (canvas, cursor)
        show()
        if capabilities.showsPictures { pictures.want(canvas.sheet) }
    }

    /// Redraws the last frame, whatever is on the screen: after somebody else wrote there.
    package func redraw() {
        invalidate()
        if latest == nil { latest = shown }
        show()
    }

    /// Rings the bell once.
    package func bell() {
        isBellDue = true
        show()
    }

    /// Puts a text on the clipboard, where the terminal is known to take it (`Capabilities.writesClipboard`);
    /// any other is sent nothing.
    package func copy(_ text: String) {
        guard isTaken, capabilities.writesClipboard else { return }
        queue.send(ClipboardCommand.set(text))
    }

    /// Gives the terminal back as it was found. The program may go on; the terminal is not to be
    /// started again.
    package func close() {
        isStarted = false
        reader.stop()
        release()
        signals.stop()
    }

    /// Gives the terminal back and ends the program by a signal, so that its status is 128 + N.
    package func terminate(bySignal signal: Int32) -> Never {
        close()
        TerminalDevice.terminate(bySignal: signal)
    }

    // MARK: - Taking and giving back

    private func acquire(asks: Bool, again: Bool = false) {
        var raw = found
        cfmakeraw(&raw)
        TerminalRestorer.prepare(TerminalModes.leave(capabilities))
        TerminalRestorer.arm(output: output, spare: spare, sink: sink, found: found)
        // In the background this stops the program until it is called to the foreground.
        while tcsetattr(input.number, TCSANOW, &raw) != 0 && errno == EINTR {}
        isTaken = true
        invalidate()
        // What is pushed twice would have to be popped twice.
        if again { queue.send(TerminalModes.leave(capabilities)) }
        queue.send(TerminalModes.enter(capabilities, title: title, asks: asks))
        if asks && capabilities.isXtermLike { asked = SuspendingClock.now }
    }

    private func release() {
        guard isTaken else { return }
        isTaken = false
        guard TerminalRestorer.disarm() else { return }
        queue.finish(TerminalModes.leave(capabilities), stallTimeout: Self.stallTimeout)
        // Answers that are still on their way are not for the shell.
        if let asked, SuspendingClock.now - asked < .seconds(1) {
            reader.swallowAnswers(within: Self.answerTimeout)
        }
        // Stopped and then ended in the background: the shell has its own settings in force.
        guard output.isForeground else { return }
        _ = tcflush(input.number, TCIFLUSH)
        var settings = found
        _ = tcsetattr(input.number, TCSANOW, &settings)
    }

    private func suspend(wholeGroup: Bool) {
        guard signals.canStop else { return }
        release()
        signals.suspend(wholeGroup: wholeGroup)
        resume(again: false)
    }

    private func resume(again: Bool) {
        latest = nil
        guard signals.reachesForeground(of: output, onRefusal: { report(.ended(.outputClosed)) }) else {
            return
        }
        acquire(asks: false, again: again)
        updateSize()
        report(.resumed)
    }

    // MARK: - Events

    /// A terminal that goes away says so in several ways; the first is enough.
    private func report(_ event: Event) {
        if case .ended = event {
            guard !hasEnded else { return }
            hasEnded = true
        }
        onEvents([event])
    }

    private func handle(signals came: [Int32]) {
        for signal in came where isStarted {
            switch signal {
            case SIGTSTP where isTaken: suspend(wholeGroup: false)
            case SIGTSTP: break
            case SIGCONT:
                // Stopped without being asked: the shell has had the terminal since.
                queue.drop()
                resume(again: true)
            case SIGWINCH: updateSize()
            default: return report(.ended(.signal(signal)))
            }
        }
    }

    /// Also where the size is what it was: the window may have had another meanwhile, and wrapped its lines in it.
    private func updateSize() {
        size = output.drawnSize
        capabilities.cellSize = output.cellSize ?? capabilities.cellSize
        invalidate()
        report(.resize(size))
    }

    /// What has arrived together is handed over together, until the terminal is no longer the program's.
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
        if reply.endsAnswers { asked = nil }
        let hadKittyKeyboard = capabilities.kittyKeyboard
        capabilities.update(with: reply)
        guard capabilities != encoder.capabilities else { return }
        encoder.capabilities = capabilities
        // Before anything is pushed: should the program break in between, a pop too many does nothing on the
        // alternate screen, which has a stack of its own; one too few would leave the keyboard changed there.
        TerminalRestorer.prepare(TerminalModes.leave(capabilities))
        if capabilities.kittyKeyboard && !hadKittyKeyboard { queue.send(TerminalModes.pushKeyboard) }
    }

    // MARK: - Frames

    /// Whatever is on the screen: the next frame draws everything. Clearing it takes pictures with it.
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

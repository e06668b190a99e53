import Coordinator
import System
import Glibc
import Haptics
import Model
import Presentation
import Repository
import Screens
import Speech
import TerminalCore
import TerminalDevice

/// A running game on the screen: services and coordinator.
@MainActor
final class Program {
    private let dataFolder: String
    private let exitReport: ReplayExitReport?
    private let terminal: Terminal
    private let app: AppServices
    private let coordinator: Coordinator<ScreenFace>
    private let speech: Speech
    private let loop: EventLoop
    private var hasFocus = true
    private var background: RGB?
    private var knownCellSize: PixelSize?
    /// Whether a reply has come since the face was told of the terminal.
    private var hasNewReply = false

    init(_ loop: EventLoop, _ launch: Launch, _ terminal: Terminal, _ repository: sending Repository) {
        self.loop = loop
        self.terminal = terminal
        (dataFolder, exitReport) = (launch.dataFolder, launch.exitReport)
        let app = AppServices(loop, launch, repository)
        self.app = app
        let speech = Speech(loop, environment: ProcessEnvironment.variables)
        self.speech = speech
        var services = app.services
        services.speak = { speech.say($0, language: $1) }
        services.copy = { terminal.copy($0) }
        var face = ScreenFace(
            size: terminal.size, display: Self.display(terminal, background: nil),
            reportsReleases: terminal.capabilities.kittyKeyboard
        ) { terminal.present($0, cursor: $1) }
        face.writesClipboard = terminal.capabilities.writesClipboard
        coordinator = Coordinator(
            face: face, services: services, context: app.context, opening: launch.page ?? .start)
        app.ringBell = { terminal.bell() }
        app.onQuit = { [unowned self] in end(atOnce: false) { _exit($0.rawValue) } }
    }

    func start() {
        let coordinator = coordinator
        app.connect(to: coordinator)
        app.store.onNotices = { [weak self] in self?.show($0) }
        terminal.onPictures = { [weak self] in self?.learnTerminal() }
        terminal.start { [weak self] in self?.handle($0) }
        coordinator.start()
        // After the first frame, which is what a player waits for.
        app.sound.start()
        let haptics = Haptics(
            loop, environment: ProcessEnvironment.variables, dataFolder: dataFolder
        ) { [weak self] in
            self?.handle($0)
        }
        haptics.onChange = { [weak haptics] in
            let isThere = haptics?.hasGamepad ?? false
            coordinator.updateFace { $0.hasGamepad = isThere }
        }
        app.haptics = haptics
        app.connectMIDI(to: coordinator, isListening: { [weak self] in self?.hasFocus ?? false }) { isThere in
            coordinator.updateFace { $0.hasMIDI = isThere }
        }
        app.sound.reportStatus()
        app.store.reportNotices()
        // Rebuilds a stale index before a page needs it.
        app.store.prepare()
    }

    /// All events of a batch end in one frame.
    private func handle(_ events: [Event]) {
        var inputs: [ScreenInput] = []
        for event in events {
            if event == .resumed {
                app.discardInput()
                coordinator.handle(inputs)
                inputs = []
                coordinator.resumed()
            } else if isForScreens(event) {
                inputs.append(.terminal(event))
            }
        }
        // Once for all replies that have come together. The font may have changed without one.
        if hasNewReply || terminal.capabilities.cellSize != knownCellSize { learnTerminal() }
        if !inputs.isEmpty { coordinator.handle(inputs) }
    }

    /// False for events that the program handles itself.
    private func isForScreens(_ event: Event) -> Bool {
        switch event {
        case .ended(let ending): leave(ending)
        case .reply(let reply):
            if case .background(let rgb) = reply { background = RGB(rgb) }
            hasNewReply = true
            return false
        case .key(KeyPress(.character("l"), .control)):
            terminal.redraw()
            return false
        case .focus(let isFocused):
            hasFocus = isFocused
            if !isFocused { app.discardInput() }
            return true
        default: return true
        }
    }

    /// Colours, background, keys or cell size have changed.
    private func learnTerminal() {
        hasNewReply = false
        knownCellSize = terminal.capabilities.cellSize
        let display = Self.display(terminal, background: background)
        let reportsReleases = terminal.capabilities.kittyKeyboard
        let writesClipboard = terminal.capabilities.writesClipboard
        coordinator.updateFace {
            $0.display = display
            $0.reportsReleases = reportsReleases
            $0.writesClipboard = writesClipboard
        }
        coordinator.handle(.terminal(.resize(terminal.size)))
    }

    /// Buttons count only while the terminal has the focus: another game may be using the gamepad.
    private func handle(_ events: [GamepadEvent]) {
        let inputs = events.filter { hasFocus || !$0.isDown }.map(ScreenInput.gamepad)
        if inputs.count > Self.mostSingleInputs {
            coordinator.handle(inputs)
        } else {
            for input in inputs { coordinator.handle(input) }
        }
    }

    /// More at once come from no hand; up to then each press is felt.
    private static let mostSingleInputs = 16

    private static func display(
        _ terminal: Terminal, background: RGB?
    ) -> DisplayStyle {
        var display = DisplayStyle(
            colours: DisplayStyle.Colours(terminal.capabilities.depth),
            unicode: terminal.capabilities.unicode,
            emoji: terminal.capabilities.glyphSet == .unicode,
            background: background)
        display.cellSize = terminal.capabilities.cellSize
        display.showsPictures = terminal.capabilities.showsPictures
        display.showsNamedColours = terminal.capabilities.showsNamedColours
        display.readyPictures = terminal.readyPictures
        return display
    }

    /// Shows notices about the files one after the other.
    private func show(_ notices: [SafeText]) {
        for (index, notice) in notices.enumerated() {
            // Later: the coordinator may be handling the event that saved.
            loop.schedule(after: Self.readingTime * index) { [weak self] in
                self?.coordinator.storageChanged(notice: notice)
            }
        }
    }

    /// How long a notice stays before the next one replaces it.
    private static let readingTime = Duration.seconds(6)

    private func leave(_ ending: Ending) -> Never {
        // The current score counts, though the window is gone.
        coordinator.leave()
        switch ending {
        case .signal(let number): end(atOnce: true) { [terminal] _ in terminal.terminate(bySignal: number) }
        case .inputClosed, .outputClosed:
            end(atOnce: true) { [terminal] _ in terminal.terminate(bySignal: SIGHUP) }
        }
    }

    private func end(atOnce: Bool, _ exit: (ExitStatus) -> Never) -> Never {
        terminal.close(atOnce: atOnce)
        speech.close()
        if let exitReport { Output.line(exitReport.sentence) }
        app.end(exit)
    }
}

package import Model
package import Presentation
package import TerminalCore

package enum ScreenInput: Hashable, Sendable {
    /// A key, the mouse, a paste, focus or a new size.
    case terminal(Event)
    /// Stands for a key of the current screen.
    case gamepad(GamepadEvent)
    /// Stands for a key of the current screen, unless that is learning notes.
    case midi(MIDIEvent)
}

extension ScreenInput {
    fileprivate var withoutPosition: ScreenInput {
        guard case .terminal(.mouse(let mouse)) = self else { return self }
        return .terminal(.mouse(MouseEvent(mouse.action, at: Point(x: 0, y: 0), mouse.modifiers)))
    }
}

/// The drawn face: every page is a screen.
package struct ScreenFace: Face {
    package var size: Size
    /// What terminal and command line ask for; the settings add to it.
    package var display: DisplayStyle
    package var reportsReleases: Bool
    package var writesClipboard = false
    package var hasGamepad = false
    package var hasMIDI = false
    private var heldNotes: [MIDINote: KeyPress] = [:]
    /// Moves the focus while the settings ask for scanning.
    var scanner: Scanner?
    /// The newest frame's offers; nil once something has happened since.
    private var newestOffers: Offers?
    /// Whether a mouse button is down that was pressed on an offer.
    private var isOfferPressed = false
    /// A key that ended the splash and is for the page after it.
    private var passedOn: Event?
    private let present: ((Canvas, Point?) -> Void)?

    /// As many as a terminal keeps while the program is stopped (N_TTY_BUF_SIZE): what was typed ahead counts key by key.
    private static let mostWaiting = 4_096
    /// Before time and Ctrl+C have their turn again; most take less than a microsecond.
    private static let mostTaken = 256

    /// - Parameter present: shows a frame with the text cursor at a cell, or without one; with nil no frame
    ///   is drawn.
    package init(
        size: Size, display: DisplayStyle, reportsReleases: Bool = false,
        present: ((Canvas, Point?) -> Void)?
    ) {
        self.size = size
        self.display = display
        self.reportsReleases = reportsReleases
        self.present = present
    }

    package var keepsFirstPage: Bool { false }

    package func page(for route: Route, _ shared: Context) -> any Screen {
        let context = context(shared)
        return switch route {
        case .start: SplashScreen(context)
        case .game(let kind): kind.face.screen(context)
        case .picker: PickerScreen(context)
        case .leaderboard(let leaderboard): LeaderboardScreen(context, board: leaderboard)
        case .statistics(let kind): StatisticsScreen(context, kind)
        case .replay(let game): ReplayScreen(context, game)
        case .result(let text): ResultScreen(context, text)
        case .settings: SettingsScreen(context)
        case .help: HelpScreen(context)
        case .keys(let topic): HelpScreen(context, topic)
        }
    }

    /// Of equal inputs the last counts, and of clicks wherever they are: so what is held at the end stays held.
    package func fold(_ waiting: inout ArraySlice<ScreenInput>) {
        guard waiting.count > Self.mostWaiting else { return }
        var kept: Set<ScreenInput> = []
        waiting = ArraySlice(
            waiting.reversed().filter { kept.insert($0.withoutPosition).inserted }.reversed())
    }

    package mutating func take(
        _ waiting: inout ArraySlice<ScreenInput>, _ page: inout any Screen, _ context: Context
    ) -> [Effect] {
        for _ in 0..<Self.mostTaken {
            guard let input = waiting.popFirst() else { break }
            let effects = update(&page, .input(input), context)
            if !effects.isEmpty { return effects }
        }
        return []
    }

    package mutating func update(
        _ page: inout any Screen, _ event: PageEvent<ScreenInput>, _ shared: Context
    ) -> [Effect] {
        if case .input(.terminal(.resize(let size))) = event { self.size = size }
        let context = context(shared)
        if let pressed = event.pressed, page.learns(pressed) {
            return page.update(.controller(pressed), context)
        }
        keepScanning(shared)
        if case .input(let input) = event, let effects = scan(input, &page, context) {
            return effects
        }
        guard let event = event.map({ terminalEvent($0, page, shared) }) else { return [] }
        guard case .input(.mouse(let mouse)) = event else {
            newestOffers = nil
            return follow(&page, event, context)
        }
        return take(mouse, &page, context)
    }

    /// Clicks and the wheel act on what is drawn under the mouse. The page is laid out again only after something has acted,
    /// so that a flood of mouse reports does not become a flood of frames.
    private mutating func take(
        _ mouse: MouseEvent, _ page: inout any Screen, _ context: ScreenContext
    ) -> [Effect] {
        switch mouse.action {
        case .otherPress, .otherRelease: return []
        case .release:
            guard isOfferPressed else { return [] }
            (newestOffers, isOfferPressed) = (nil, false)
            return page.release(context)
        case .press, .move, .wheelUp, .wheelDown:
            let offers = newestOffers ?? page.offers(context)
            // Hovering changes how offers look, not where they are.
            let acts = mouse.action != .move && offers.offer(under: mouse) != nil
            newestOffers = acts ? nil : offers
            if mouse.action == .press && acts { isOfferPressed = true }
            return page.take(mouse, offers, context)
        }
    }

    /// Enter starts from the splash, too, but a single switch only skips it.
    private mutating func follow(
        _ page: inout any Screen, _ event: ScreenEvent, _ context: ScreenContext
    ) -> [Effect] {
        if case .input(.key(KeyPress(.enter))) = event, page is SplashScreen,
            context.settings.scanning == .off
        {
            passedOn = .key(KeyPress(.enter))
        }
        let effects = page.update(event, context)
        guard case .appeared = event, let key = passedOn else { return effects }
        passedOn = nil
        return effects + page.update(.input(key), context)
    }

    package func wake(_ page: any Screen, _ shared: Context) -> Duration? {
        let moment = page.wake(context(shared))
        guard let next = scanner?.next else { return moment }
        return min(next, moment ?? next)
    }

    package mutating func show(_ page: any Screen, _ shared: Context) {
        keepScanning(shared)
        guard present != nil || scanner != nil else { return }
        let context = context(shared)
        var canvas = Canvas(size: size, style: context.display.theme.text)
        let cursor = page.frame(on: &canvas, context)
        newestOffers = canvas.offers
        scanner?.see(canvas.offers.scanned, shared.settings.scanning, at: shared.now, from: canvas.focus)
        if let scanner {
            // The mark uses the colours of the focus.
            var display = context.display
            display.marksFocus = true
            ScanMark.draw(scanner.marked, on: &canvas, display)
        }
        present?(canvas, scanner?.hasTargets == true ? nil : cursor)
    }

    package func input(for event: MIDIEvent, _ page: any Screen, _ shared: Context) -> ScreenInput? {
        .midi(event)
    }

    package func controllerLights(_ page: any Screen, _ shared: Context) -> [MIDINote: LightColour] {
        page.controllerLights(context(shared))
    }

    private mutating func terminalEvent(
        _ input: ScreenInput, _ page: any Screen, _ shared: Context
    ) -> Event? {
        switch input {
        case .terminal(let event): event
        case .gamepad(let event):
            shared.settings.taughtButtons.button(for: event).flatMap(page.gamepadMapping.key).map {
                .key(KeyPress($0, .gamepad, phase: event.isDown ? .press : .release))
            }
        case .midi(let event): noteKey(event, page.noteMapping, shared.settings.padNotes).map(Event.key)
        }
    }

    /// A note releases the key that it pressed, even if it stands for another one by then. A key held by two notes is
    /// released with the second.
    private mutating func noteKey(
        _ event: MIDIEvent, _ mapping: NoteMapping, _ notes: PadNotes
    ) -> KeyPress? {
        guard event.isDown else {
            guard let held = heldNotes.removeValue(forKey: event.note), !heldNotes.values.contains(held)
            else { return nil }
            return KeyPress(held.key, held.modifiers, phase: .release)
        }
        let press = mapping.key(for: event.note, notes)
        heldNotes[event.note] = press
        return press
    }

    private func context(_ shared: Context) -> ScreenContext {
        var display = display
        display.ground = shared.settings.ground
        display.marksFocus = shared.settings.scanning == .off
        display.reducedMotion = display.reducedMotion || shared.settings.reducedMotion
        return ScreenContext(
            shared, size: size, display: display, reportsReleases: reportsReleases,
            writesClipboard: writesClipboard, hasGamepad: hasGamepad,
            hasMIDI: hasMIDI && shared.settings.midi)
    }
}

// Kept in this file: every key goes through it, and only inside this module is it specialized for its types.
extension PageEvent {
    /// Nil when `transform` returns nil.
    fileprivate func map<Other>(_ transform: (Input) -> Other?) -> PageEvent<Other>? {
        switch self {
        case .appeared: .appeared
        case .input(let input): transform(input).map { .input($0) }
        case .controller(let input): .controller(input)
        case .tick: .tick
        case .heard(let sequence, let moment): .heard(sequence: sequence, at: moment)
        case .suspending: .suspending
        case .answer(let result): .answer(result)
        case .saved(let result): .saved(result)
        case .inputEnded: .inputEnded
        case .leaving: .leaving
        }
    }
}

extension PageEvent<ScreenInput> {
    fileprivate var pressed: ControllerInput? {
        switch self {
        case .input(.midi(let event)) where event.isDown: ControllerInput(number: Int(event.note.number))
        case .input(.gamepad(let event)) where event.isDown: event.source
        default: nil
        }
    }
}

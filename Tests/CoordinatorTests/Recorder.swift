import Coordinator
import FoundationEssentials
import Model
import Presentation
import Screens
import TerminalCore
import TestSupport
import Testing

/// Services that do nothing but take note, and a clock that is moved by hand.
@MainActor
final class Recorder {
    /// What was asked for.
    enum Deed: Equatable {
        case play(SoundCue), haptic(HapticCue), frame, saveSettings(Settings), saveScore(ScoreEntry)
        case query(DataQuery), editScores(ScoreEdit)
        case finish(FinishedGame), keepScore(PlayerName?), discardScore, applySettings(Settings), quit
    }

    /// In the order in which it was asked for.
    private(set) var deeds: [Deed] = []
    /// The newest frame, line by line.
    private(set) var picture: [String] = []
    /// The cells of it that are drawn in reverse: what is in focus, where there are no colours.
    private(set) var marked: Set<Point> = []
    /// Where the cursor rests on it.
    private(set) var focus: Point?
    /// When the coordinator wants to be woken.
    private(set) var alarm: Duration?
    var now = Duration.zero
    /// How much later it is each time somebody looks.
    var pace = Duration.zero
    /// What the disk answers.
    var known = QueryResult.failure("There is nothing")
    /// Whether what is asked for is found later, by `findAll`.
    var findsLater = false
    private var lookups: [() -> Void] = []
    /// Why nothing can be saved, while that is so.
    var trouble: SafeText?
    private(set) var scores: [ScoreEntry] = []
    /// The identifier of the last finished game.
    private(set) var unnamed: UUID?

    /// The services.
    var services: Services {
        var services = Services()
        services.now = {
            self.now += self.pace
            return self.now
        }
        services.play = { self.deeds.append(.play($0)) }
        services.playHaptic = { self.deeds.append(.haptic($0)) }
        services.wake = { self.alarm = $0 }
        services.saveSettings = {
            self.deeds.append(.saveSettings($0))
            return self.trouble
        }
        services.saveScore = { entry in
            self.deeds.append(.saveScore(entry))
            self.scores.append(entry)
            return SaveResult(scores: self.scores, failure: self.trouble)
        }
        services.finish = { game, id in
            self.deeds.append(.finish(game))
            self.unnamed = id
            return self.trouble
        }
        services.keepScore = { _, _, name in
            self.deeds.append(.keepScore(name))
            return self.trouble
        }
        services.discardScore = { _ in
            self.deeds.append(.discardScore)
            return self.trouble
        }
        services.query = { query, completion in
            self.deeds.append(.query(query))
            if self.findsLater {
                self.lookups.append { completion(self.known) }
            } else {
                completion(self.known)
            }
        }
        services.editScores = { edit in
            self.deeds.append(.editScores(edit))
            return SaveResult(scores: self.scores, failure: self.trouble)
        }
        services.applySettings = { self.deeds.append(.applySettings($0)) }
        services.quit = { self.deeds.append(.quit) }
        return services
    }

    /// Finds what was asked for.
    func findAll() {
        while !lookups.isEmpty { lookups.removeFirst()() }
    }

    /// What has been asked for since the last call.
    func take() -> [Deed] {
        defer { deeds = [] }
        return deeds
    }

    /// Whether a text stands on the newest frame.
    func shows(_ text: String) -> Bool { picture.contains { $0.hasBytes(of: text) } }

    /// Expects that texts stand on the newest frame, and that others do not.
    func see(_ texts: String..., not absent: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let wrong = texts.filter { !shows($0) } + absent.filter(shows).map { "no " + $0 }
        #expect(wrong.isEmpty, "\(picture.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }

    func show(_ canvas: Canvas) {
        deeds.append(.frame)
        focus = canvas.focus
        marked = Set(
            (0..<canvas.size.height).flatMap { y in
                (0..<canvas.size.width).map { Point(x: $0, y: y) }
            }.filter { canvas[$0.x, $0.y].style.attributes.contains(.reverse) })
        picture = canvas.rows
    }
}

/// A coordinator among recorders.
@MainActor
struct Rehearsal {
    let recorder = Recorder()
    let coordinator: Coordinator<ScreenFace>

    /// Begins with the splash, or with a page that is all there is.
    init(opening route: Route = .start, _ change: (inout ScreenContext) -> Void = { _ in }) {
        var context = ScreenContext(
            size: Size(width: 80, height: 24), display: DisplayStyle(colours: .none, unicode: true))
        context.newSeed = { 7 }
        change(&context)
        let face = ScreenFace(
            size: context.size, display: context.display, reportsReleases: context.reportsReleases
        ) { [recorder] canvas, _ in recorder.show(canvas) }
        coordinator = Coordinator(
            face: face, services: recorder.services, context: context.shared, opening: route)
        coordinator.start()
    }

    /// Something comes from the terminal.
    func handle(_ event: Event) {
        if event == .resumed { coordinator.resumed() } else { coordinator.handle(.terminal(event)) }
    }

    /// Types keys, one event each.
    func type(_ keys: Key...) { for key in keys { handle(.key(KeyPress(key))) } }

    /// Types the letters of a text; the return at the end of a line is Enter.
    func type(_ text: String) { for letter in text { type(letter == "\r" ? .enter : .character(letter)) } }

    /// Lets time pass, with a wake-up whenever one was asked for.
    func pass(_ length: Duration) {
        let end = recorder.now + length
        while let alarm = recorder.alarm, alarm <= end {
            recorder.now = max(recorder.now, alarm)
            coordinator.wake()
        }
        recorder.now = end
    }

    /// Skips the splash and forgets what was asked for until then.
    func enter() {
        type("x")
        _ = recorder.take()
    }
}

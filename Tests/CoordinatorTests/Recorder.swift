import Coordinator
import FoundationEssentials
import Model
import Screens
import TerminalCore

/// Services that do nothing but take note, and a clock that is moved by hand.
@MainActor
final class Recorder {
    /// What was asked for.
    enum Deed: Equatable {
        case play(SoundCue), feel(HapticCue), frame, keepSettings(Settings), keepScore(ScoreEntry)
        case answer(DataQuery), revise(ScoreEdit)
        case finish(FinishedGame), settle, apply(Settings), quit
    }

    /// In the order in which it was asked for.
    private(set) var deeds: [Deed] = []
    /// The newest frame, line by line.
    private(set) var picture: [String] = []
    /// When the coordinator wants to be woken.
    private(set) var alarm: Duration?
    var now = Duration.zero
    /// What the disk answers.
    var known = QueryResult.failure("There is nothing")
    /// Why nothing can be saved, while that is so.
    var trouble: SafeText?
    private(set) var scores: [ScoreEntry] = []
    /// The identifier of the last finished game.
    private(set) var unnamed: UUID?

    /// The services.
    var services: Services {
        Services(
            now: { self.now }, date: { Date(timeIntervalSince1970: 0) }, seed: { 7 }, newID: UUID.init,
            play: { self.deeds.append(.play($0)) }, feel: { self.deeds.append(.haptic($0)) },
            present: { canvas, _ in self.show(canvas) }, wake: { self.alarm = $0 },
            keepSettings: {
                self.deeds.append(.keepSettings($0))
                return self.trouble
            },
            keepScore: { entry in
                self.deeds.append(.keepScore(entry))
                self.scores.append(entry)
                return SaveResult(scores: self.scores, trouble: self.trouble)
            },
            finish: { game, id in
                self.deeds.append(.finish(game))
                self.unnamed = id
                return self.trouble
            },
            settle: { self.deeds.append(.settle) },
            answer: { question in
                self.deeds.append(.answer(question))
                return self.known
            },
            revise: { revision in
                self.deeds.append(.editScores(revision))
                return SaveResult(scores: self.scores, trouble: self.trouble)
            },
            apply: { self.deeds.append(.apply($0)) },
            quit: { self.deeds.append(.quit) })
    }

    /// What has been asked for since the last call.
    func take() -> [Deed] {
        defer { deeds = [] }
        return deeds
    }

    /// Whether a text stands on the newest frame.
    func shows(_ text: String) -> Bool { picture.contains { $0.contains(text) } }

    private func show(_ canvas: Canvas) {
        deeds.append(.frame)
        picture = (0..<canvas.size.height).map { y in
            String((0..<canvas.size.width).map { canvas[$0, y].character })
        }
    }
}

/// A coordinator among recorders.
@MainActor
struct Rehearsal {
    let recorder = Recorder()
    let coordinator: Coordinator

    /// Begins with the splash, or with a page that is all there is.
    init(opening page: Route? = nil, _ change: (inout Context) -> Void = { _ in }) {
        var context = Context(
            size: Size(width: 80, height: 24), display: DisplayStyle(colours: .none, unicode: true))
        change(&context)
        coordinator = Coordinator(services: recorder.services, context: context, opening: page)
        coordinator.start()
    }

    /// Types keys, one event each.
    func type(_ keys: Key...) { for key in keys { coordinator.handle(.key(KeyPress(key))) } }

    /// Types the letters of a text.
    func type(_ text: String) { for letter in text { type(.character(letter)) } }

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

import Coordinator
import GameRules
import Model
import Presentation
import Screens
import Sounds
import TerminalCore
import ToneSynth

/// A recorded game on the replay screen, in a time that runs as fast as frames can be drawn. Cues come at the
/// recorded times, without waiting for sound, so every run is the same.
@MainActor
final class ClipRecorder {
    struct Frame {
        let time: Duration
        let canvas: Canvas
        let cursor: Point?
    }

    struct Setting {
        var size = Size(width: 80, height: 24)
        var display = DisplayStyle(colours: .many, unicode: true)
        var settings = Settings()
        var wordLists: [WordListFile] = []
    }

    /// Larger than any screen.
    nonisolated static let maxSize = Size(width: 500, height: 200)

    /// How long the verdict is shown.
    static let closing = Duration.seconds(3)

    private let clock = Clock()
    private let coordinator: Coordinator<ScreenFace>

    /// Shared by the services of a coordinator.
    @MainActor
    private final class Clock {
        var now = Duration.zero
        var wake: Duration?
        var sounds: [SoundTimeline.Event] = []
        var frames: [Frame] = []
    }

    /// - Parameter draws: whether frames are wanted, which take far longer than the sounds.
    init(_ game: RecordedGame, _ setting: Setting, draws: Bool = true) {
        let clock = clock
        var services = Services()
        services.now = { clock.now }
        services.wake = { clock.wake = $0 }
        services.play = { clock.sounds.append(.init(at: clock.now, $0.toneCue(setting.settings.tuning))) }
        var context = Context()
        context.settings = setting.settings
        // A recording with sound ignores the saved setting.
        context.settings.sound = true
        context.game = game.options.kind
        context.wordLists = setting.wordLists
        let present = { (canvas: Canvas, cursor: Point?) in
            clock.frames.append(Frame(time: clock.now, canvas: canvas, cursor: cursor))
        }
        var display = setting.display
        display.isFilm = true
        let face = ScreenFace(size: setting.size, display: display, present: draws ? present : nil)
        coordinator = Coordinator(face: face, services: services, context: context, opening: .replay(game))
        coordinator.start()
    }

    var time: Duration { clock.now }

    func step() -> Bool {
        guard let next = clock.wake else { return false }
        clock.wake = nil
        // A wake-up in the past means the next frame.
        clock.now = max(next, clock.now + .microseconds(1))
        coordinator.wake()
        return true
    }

    func takeFrames() -> [Frame] {
        defer { clock.frames = [] }
        return clock.frames
    }

    /// A whole number of milliseconds, so that a file of samples has exactly this length.
    var duration: Duration {
        .milliseconds(Int64((clock.now / .milliseconds(1)).rounded(.up))) + Self.closing
    }

    var timeline: SoundTimeline { SoundTimeline(clock.sounds, duration: duration) }
}

import Coordinator
import GameRules
import Model
import Presentation
import Screens
import TerminalCore
import ToneSynth

/// A recorded game on the replay's own screen, in a time that goes as fast as frames can be drawn.
///
/// Sound and light are asked for at the same moments as in a replay that is watched, and no sound is waited for:
/// the times are those of the record, the same in every run.
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

    /// Pictures of more cells than any screen has are not made.
    nonisolated static let maxSize = Size(width: 500, height: 200)

    /// For how long the verdict can be read.
    static let closing = Duration.seconds(3)

    private let clock = Clock()
    private let coordinator: Coordinator<ScreenFace>

    /// What the services of a coordinator share.
    @MainActor
    private final class Clock {
        var now = Duration.zero
        var wake: Duration?
        var sounds: [SoundTimeline.Event] = []
        var frames: [Frame] = []
    }

    /// Shows the first frame.
    /// - Parameter draws: whether frames are wanted, which take far longer than the sounds.
    init(_ game: RecordedGame, _ setting: Setting, draws: Bool = true) {
        let clock = clock
        var services = Services()
        services.now = { clock.now }
        services.wake = { clock.wake = $0 }
        services.play = { clock.sounds.append(.init(at: clock.now, $0.toneCue(setting.settings.tuning))) }
        var context = Context()
        context.settings = setting.settings
        // A recording with sound has the sound on.
        context.settings.sound = true
        context.game = game.options.kind
        context.wordLists = setting.wordLists
        let present = { (canvas: Canvas, cursor: Point?) in
            clock.frames.append(Frame(time: clock.now, canvas: canvas, cursor: cursor))
        }
        let face = ScreenFace(size: setting.size, display: setting.display, present: draws ? present : nil)
        coordinator = Coordinator(face: face, services: services, context: context, opening: .replay(game))
        coordinator.start()
    }

    /// How far the game is.
    var time: Duration { clock.now }

    /// Lets the next thing happen; false when all has been seen.
    func step() -> Bool {
        guard let next = clock.wake else { return false }
        clock.wake = nil
        // A frame that was asked for too late is the next one.
        clock.now = max(next, clock.now + .microseconds(1))
        coordinator.wake()
        return true
    }

    /// The frames that have been shown since this was last asked for.
    func takeFrames() -> [Frame] {
        defer { clock.frames = [] }
        return clock.frames
    }

    /// How long it all is, to the whole millisecond, so that a file of samples is exactly as long.
    var duration: Duration {
        .milliseconds(Int64((clock.now / .milliseconds(1)).rounded(.up))) + Self.closing
    }

    /// What has been heard.
    var timeline: SoundTimeline { SoundTimeline(clock.sounds, duration: duration) }
}

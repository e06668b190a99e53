import GameRules
import Localization
import Model
import Presentation
import Screens
import Sounds
import System
import TerminalCore
import ToneSynth

/// `simon replay --wav FILE --cast FILE`: sound and pictures of a game as files.
@MainActor
struct ClipCommand {
    let invocation: Invocation
    let game: RecordedGame
    let settings: Settings
    let wordLists: [WordListFile]

    /// True peaks stay below -1 dB of full scale, so that encoders do not clip.
    static let headroom = Gain(decibels: 1.1)

    static let maxDuration = Duration.seconds(6 * 3600)

    func run() throws {
        let progress = ProgressLine { tr("Saving: \($0)%") }
        var replaced: [String] = []
        defer {
            progress.finish()
            // Also where the other file failed.
            for path in replaced { Output.printError(tr("replaced '\(path.excerpt)'")) }
        }
        try write(progress, &replaced)
    }

    /// - Parameter replaced: paths of existing files that were replaced.
    private func write(_ progress: ProgressLine, _ replaced: inout [String]) throws {
        let end = game.verdict.end
        guard end <= Self.maxDuration else {
            throw Failure(tr("a game of more than 6 hours cannot be saved as a file"))
        }
        if let wav = invocation.wav, let cast = invocation.cast, Path.areSame(wav, cast) {
            throw Failure(tr("--wav and --cast need different files"))
        }
        var cast = try file(invocation.cast)
        var sound = try file(invocation.wav)
        let recorder = ClipRecorder(game, setting, draws: invocation.cast != nil)
        // Pictures and sound take about equally long.
        let share = sound == nil ? 1 : 0.5
        try Failure.naming(invocation.cast ?? "") {
            try film(recorder, into: &cast) {
                // A code may be of a game without moves.
                progress.show(end > .zero ? $0 / end * share : share)
            }
        }
        try Failure.naming(invocation.wav ?? "") {
            try score(recorder.timeline, into: &sound) { progress.show(1 - share + $0 * share) }
        }
        try finish(&cast, invocation.cast, &replaced)
        try finish(&sound, invocation.wav, &replaced)
    }

    private func finish(_ file: inout NewFile?, _ path: String?, _ replaced: inout [String]) throws {
        guard let path else { return }
        if try Failure.naming(path, { try file?.finish() == true }) { replaced.append(path) }
    }

    private func film(
        _ recorder: ClipRecorder, into file: inout NewFile?, _ progress: (Duration) -> Void
    ) throws {
        var cast = CastWriter(
            size: setting.size, title: title, depth: depth, ascii: invocation.ascii)
        try file?.write(cast.header[...])
        repeat {
            progress(recorder.time)
            for frame in recorder.takeFrames() {
                try file?.write(cast.show(frame.canvas, cursor: frame.cursor, at: frame.time)[...])
            }
        } while recorder.step()
        try file?.write(cast.finish(at: recorder.duration)[...])
    }

    private func score(
        _ timeline: SoundTimeline, into file: inout NewFile?, _ progress: (Double) -> Void
    ) throws {
        guard file != nil else { return }
        // Asked for stereo, the channels must differ at least a little.
        let width = settings.stereo == .off ? StereoWidth.gentle : settings.stereo
        var wave = try WaveStream(
            timeline, stereo: invocation.stereo ? width.spread : nil, headroom: Self.headroom)
        while let block = wave.next() {
            try file?.write(block[...])
            progress(Double(wave.bytesDone) / Double(wave.byteCount))
        }
    }

    private func file(_ path: String?) throws -> NewFile? {
        guard let path else { return nil }
        return try Failure.naming(path) { try NewFile(at: path) }
    }

    private var title: SafeText {
        let leaderboard = game.options.leaderboard
        return "\(leaderboard.title): \(leaderboard.formatted(score: game.score))"
    }

    /// Truecolour unless the command line asks for less.
    private var depth: ColourDepth { invocation.depth ?? .truecolor }

    private var setting: ClipRecorder.Setting {
        var setting = ClipRecorder.Setting()
        if let size = invocation.size { setting.size = size }
        setting.display = DisplayStyle(
            colours: DisplayStyle.Colours(depth), unicode: !invocation.ascii,
            reducedMotion: invocation.reducedMotion)
        setting.settings = settings
        setting.wordLists = wordLists
        return setting
    }
}

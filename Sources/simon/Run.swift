import Localization
import Model
import ToneSynth

@MainActor
func run(_ arguments: [String]) -> ExitStatus {
    // Errors are printed in the language asked for, too.
    let asked = InvocationParser.language(of: arguments)
    Language.choose(asked ?? Language(environment: ProcessEnvironment.variables))
    do throws(UsageError) {
        return perform(try InvocationParser.parse(arguments))
    } catch { return error.printError() }
}

@MainActor
private func perform(_ invocation: Invocation) -> ExitStatus {
    if invocation.showsVersion {
        Output.line("simon \(Version.current)")
        Output.line(tr("Copyright 2026 the simon authors; MIT licence"))
        return .success
    }
    PipeWireQuantum.request()
    switch invocation.command {
    case .play: return PlayCommand(invocation: invocation).run()
    case .scores: return ScoresCommand(invocation: invocation).run()
    case .stats: return StatsCommand(invocation: invocation).run()
    case .replay: return ReplayCommand(invocation: invocation).run()
    case .share: return ShareCommand(invocation: invocation).run()
    case .tones: return TonesCommand(invocation: invocation).run()
    case .doctor: return DoctorCommand(invocation: invocation).run()
    case .help:
        for line in HelpPage.lines(about: invocation.topic) { Output.line(line) }
        return .success
    }
}

enum ExitStatus: Int32 {
    case success = 0
    /// Reported on standard error.
    case failure = 1
    case usage = 2
}

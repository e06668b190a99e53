import Localization
import Model
import ToneSynth

@MainActor
func run(_ arguments: [String]) -> ExitStatus {
    // Errors are printed in the language asked for, too.
    let asked = InvocationParser.language(of: arguments)
    Language.choose(asked ?? Language(environment: ProcessEnvironment.variables))
    do { return try perform(InvocationParser.parse(arguments)) } catch let error as any CommandError {
        Output.printError(error.report)
        return error.exit
    } catch { preconditionFailure("\(error)") }
}

@MainActor
private func perform(_ invocation: Invocation) throws -> ExitStatus {
    if invocation.showsVersion {
        Output.line("simon \(Version.current)")
        Output.line(tr("Copyright 2026 the simon authors; MIT licence"))
        return .success
    }
    PipeWireQuantum.request()
    switch invocation.command {
    case .play: try PlayCommand(invocation: invocation).run()
    case .scores: return try ScoresCommand(invocation: invocation).run()
    case .stats: try StatsCommand(invocation: invocation).run()
    case .replay: return try ReplayCommand(invocation: invocation).run()
    case .share: try ShareCommand(invocation: invocation).run()
    case .tones: try TonesCommand(invocation: invocation).run()
    case .doctor: return DoctorCommand(invocation: invocation).run()
    case .help: for line in HelpPage.lines(about: invocation.topic) { Output.line(line) }
    }
    return .success
}

enum ExitStatus: Int32 {
    case success = 0
    /// Reported on standard error.
    case failure = 1
    case usage = 2
}

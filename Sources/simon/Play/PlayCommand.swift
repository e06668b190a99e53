import System
import FoundationEssentials
import Glibc
import Model
import Repository
import Presentation
import Screens
import TerminalCore
import TerminalDevice
import Localization

/// How a game is started on either face.
struct Launch {
    let invocation: Invocation
    let dataFolder: String
    /// Shown instead of the first page.
    var page: Route?
    var challenge: Challenge?
    var exitReport: ReplayExitReport?
}

@MainActor
struct PlayCommand {
    let invocation: Invocation

    /// A game that began ends the process itself.
    func run(opening page: Route? = nil, exitReport: ReplayExitReport? = nil) throws -> Never {
        let location = try ProcessEnvironment.knownLocation(invocation)
        try ResourceLimits.check()
        let loop = try EventLoop()
        let repository = Repository(at: location, now: Date.init)
        let launch = Launch(
            invocation: invocation, dataFolder: location.dataFolder, page: page,
            challenge: try findChallenge(repository, location.dataFolder), exitReport: exitReport)
        CrashHandlers.install(
            report: "simon: " + tr("the program failed and had to end; what was saved is kept") + "\n")
        if invocation.plain {
            let program = try PlainProgram(loop, launch, repository)
            program.start()
            withExtendedLifetime(program) { loop.run() }
        }
        let terminal = try Terminal(
            loop, environment: ProcessEnvironment.variables, depth: invocation.depth,
            ascii: invocation.ascii)
        let program = Program(loop, launch, terminal, repository)
        program.start()
        withExtendedLifetime(program) { loop.run() }
    }

    private nonisolated func findChallenge(
        _ repository: Repository, _ dataFolder: String
    ) throws -> Challenge? {
        guard let word = invocation.beat else { return nil }
        ProcessEnvironment.chooseLanguage(invocation, repository.settings)
        let lists = WordListFolder.lists(dataFolder: dataFolder)
        return try ProgressLine.reading(repository.history) {
            try GameFinder(history: $0).challenge(word, lists)
        }
    }
}

extension DisplayStyle.Colours {
    init(_ depth: ColourDepth) {
        self =
            switch depth {
            case .truecolor, .indexed: .many
            case .sixteen: .console
            case .none: .none
            }
    }
}

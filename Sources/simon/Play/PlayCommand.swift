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

@MainActor
struct PlayCommand {
    let invocation: Invocation

    /// Returns only when there is no terminal to play in; a game that began ends the process itself.
    /// - Parameter page: shown instead of the first page.
    func run(opening page: Route? = nil, exitReport: ReplayExitReport? = nil) -> ExitStatus {
        guard let location = ProcessEnvironment.location(invocation) else {
            return Output.failure(ProcessEnvironment.noDataFolderMessage)
        }
        let loop: EventLoop
        do throws(SystemError) {
            try ResourceLimits.check()
            loop = try EventLoop()
        } catch { return Output.failure(error.startSentence) }
        let (repository, folder) = (Repository(at: location, now: Date.init), location.dataFolder)
        var launch = Launch(
            invocation: invocation, dataFolder: folder, page: page, exitReport: exitReport)
        do throws(GameFinder.Failure) { launch.challenge = try findChallenge(repository, folder) } catch {
            return Output.failure(error.sentence)
        }
        guard invocation.plain else { return play(loop, launch, repository) }
        let program = PlainProgram(loop, launch, repository)
        program.start()
        withExtendedLifetime(program) { loop.run() }
    }

    private nonisolated func findChallenge(_ repository: Repository, _ dataFolder: String)
        throws(GameFinder.Failure) -> Challenge?
    {
        guard let word = invocation.beat else { return nil }
        ProcessEnvironment.chooseLanguage(invocation, repository.settings)
        let lists = WordListFolder.lists(dataFolder: dataFolder)
        return try ChallengeFinder(repository: repository, wordLists: lists).challenge(word)
    }

    private func play(_ loop: EventLoop, _ launch: Launch, _ repository: sending Repository) -> ExitStatus {
        do throws(TerminalError) {
            let terminal = try Terminal(
                loop, environment: ProcessEnvironment.variables, depth: invocation.colour.depth,
                ascii: invocation.ascii)
            let program = Program(loop, launch, terminal, repository)
            program.start()
            withExtendedLifetime(program) { loop.run() }
        } catch {
            if case .refused = error { return Output.failure(SafeText(error.sentence)) }
            let way: SafeText = tr("'simon --plain' needs none: it plays line by line.")
            Output.printError(SafeText(error.sentence) + " " + way)
            return .usage
        }
    }
}

extension Invocation.ColourChoice {
    /// Nil to use what the terminal has.
    var depth: ColourDepth? {
        switch self {
        case .auto: nil
        case .truecolor: .truecolor
        case .palette256: .indexed
        case .console: .sixteen
        case .none: ColourDepth.none
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

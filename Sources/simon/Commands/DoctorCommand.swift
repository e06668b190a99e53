internal import FoundationEssentials
internal import Glibc
internal import Haptics
internal import Model
internal import Repository
internal import TerminalCore
internal import ToneSynth
internal import Wording

/// `simon doctor`: what was found, and how to mend what is wrong.
struct DoctorCommand {
    private let invocation: Invocation

    /// Examines what the command line says.
    init(_ invocation: Invocation) { self.invocation = invocation }

    /// Prints the findings; problems do not make it fail, as finding them is its work.
    func run() -> Exit {
        let location = Surroundings.location(invocation)
        let repository = location.map { Repository(at: $0, now: Date.init) }
        Surroundings.chooseLanguage(invocation, repository?.settings ?? Settings())
        Output.line("simon \(Version.current)")
        section(tr("Sound"), sound())
        section(tr("Terminal"), terminal())
        section(tr("Haptics"), haptics())
        section(tr("Files"), files(location, repository))
        return .well
    }

    private func section(_ title: SafeText, _ lines: [SafeText]) {
        Output.line("")
        Output.line(title)
        for line in lines { Output.line("  " + line) }
    }

    /// Two columns less than the page, for the indentation.
    private func sound() -> [SafeText] {
        SoundReport.examine(device: invocation.device, tone: invocation.tone).lines(width: 78).map {
            SafeText($0)
        }
    }

    private func terminal() -> [SafeText] {
        let environment = Surroundings.environment
        let found = Capabilities(environment: environment)
        var lines: [SafeText] = [
            "\(variable("TERM", environment)), \(variable("COLORTERM", environment))",
            tr("colours: \(found.depth.words); glyphs: \(found.unicode ? "Unicode" : "ASCII")"),
        ]
        if isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
            lines.append(tr("standard input or output is no terminal: start the game in a terminal window"))
        }
        if !found.unicode {
            lines.append("-> " + tr("for the disc: a UTF-8 locale, such as LANG=C.UTF-8"))
        }
        return lines
    }

    private func variable(_ name: String, _ environment: [String: String]) -> SafeText {
        environment[name].map { "\(name) \($0)" } ?? tr("\(name) is not set")
    }

    private func haptics() -> [SafeText] {
        HapticsSurvey.findings(environment: Surroundings.environment).flatMap { finding in
            [SafeText(finding.sentence)] + (finding.mend.map { ["-> " + SafeText($0)] } ?? [])
        }
    }

    private func files(_ location: DataLocation?, _ repository: Repository?) -> [SafeText] {
        guard let location, let repository else { return [Surroundings.homeless] }
        return [
            tr("scores   \(location.scores): \(repository.scores.count) kept"),
            tr("settings \(location.settings)"),
        ] + repository.notices.map { "-> " + $0.text }
    }
}

extension ColourDepth {
    fileprivate var words: String {
        switch self {
        case .truecolor: tr("16 million")
        case .indexed: "256"
        case .sixteen: "16"
        case .none: tr("none")
        }
    }
}

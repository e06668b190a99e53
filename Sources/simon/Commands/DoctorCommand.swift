import FoundationEssentials
import GameRules
import Glibc
import Haptics
import MIDI
import Model
import Presentation
import Repository
import Speech
import TerminalCore
import ToneSynth
import Localization

struct DoctorCommand {
    let invocation: Invocation

    /// Findings are no failure: reporting them is its work.
    func run() -> ExitStatus {
        let location = ProcessEnvironment.location(invocation)
        let repository = location.map { Repository(at: $0, now: Date.init) }
        ProcessEnvironment.chooseLanguage(invocation, repository?.settings ?? Settings())
        Output.line("simon \(Version.current)")
        section(tr("Sound"), sound(repository?.settings))
        section(tr("Terminal"), terminal())
        section(tr("Haptics"), haptics())
        section(tr("MIDI"), midi(repository?.settings ?? Settings()))
        section(tr("Speech"), speech())
        section(tr("Files"), files(location, repository))
        return .success
    }

    private func section(_ title: SafeText, _ lines: [SafeText]) {
        Output.line("")
        Output.line(title)
        for line in lines { Output.line("  " + line) }
    }

    /// The player's own choice comes first: nothing else matters while sound is off. Lines are two columns
    /// narrower than the page, for the indentation.
    private func sound(_ settings: Settings?) -> [SafeText] {
        let found = SoundReport(SoundDiagnosis.run(device: invocation.device, tone: invocation.tone)).findings
        let report = SoundReport((settings.map { [choice($0)] } ?? []) + found)
        return report.lines(width: 78).map { SafeText($0) }
    }

    private func choice(_ settings: Settings) -> SoundReport.Finding {
        let subject: String = tr("settings")
        if !settings.sound {
            return .init(
                subject, tr("sound is off"), fix: tr("Turn it on: in the game, press s and choose Sound.")
            )
        }
        if settings.volume.percent == 0 {
            return .init(
                subject, tr("the volume is 0"), fix: tr("Turn it up: in the game, press s and choose Volume.")
            )
        }
        return .init(subject, tr("sound is on, volume \(settings.volume.percent)"))
    }

    private func terminal() -> [SafeText] {
        let environment = ProcessEnvironment.variables
        let found = Capabilities(environment: environment)
        var lines: [SafeText] = [
            "\(variable("TERM", environment)), \(variable("COLORTERM", environment))",
            tr("colours: \(found.depth.words); glyphs: \(found.unicode ? "Unicode" : "ASCII")"),
        ]
        if isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
            lines.append(
                tr("standard input or output is not a terminal: start the game in a terminal window"))
        }
        if !found.unicode {
            lines.append("-> " + tr("to see the disc, choose a UTF-8 locale, such as LANG=C.UTF-8"))
        }
        return lines
    }

    private func variable(_ name: String, _ environment: [String: String]) -> SafeText {
        environment[name].map { "\(name) \($0.excerpt)" } ?? tr("\(name) is not set")
    }

    private func haptics() -> [SafeText] {
        HapticsDiagnostics.findings(environment: ProcessEnvironment.variables).flatMap { finding in
            [SafeText(finding.sentence)] + (finding.fix.map { ["-> " + SafeText($0)] } ?? [])
        }
    }

    private func midi(_ settings: Settings) -> [SafeText] {
        MIDISurvey.findings().flatMap { finding in
            [finding.sentence] + (finding.fix(isAutomatic: settings.midi).map { ["-> " + $0] } ?? [])
        }
    }

    private func speech() -> [SafeText] {
        let finding = SpeechDiagnostics.finding(
            environment: ProcessEnvironment.variables, languages: WordListFolder.shippedTags)
        return finding.sentences + (finding.fix.map { ["-> " + $0] } ?? [])
    }

    private func files(_ location: DataLocation?, _ repository: Repository?) -> [SafeText] {
        guard let location, let repository else { return [ProcessEnvironment.noDataFolderMessage] }
        var lines: [SafeText] = [
            tr("scores   \(location.scores.excerpt): \(repository.scores.count) saved"),
            tr("settings \(location.settings.excerpt)"),
        ]
        lines += repository.notices.map { "-> " + $0.sentence }
        let told = repository.notices.compactMap {
            if case .movedAside(_, let path, _) = $0 { path } else { nil }
        }
        lines += repository.filesMovedAside.filter { !told.contains($0) }.map {
            "-> " + tr("\($0.excerpt) is a damaged file from earlier. If you miss nothing, delete it.")
        }
        let errors = repository.saveErrors()
        lines.append(errors.isEmpty ? tr("saving   works") : tr("saving   does not work"))
        lines += errors.map { "-> " + $0.explanation }
        return lines + wordLists(location.dataFolder)
    }

    /// Files in the player's folder that are no valid word lists, each with its error.
    private func wordLists(_ folder: String) -> [SafeText] {
        let errors = WordListFolder.errors(dataFolder: folder)
        guard !errors.isEmpty else { return [] }
        return [tr("words    \(folder.excerpt)/words: files that Words can't use")]
            + errors.map { "-> " + $0.sentence }
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

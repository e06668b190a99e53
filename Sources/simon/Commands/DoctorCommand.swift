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
import TerminalDevice
import ToneSynth
import Localization

struct DoctorCommand {
    let invocation: Invocation

    /// Fails when a game would not be heard or not be saved.
    func run() -> ExitStatus {
        // A file that grows over a limit is an error to report, as in a game.
        signal(SIGXFSZ, SIG_IGN)
        let location = Result { try ProcessEnvironment.knownLocation(invocation) }
        let repository = (try? location.get()).map { Repository(at: $0, now: Date.init) }
        let settings = repository?.settings ?? Settings()
        let environment = ProcessEnvironment.variables
        ProcessEnvironment.chooseLanguage(invocation, settings)
        Output.line("simon \(Version.current)")
        // The player's own choice comes first: nothing else matters while sound is off.
        let diagnosis = SoundDiagnosis.run(device: invocation.device, tone: invocation.tone)
        section(tr("Sound"), (repository == nil ? [] : [sound(settings)]) + diagnosis.findings)
        section(tr("Terminal"), terminal(environment))
        let haptics = HapticsDiagnostics.findings(
            environment: environment, dataFolder: (try? location.get())?.dataFolder)
        section(tr("Haptics"), haptics.map { $0.finding(settings.taughtButtons) })
        section(tr("MIDI"), MIDISurvey.findings().map { $0.finding(isAutomatic: settings.midi) })
        let languages = WordListFolder.shippedTags
        section(
            tr("Speech"),
            SpeechDiagnostics.finding(environment: environment, languages: languages).findings)
        let errors = repository?.saveErrors()
        switch (location, repository, errors) {
        case (.success(let location), let repository?, let errors?):
            section(tr("Files"), files(location, repository, errors.map(\.explanation)))
        case (.failure(let error as any CommandError), _, _): section(tr("Files"), [Finding(error.report)])
        default: break
        }
        let isHeard = settings.sound && settings.volume.percent > 0 && diagnosis.playback.isAudible
        return isHeard && errors?.isEmpty == true ? .success : .failure
    }

    private func section(_ title: SafeText, _ findings: [Finding]) {
        Output.line("")
        Output.line(title)
        for line in findings.lines(width: 78) { Output.line("  " + line) }
    }

    private func sound(_ settings: Settings) -> Finding {
        let (isOn, percent) = (settings.sound, settings.volume.percent)
        let sentence: SafeText =
            !isOn
            ? tr("sound is off")
            : percent == 0 ? tr("the volume is 0") : tr("sound is on, volume \(percent)")
        return Finding(
            tr("settings"), sentence,
            advice: !isOn
                ? tr("Turn it on: in the game, press s and choose Sound.")
                : percent == 0 ? tr("Turn it up: in the game, press s and choose Volume.") : nil)
    }

    private func terminal(_ environment: [String: String]) -> [Finding] {
        let survey = TerminalSurvey(environment: environment)
        let found = survey.capabilities
        let variables = ["TERM", "COLORTERM"].map { name -> String in
            environment[name].map { "\(name) \($0.excerpt)" } ?? tr("\(name) is not set")
        }
        let locale: SafeText = tr("to see the disc, choose a UTF-8 locale, such as LANG=C.UTF-8")
        var findings = [
            Finding(SafeText(variables.joined(separator: ", "))),
            Finding(
                tr("colours: \(found.depth.words); glyphs: \(found.unicode ? "Unicode" : "ASCII")"),
                advice: found.unicode ? nil : locale),
        ]
        if isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
            findings.append(
                Finding(tr("standard input or output is not a terminal: start the game in a terminal window"))
            )
        }
        if let roundTrip = survey.roundTrip {
            findings += found.answers(after: roundTrip).map { Finding($0) }
        }
        return findings
    }

    /// - Parameter saving: why nothing can be saved; empty when it can.
    private func files(
        _ location: DataLocation, _ repository: Repository, _ saving: [SafeText]
    ) -> [Finding] {
        let reported = repository.notices.compactMap {
            if case .movedAside(_, let path, _) = $0 { path } else { nil }
        }
        let older: [SafeText] = repository.filesMovedAside.filter { !reported.contains($0) }.map {
            tr("\($0.excerpt) is a damaged file from earlier. If you miss nothing, delete it.")
        }
        // Files in the player's folder that are no valid word lists.
        let lists = WordListFolder.errors(dataFolder: location.dataFolder).map(\.sentence)
        let words: SafeText = tr("words    \(location.dataFolder.excerpt)/words: files that Words can't use")
        return [
            Finding(
                repository.canReadScores
                    ? tr("scores   \(location.scores.excerpt): \(repository.scores.count) saved")
                    : tr("scores   \(location.scores.excerpt)")),
            Finding(
                "", tr("settings \(location.settings.excerpt)"),
                advice: repository.notices.map(\.sentence) + older),
            Finding(
                "", saving.isEmpty ? tr("saving   works") : tr("saving   does not work"), advice: saving),
        ] + (lists.isEmpty ? [] : [Finding("", words, advice: lists)])
    }
}

extension Capabilities {
    /// What only the terminal itself can tell.
    fileprivate func answers(after roundTrip: Duration) -> [SafeText] {
        let name = name.map { SafeText($0) } ?? tr("no name")
        let time = NumberText.milliseconds(roundTrip)
        return [
            tr("it answered in \(time): \(name)"),
            cellSize.map { tr("a cell has \($0.width) by \($0.height) pixels") }
                ?? tr("the pixels of a cell are not known"),
            kittyKeyboard
                ? tr("a released key is reported") : tr("a released key is not reported: repeats tell"),
            showsPictures ? tr("pictures are shown") : tr("pictures are not shown"),
            writesClipboard ? tr("the clipboard can be written") : tr("the clipboard can't be written"),
        ]
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

package import Model
package import Presentation

/// The face in lines: whatever happens is a line of its own, and every answer is typed.
package struct PlainFace: Face {
    private let say: (SafeText) -> Void
    /// Whether the last line was no option, and the answer told how to list them.
    private var hasRefused = false

    /// - Parameter say: writes a line.
    package init(say: @escaping (SafeText) -> Void) { self.say = say }

    package var keepsFirstPage: Bool { true }

    package var waitsForAnswers: Bool { true }

    package func page(for route: Route, _ context: Context) -> any PlainScreen {
        switch route {
        case .start, .picker: MainMenu()
        case .result(let text): PlainResult(result: text)
        case .game(let kind): kind.lines.screen(context)
        case .leaderboard(let leaderboard): PlainLeaderboard(leaderboard)
        case .statistics(let kind): PlainStatistics(kind)
        case .replay(let game): PlainReplay(game, context)
        case .settings: PlainSettings()
        case .help: PlainHelp(kind: context.game)
        case .keys: PlainHelp(kind: nil)
        }
    }

    package mutating func take(
        _ waiting: inout ArraySlice<PlainLine>, _ page: inout any PlainScreen, _ context: Context
    ) -> [Effect] {
        while page.takesLine(context), let line = waiting.popFirst() {
            let effects = page.update(.input(line), context)
            let isAgain = hasRefused
            hasRefused = effects == context.say(Sentences.notAChoice(line.text))
            if isAgain && hasRefused { return context.say(Sentences.notAChoiceEither(line.text)) }
            if !effects.isEmpty { return effects }
        }
        return []
    }

    package func input(for event: MIDIEvent, _ page: any PlainScreen, _ context: Context) -> PlainLine? {
        guard event.isDown, page.takesLine(context), let use = context.settings.padNotes.use(of: event.note)
        else { return nil }
        return page.line(for: use)
    }

    package mutating func update(
        _ page: inout any PlainScreen, _ event: PlainEvent, _ context: Context
    ) -> [Effect] {
        page.update(event, context)
    }

    package func wake(_ page: any PlainScreen, _ context: Context) -> Duration? { page.wake(context) }

    package func speak(_ line: SafeText) { say(line) }

    package func announce(_ text: SafeText) { say(SafeText(Sentences.ended(text.string))) }
}

import GameRules
import Model
import Presentation
import Localization

/// A replay in lines: each Enter narrates and plays the next step, and the end says whether the claimed score
/// holds.
struct PlainReplay: MenuPage {
    enum Choice: Hashable { case next, all, restart, back }

    private let recorded: RecordedGame
    private var narration: (any ReplayNarration)?
    private var isOver = false

    init(_ recorded: RecordedGame, _ context: Context) {
        self.recorded = recorded
        narration = recorded.options.kind.lines.narration(recorded, context)
    }

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared:
            let board = recorded.options.leaderboard
            return context.say(tr("Replay: \(board.title), \(board.formatted(score: recorded.score))."))
                + context.say(
                    tr("Enter tells what came next; type \"all\" for the rest; ? lists the choices."))
        case .input(let line): return handle(line, context)
        // Prints everything at once when nobody can press Enter.
        case .inputEnded: return isOver ? [] : narrateAll(context)
        default: return []
        }
    }

    func menu(_ context: Context) -> NumberedMenu<Choice> {
        NumberedMenu(
            items: [
                .init(tr("What came next"), words: Sentences.resumeWords + ["n"], .next),
                .init(tr("The rest"), words: ["all", tr("all")], .all),
                .init(tr("Again from the start"), words: ["again", tr("again")], .restart),
            ], last: .back(.back))
    }

    mutating func enter(_ context: Context) -> [Effect] { isOver ? leave : narrateNext(context) }

    mutating func choose(_ choice: Choice, _ value: String, _ context: Context) -> [Effect] {
        switch choice {
        case .next: return enter(context)
        case .all: return isOver ? leave : narrateAll(context) + wayBack(context)
        case .restart:
            narration = recorded.options.kind.lines.narration(recorded, context)
            isOver = false
            return [.sound(.silence)] + narrateNext(context)
        case .back: return leave
        }
    }

    private var leave: [Effect] { [.sound(.silence), .back] }

    private mutating func narrateNext(_ context: Context) -> [Effect] {
        guard let effects = narration?.next(context) else { return sayVerdict(context) + wayBack(context) }
        return [.sound(.silence)] + effects
    }

    /// The rest without sounds, which would all play at once.
    private mutating func narrateAll(_ context: Context) -> [Effect] {
        var effects: [Effect] = [.sound(.silence)]
        while let piece = narration?.next(context) {
            effects += piece.filter { if case .say = $0 { true } else { false } }
        }
        return effects + sayVerdict(context)
    }

    private mutating func sayVerdict(_ context: Context) -> [Effect] {
        isOver = true
        return context.say(recorded.verdict.sentence.string)
    }

    private func wayBack(_ context: Context) -> [Effect] {
        context.say(brief: Sentences.listChoicesBriefly, normal: Sentences.listChoices)
    }
}

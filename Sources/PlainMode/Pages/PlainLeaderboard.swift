import FoundationEssentials
import GameRules
import Model
import Presentation
import Localization

/// Rank, name, score and date, line by line; entries can be added, renamed and deleted, and all
/// of it undone. The game behind an entry can be replayed.
struct PlainLeaderboard: MenuPage {
    enum Choice: Hashable {
        case list, next, filter, add, rename, delete, undo, replay, back
    }

    private var name: LeaderboardID
    /// Whether scores that are hard to compare are included.
    private var filter = Leaderboard.Filter.all
    /// Oldest first.
    private var changes: [ScoreEdit] = []
    /// Deleted if the next line is yes.
    private var entryToDelete: ScoreEntry?

    init(_ name: LeaderboardID) { self.name = name }

    mutating func update(_ event: PlainEvent, _ context: Context) -> [Effect] {
        switch event {
        case .appeared: return list(context)
        case .input(let line):
            if let entryToDelete { return delete(entryToDelete, line, context) }
            return handle(line, context)
        case .answer(.recorded(let game)): return [.open(.replay(game))]
        case .answer(.failure(let reason)): return context.say(Sentences.ended(reason.string))
        default: return []
        }
    }

    func menu(_ context: Context) -> NumberedMenu<Choice> {
        NumberedMenu(
            items: [
                .init(tr("List again"), words: ["list", tr("list")], .list),
                .init(tr("Next leaderboard"), words: ["next", "n", tr("next", context: "typed")], .next),
                .init(
                    tr("Add a score, such as \"add Ada \(name.exampleOfScore)\""),
                    words: ["add", "+", tr("add")], .add),
                .init(
                    tr("Change a name, such as \"rename 2 Ada\""),
                    words: ["rename", "edit", "e", tr("rename")], .rename),
                .init(
                    tr("Delete a score, such as \"delete 2\""), words: ["delete", "d", tr("delete")], .delete),
                .init(tr("Undo"), words: ["undo", "u", tr("undo")], .undo),
                .init(
                    tr("Leave out or bring back scores with a mark"), words: ["filter", "f", tr("filter")],
                    .filter),
                .init(
                    tr("Replay a game, such as \"replay 2\""),
                    words: ["replay", tr("replay", context: "typed")], .replay),
            ], last: .back(.back))
    }

    private func entries(_ context: Context) -> [ScoreEntry] {
        let board = Leaderboard(context.scores, name, filter)
        return board.entries + board.marked
    }

    private func list(_ context: Context) -> [Effect] {
        let rows = entries(context).enumerated().map { index, entry in
            let (rank, name, date) = (index + 1, entry.name.shown.string, context.localTime(entry.date))
            let score = entry.leaderboard.formatted(score: entry.score)
            let line =
                entry.seedMark.map { tr("\(rank) \(name), \(score), \(date), \($0), not ranked") }
                ?? tr("\(rank) \(name), \(score), \(date)")
            return entry.aid.map { tr("\(line), \($0.title)") } ?? line
        }
        return context.say(tr("Leaderboard: \(name.title)."))
            + (rows.isEmpty
            ? [
                filter == .all
                    ? tr("No scores yet.") : tr("No scores without a mark; type \"filter\" to show all.")
            ] : rows)
            .flatMap(context.say)
            + context.say(brief: Sentences.listChoicesBriefly, normal: Sentences.listChoices)
    }

    mutating func choose(_ choice: Choice, _ value: String, _ context: Context) -> [Effect] {
        switch choice {
        case .list: return list(context)
        case .next:
            let boards = LeaderboardList.all(of: context.scores, with: [name])
            name = boards.element(after: name)
            return list(context)
        case .filter:
            filter = filter == .all ? .unaided : .all
            return context.say(filter == .all ? tr("All scores.") : tr("Only scores without a mark."))
                + list(context)
        case .add: return add(value, context)
        case .rename: return rename(value, context)
        case .delete: return ask(value, context)
        case .undo: return undo(context)
        case .replay:
            return entry(value, context).map { [.query(.recorded($0.id))] }
                ?? refuse(value, tr("Type \"replay\" and a score's number, such as \"replay 2\"."), context)
        case .back: return [.back]
        }
    }

    // MARK: - Changes

    /// `Ada 12`: a name and a score as the leaderboard shows it; both may contain blanks.
    private mutating func add(_ value: String, _ context: Context) -> [Effect] {
        let words = value.split(separator: " ")
        let splits = (1..<max(1, words.count)).reversed().compactMap {
            count -> (PlayerName, Int)? in
            guard let score = name.score(typed: words[count...].joined(separator: " ")),
                let player = PlayerName(words[..<count].joined(separator: " "))
            else { return nil }
            return (player, score)
        }
        guard let (player, score) = splits.first else {
            return context.say(
                tr("Type \"add\", a name and a score, such as \"add Ada \(name.exampleOfScore)\"."))
        }
        let entry = ScoreEntry(
            id: context.newID(), game: name.game, variant: name.name, name: player, score: score,
            date: context.date)
        return edit(.add(entry)) + context.say(tr("Added the score of \(player.string)."))
    }

    /// `2 Ada`: the number of a line, and a name.
    private mutating func rename(_ value: String, _ context: Context) -> [Effect] {
        guard let entry = entry(value, context), let player = PlayerName(PlainLine(value).rest) else {
            return refuse(
                value, tr("Type \"rename\", a score's number and a name, such as \"rename 2 Ada\"."), context)
        }
        var changed = entry
        changed.name = player
        return edit(.edit(from: entry, to: changed)) + context.say(tr("Renamed to \(player.string)."))
    }

    private mutating func ask(_ value: String, _ context: Context) -> [Effect] {
        guard let entry = entry(value, context) else {
            return refuse(value, tr("Type \"delete\" and a score's number, such as \"delete 2\"."), context)
        }
        entryToDelete = entry
        return context.say(
            tr(
                "Delete the score of \(entry.name.string), \(entry.leaderboard.formatted(score: entry.score))? Yes or no."
            ))
    }

    private mutating func delete(
        _ entry: ScoreEntry, _ line: PlainLine, _ context: Context
    ) -> [Effect] {
        entryToDelete = nil
        guard Sentences.answer(line.folded) == true else { return context.say(tr("Nothing was deleted.")) }
        return edit(.delete(entry))
            + context.say(tr("Deleted the score of \(entry.name.string); type \"undo\" to restore it."))
    }

    private mutating func undo(_ context: Context) -> [Effect] {
        guard let change = changes.popLast() else { return context.say(tr("Nothing to undo.")) }
        return [.editScores(change.inverse)] + context.say(undone(change))
    }

    private mutating func edit(_ change: ScoreEdit) -> [Effect] {
        changes.append(change)
        return [.editScores(change)]
    }

    private func refuse(_ value: String, _ hint: String, _ context: Context) -> [Effect] {
        let number = PlainLine(value).words.first.flatMap(PlainLine.number)
        let isThere = entry(value, context) != nil
        return context.say(isThere ? hint : number.map { tr("There is no score \($0) here.") } ?? hint)
    }

    /// The entry whose number is first in the line.
    private func entry(_ value: String, _ context: Context) -> ScoreEntry? {
        let entries = entries(context)
        guard let number = PlainLine(value).words.first.flatMap(PlainLine.number),
            entries.indices.contains(number - 1)
        else { return nil }
        return entries[number - 1]
    }

    private func undone(_ change: ScoreEdit) -> String {
        switch change {
        case .add(let entry): tr("Undone: the score of \(entry.name) is gone again.")
        case .delete(let entry): tr("Undone: the score of \(entry.name) is back.")
        case .edit(let entry, _): tr("Undone: the name is \(entry.name) again.")
        }
    }
}

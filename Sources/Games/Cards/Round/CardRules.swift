package import GameRules
import Localization
package import Model

/// The rules of a game whose moves are turning cards on a table.
package protocol CardRules: RoundRules where Move == CardMove, Outcome == CardOutcome {
    var table: CardTable { get }
    /// Whether the game opens with all cards face up.
    static var hasPreview: Bool { get }
    /// Whether all cards lie face up for a while.
    var showsAll: Bool { get }
    /// When what is shown of time next changes by itself, or nil while it stands.
    func nextChange(after time: Duration) -> Duration?
}

extension CardRules {
    package static func judgement(of outcome: Outcome) -> Judgement? {
        switch outcome {
        case .preview, .playersTurn, .down, .stopped: nil
        case .up: .step
        case .pair: .done
        case .miss: .mistake
        case .won: .won
        }
    }

    /// The first card of two sounds, the second tells by its sound what came of it.
    package func cues(of outcomes: [Outcome], tone: SoundCue?) -> [Effect] {
        guard let judgement = outcomes.compactMap(Self.judgement).last else { return [] }
        let (sound, haptic) = judgement.cues
        return switch judgement {
        case .step: .cues(tone, haptic)
        case .done: .cues(.right, haptic)
        default: .cues(sound, haptic)
        }
    }

    package func tone(of move: Move) -> SoundCue? {
        if case .turn(let card) = move { .press(table.corner(of: card), held: false) } else { nil }
    }

    package static var pausesOnFocusLoss: Bool { true }

    /// A game goes into the history once two cards were turned.
    package var hasProgress: Bool { table.moves > 0 }
}

extension RoundTally {
    /// Counts pairs; cards that were not one were another try.
    mutating func countPair(_ outcome: CardOutcome) {
        switch outcome {
        case .miss: tryAgain()
        case .pair: end()
        default: break
        }
    }
}

extension CardTable {
    /// The pad that lies in the same corner as a card: what the card sounds like when it is the first of two.
    /// - Parameter columns: of the table as the player has it; in lines four cards are read out at a time.
    package func corner(of card: Int, columns: Int = 4) -> Pad {
        let rows = (pairs.count + columns - 1) / columns
        let isRight = 2 * (card % columns) > columns - 1
        let isLow = 2 * (card / columns) > rows - 1
        return isLow ? isRight ? .blue : .green : isRight ? .yellow : .red
    }
}

extension PairsGame: CardRules {
    package static var hasPreview: Bool { false }
    package var showsAll: Bool { false }

    /// The bars shrink in tenths of a second, and the time is shown in whole ones.
    package func nextChange(after time: Duration) -> Duration? {
        guard let start, !isOver else { return nil }
        let elapsed = elapsed(at: time)
        let isShrinking = table.open.contains { timeLeft(of: $0, at: time) > .zero }
        return start + (isShrinking ? elapsed.nextTenth : elapsed.nextSecond)
    }
}

extension WordsGame: CardRules {
    package static var hasPreview: Bool { true }
    package var showsAll: Bool { if case .preview = phase { true } else { false } }

    /// The preview is counted down and the time up, in whole seconds.
    package func nextChange(after time: Duration) -> Duration? {
        switch phase {
        case .idle, .won, .stopped: nil
        case .preview(let end): end - (end - time).secondBefore
        case .playing(let since): since + elapsed(at: time).nextSecond
        }
    }
}

extension Duration {
    /// The last whole second before this time, at least 0.
    fileprivate var secondBefore: Duration {
        let (seconds, attoseconds) = components
        return .seconds(max(0, attoseconds > 0 ? seconds : seconds - 1))
    }
}

extension GameDefinition {
    static let pairs = GameDefinition(
        PairsGame.self, tr("Pairs"), summary: tr("Find the cards that match"),
        variant: { [tr("\($0.count.rawValue) pairs")] }, save: { $0.save(in: &$1) },
        mark: { outcome, _, tally in tally.countPair(outcome) })

    static let words = GameDefinition(
        WordsGame.self, tr("Words"), summary: tr("Pair words in two languages"), score: .timeAndMoves,
        // Lists that ship are named by the codes of their languages; the player's own have any name.
        variant: { [languages(inListName: $0.list.string[...]) ?? $0.list.string] },
        save: { $1.wordList = $0.list }, mark: { outcome, _, tally in tally.countPair(outcome) })

    private static func languages(inListName name: Substring) -> String? {
        let titles = name.split(separator: "-", omittingEmptySubsequences: false).map {
            LanguageName.title(of: $0)
        }
        guard titles.count == 2, let first = titles[0], let second = titles[1] else { return nil }
        return "\(first) - \(second)"
    }
}

package import GameRules
package import Model

/// What a game is to a player, whichever face shows it. Words are functions, as the language changes during a run.
struct GameDefinition: OfEachGame {
    let title: @Sendable () -> SafeText
    let summary: @Sendable () -> SafeText
    let score: ScoreForm
    /// What a variant is called, from the most important on: `bounce`, `level 2`, `fast`.
    let variant: @Sendable (GameOptions) -> [String]
    /// What is over the board: the game, and what is unusual about it.
    let heading: @Sendable (GameOptions) -> SafeText
    let save: @Sendable (GameOptions, inout Settings) -> Void
    /// What is chosen before a round and nowhere else.
    let rows: [Setting]
    let marks: @Sendable (RecordedGame) -> [RoundMark]
    let statistics: @Sendable (OwnFigures) -> StatisticsRows.Own

    /// - Parameters:
    ///   - mark: counts an outcome for what a pasted result tells, where that is not what it means anyway.
    ///   - statistics: words what only this game has.
    init<Played: RoundRules>(
        _: Played.Type, _ title: @autoclosure @escaping @Sendable () -> SafeText,
        summary: @autoclosure @escaping @Sendable () -> SafeText, score: ScoreForm = .points,
        variant: @escaping @Sendable (Played.Options) -> [String],
        heading: (@Sendable (Played.Options) -> SafeText)? = nil,
        save: @escaping @Sendable (Played.Options, inout Settings) -> Void = { _, _ in },
        rows: [Setting] = [],
        mark: @escaping @Sendable (Played.Outcome, Played.Options, inout RoundTally) -> Void = {
            $2.count(Played.judgement(of: $0))
        },
        statistics: @escaping @Sendable (Played.Options.Figures) -> StatisticsRows.Own = { _ in .init() }
    ) {
        (self.title, self.summary, self.score, self.rows) = (title, summary, score, rows)
        self.variant = { ($0.choices as? Played.Options).map(variant) ?? [] }
        self.heading = { ($0.choices as? Played.Options).flatMap { heading?($0) } ?? title() }
        self.save = { options, settings in
            if let options = options.choices as? Played.Options { save(options, &settings) }
        }
        marks = { Replay<Played>($0).map { RoundTally.marks(of: $0, mark) } ?? [] }
        self.statistics = { ($0.figures as? Played.Options.Figures).map(statistics) ?? .init() }
    }
}

extension GameKind {
    var definition: GameDefinition { GameDefinition[self] }
    package var title: SafeText { definition.title() }
    package var summary: SafeText { definition.summary() }
    package var ownRows: [Setting] { definition.rows }
}

extension GameOptions {
    package var heading: SafeText { kind.definition.heading(self) }
}

package import Model

/// The sequences behind the toy's Last and Longest buttons, which can be shown again at any time.
package struct SimonMemory: Hashable, Sendable {
    /// The sequence of the last game, also when it was not repeated whole.
    package private(set) var last: [Pad] = []
    package private(set) var longest: [Pad] = []

    package init() {}

    /// What the history remembers, oldest game first; only two games of it are played again.
    package init(of history: some Sequence<GameRecord>) {
        var last: GameRecord?
        var best: GameRecord?
        for record in history where record.game == .simon && !record.leaderboard.isSpan {
            last = record
            if record.score > best?.score ?? 0 { best = record }
        }
        for record in [best, last] { remember(record) }
    }

    package mutating func remember(_ game: SimonGame) {
        last = game.sequence
        if game.longestRepeated.count > longest.count { longest = game.longestRepeated }
    }

    package static func show(_ pads: [Pad], speed: Speed, at time: Duration) -> SimonPresentation {
        SimonPresentation(pads: pads, tempo: SimonTempo(length: pads.count, speed: speed), start: time)
    }

    /// A record that cannot be played again is passed over; the list of the history says so.
    private mutating func remember(_ record: GameRecord?) {
        do throws(ShareCodeError) {
            guard let game = try record?.played.finalGame(as: SimonGame.self) else { return }
            remember(game)
        } catch {
            return
        }
    }
}

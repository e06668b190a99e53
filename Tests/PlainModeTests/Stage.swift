import Coordinator
import FoundationEssentials
import GameRules
import Model
import Presentation

@testable import PlainMode

/// A session among recorders, with a clock that is moved by hand.
@MainActor
final class Stage {
    private(set) var lines: [String] = []
    private(set) var sounds: [SoundCue] = []
    private(set) var feels: [HapticCue] = []
    private(set) var finished: [FinishedGame] = []
    private(set) var scores: [ScoreEntry]
    private(set) var settings: Settings
    private(set) var hasQuit = false
    private(set) var alarm: Duration?
    private(set) var now = Duration.zero
    /// Whether the next start has to say that a game ended before its player was asked.
    private(set) var isUnclaimed = false
    /// Why nothing can be written, when it cannot.
    var diskTrouble: SafeText?
    /// Whether a score is being written still when its player hears of it.
    var isDiskSlow = false
    /// What the history knows of Simon's sequences.
    var memory = SimonMemory()
    /// Whether what is asked for is found later, by `findAll`.
    var findsLater = false
    private var lookups: [() -> Void] = []
    private var coordinator: Coordinator<PlainFace>?

    /// Begins in a game, or in the menu, or with a game that was played.
    init(
        _ game: GameKind? = nil, replay: RecordedGame? = nil,
        _ change: (inout Context) -> Void = { _ in }
    ) {
        var context = Context()
        context.chosenSeed = 7
        change(&context)
        (settings, scores) = (context.settings, context.scores)
        let coordinator = Coordinator(
            face: PlainFace { [unowned self] in lines.append($0.string) }, services: services,
            context: context,
            opening: replay.map(Route.replay) ?? game.map(Route.game) ?? .start)
        self.coordinator = coordinator
        coordinator.start()
    }

    /// Simon for several, of whom some have said their names.
    static func party(_ variant: SimonVariant, _ names: String?...) -> Stage {
        Stage(.simon) {
            $0.settings.variant = variant
            $0.settings.players = names.count
            for (seat, name) in names.enumerated() {
                $0.settings.seats[seat] = name.flatMap { PlayerName($0) }
            }
        }
    }

    /// A game of Match of half a minute that has begun.
    static func match(_ verbosity: Verbosity = .normal) -> Stage {
        let stage = Stage(.match) { $0.settings.verbosity = verbosity }
        stage.type("name Ada", "seconds 30", "")
        return stage
    }

    /// The pads that were asked for last.
    var heardPads: [Pad]? { if case .sequence(_, let notes)? = sounds.last { notes.map(\.pad) } else { nil } }

    private var services: Services {
        var services = Services()
        services.now = { self.now }
        services.play = { self.sounds.append($0) }
        services.playHaptic = { self.feels.append($0) }
        services.wake = { self.alarm = $0 }
        services.saveSettings = {
            self.settings = $0
            return self.diskTrouble
        }
        services.saveScore = {
            self.scores.append($0)
            self.isUnclaimed = false
            let failure = self.isDiskSlow ? "Saving..." : self.diskTrouble
            return SaveResult(scores: self.scores, failure: failure, isUnderWay: self.isDiskSlow)
        }
        services.finish = { game, _ in
            self.finished.append(game)
            self.isUnclaimed = true
            return self.diskTrouble
        }
        services.discardScore = { _ in
            self.isUnclaimed = false
            return self.diskTrouble
        }
        services.editScores = { revision in
            switch revision {
            case .add(let entry): self.scores.append(entry)
            case .edit(let old, let new): self.scores = self.scores.map { $0 == old ? new : $0 }
            case .delete(let entry): self.scores.removeAll { $0 == entry }
            }
            return SaveResult(scores: self.scores, failure: nil)
        }
        services.query = { question, completion in
            let find = { completion(self.answer(to: question)) }
            if self.findsLater { self.lookups.append(find) } else { find() }
        }
        services.quit = { self.hasQuit = true }
        return services
    }

    /// Finds what was asked for; what is said to it.
    func findAll() -> [String] {
        lines = []
        while !lookups.isEmpty { lookups.removeFirst()() }
        return lines
    }

    private func answer(to question: DataQuery) -> QueryResult {
        switch question {
        case .statistics(let kind): .statistics(PlayerStatistics(kind))
        case .memory: .memory(memory)
        case .evidence: .evidence(ScoreEvidence())
        case .newestRecords: .newestRecords([])
        case .recorded: finished.last.map { .recorded($0.record) } ?? .failure("not in the history")
        }
    }

    /// Types lines; what is said to them.
    @discardableResult
    func type(_ typed: String...) -> [String] {
        lines = []
        for line in typed { coordinator?.handle(PlainLine(line)) }
        return lines
    }

    /// Lets time pass, with a wake-up whenever one was asked for; what is said meanwhile.
    @discardableResult
    func pass(_ length: Duration) -> [String] {
        lines = []
        let end = now + length
        while let alarm, alarm <= end {
            now = max(now, alarm)
            coordinator?.wake()
        }
        now = end
        return lines
    }

    /// The sequence that was asked for last is heard after a delay.
    func hear(after delay: Duration) {
        guard case .sequence(let number, _)? = sounds.last else { return }
        coordinator?.heard(sequence: number, at: now + delay)
    }

    func endInput() -> [String] {
        lines = []
        coordinator?.inputEnded()
        return lines
    }

    func tellSound(audible: Bool, _ notice: SafeText?) -> [String] {
        lines = []
        coordinator?.soundChanged(audible: audible, notice: notice)
        return lines
    }

    func suspend() { coordinator?.suspend() }

    func leave() -> [String] {
        lines = []
        coordinator?.leave()
        return lines
    }

    /// Forgets what was heard.
    func forget() { sounds = [] }
}

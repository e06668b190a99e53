import FoundationEssentials
import Glibc
import Model
import Repository

/// Adds scores and games, edits its own scores, and deletes its own and others'.
struct Worker {
    private let repository: Repository
    private var generator: SplitMix
    private var own: [ScoreEntry] = []
    private var added = 0

    init(folder: String, seed: UInt64) {
        repository = Repository(at: DataLocation(folder: folder), now: Date.init, timeout: .seconds(60))
        generator = SplitMix(state: seed)
    }

    /// Adds so many scores, with other things among them, and tells of each.
    /// - Parameter count: 0 is without end, with as many deletes as it takes to keep the list short.
    mutating func work(_ count: Int) {
        while count == 0 || added < count { step(isEndless: count == 0) }
        if repository.flush().json != nil { say("! unsaved") }
    }

    private mutating func step(isEndless: Bool) {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: edit()
        case 1: record()
        case 2: delete()
        case 3...6 where isEndless && repository.scores.count > 50: delete()
        default: add()
        }
    }

    private mutating func add() {
        let entry = ScoreEntry(
            id: uuid(), game: .simon, variant: "classic", name: .unnamed,
            score: Int.random(in: 0...99, using: &generator), date: Date())
        own.append(entry)
        added += 1
        tell("score \(entry.id) \(entry.score)") { repository.save(.add(entry)) }
    }

    private mutating func edit() {
        guard let place = own.indices.randomElement(using: &generator) else { return }
        own[place].score += 100
        let entry = own[place]
        tell("edit \(entry.id) \(entry.score)") { repository.save(.edit(entry)) }
    }

    private mutating func delete() {
        guard let entry = repository.scores.randomElement(using: &generator) else { return }
        own.removeAll { $0.id == entry.id }
        tell("delete \(entry.id)") { repository.save(.delete(entry.id)) }
    }

    private mutating func record() {
        let game = GameRecord(
            id: uuid(), game: .simon, variant: "classic", seed: generator.next(), options: [:], score: 1,
            date: Date(), duration: .seconds(1), moves: String(repeating: "m", count: 200))
        tell("game \(game.id)") { repository.save(.record(game)) }
        // Makes the index again when a killed game has left it behind.
        try? repository.history.forEach { _ in false }
    }

    private mutating func uuid() -> UUID {
        var bytes = (generator.next(), generator.next())
        return withUnsafeBytes(of: &bytes) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }

    private func tell(_ what: String, _ save: () -> SaveOutcome) {
        say("? " + what)
        if save() == .saved { say("! " + what) }
    }

    private func say(_ line: String) {
        var line = line + "\n"
        line.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

import FoundationEssentials
import JSON
import Model
import Repository

/// Prints how long opening and saving take with so many scores, and reading with ten times as many games.
func measure(folder: String, count: Int) {
    let location = DataLocation(folder: folder)
    write(fixture(scores: count), to: location.scores)
    write(fixture(games: 10 * count), to: location.history)
    let repository = Repository(at: location, now: Date.init)
    let clock = ContinuousClock()
    func time(_ what: String, _ body: () -> Void) {
        let best = (0..<5).map { _ in clock.measure(body) }.min() ?? .zero
        print("\(what): \(best)")
    }
    func last() { for game in (try? repository.history.last(20)) ?? [] { blackHole += game.score } }
    time("parse the scores") { _ = try? JSON(parsing: read(location.scores)) }
    time("open") { blackHole += Repository(at: location, now: Date.init).scores.count }
    time("save a score") { _ = repository.save(.add(score(1))) }
    time("save a game") { _ = repository.save(.record(game(1))) }
    time("last 20 games") { last() }
    time("a game that is not there") { _ = try? repository.history.game(UUID()) }
    func sum(_ points: Int) -> Bool {
        blackHole += points
        return true
    }
    time("summaries of all games") { try? repository.history.forEach { sum($0.score) } }
    time("all games") { try? repository.history.forEachGame { sum($0.score) } }
}

/// Takes what would otherwise be computed for nothing, so that it is computed.
nonisolated(unsafe) private var blackHole = 0

private func score(_ points: Int) -> ScoreEntry {
    ScoreEntry(id: UUID(), game: .simon, variant: "classic", name: .unnamed, score: points, date: Date())
}

private func game(_ points: Int) -> GameRecord {
    GameRecord(
        id: UUID(), game: .simon, variant: "classic", seed: .max, options: ["speed": "fast"], score: points,
        date: Date(), duration: .seconds(83), moves: String(repeating: "m", count: 200))
}

private func fixture(scores count: Int) -> [UInt8] {
    let records = (0..<count).map { points -> JSON in
        [
            "date": .string("2026-11-20T12:00:00Z"), "game": .string("simon"),
            "id": .string(UUID().uuidString), "name": .string("Ada"),
            "score": .integer(points), "variant": .string("classic"),
        ]
    }
    return (["scores": .array(records), "version": .integer(1)] as JSON).bytes(.pretty)
}

private func fixture(games count: Int) -> [UInt8] {
    let moves = String(repeating: "m", count: 200)
    var bytes: [UInt8] = []
    for points in 0..<count {
        let line = """
            {"date":"2026-11-20T12:00:00Z","game":"simon","id":"\(UUID().uuidString)","milliseconds":83000,\
            "moves":"\(moves)","options":{"speed":"fast"},"score":\(points),"seed":"18446744073709551615",\
            "variant":"classic"}

            """
        bytes.append(contentsOf: line.utf8)
    }
    return bytes
}

private func write(_ bytes: [UInt8], to path: String) {
    try? Data(bytes).write(to: URL(filePath: path))
}

private func read(_ path: String) -> [UInt8] {
    (try? Data(contentsOf: URL(filePath: path))).map(Array.init) ?? []
}

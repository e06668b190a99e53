import Foundation
import Model
import TestSupport
import Testing

@testable import Repository
@testable import System

@Suite struct ForgetTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func onePlayerGoesWholly() throws {
        let (ada, grace) = (try #require(PlayerName("Ada")), try #require(PlayerName("Grace")))
        let scores = [ScoreEntry.sample(1, name: ada), .sample(2, name: grace), .sample(3, name: ada)]
        var games = scores.map { GameRecord.sample(id: $0.id) }
        games.append(.sample())
        let strange = "{\"id\":\"?\",\"name\":\"Ada\",\"game\":\"chess\"}"
        try folder.write("{\"scores\":[\(strange)]}", to: "scores.json")
        let repository = Repository(folder)
        for score in scores { _ = repository.save(.add(score)) }
        for game in games { _ = repository.save(.record(game)) }
        var settings = Settings()
        settings.lastName = ada
        settings.seats = [ada, nil, nil, nil]
        _ = repository.save(.settings(settings))
        #expect(try repository.forget(ada) == .init(scores: 3, games: 2, unread: []))
        for name in try folder.names {
            #expect(try !folder.read(name).contains("Ada"), "\(name)")
            #expect(try !folder.read(name).contains(scores[0].id.uuidString), "\(name)")
        }
        #expect(repository.scores == [scores[1]])
        #expect(repository.settings.lastName == nil)
        #expect(repository.flush().json == nil)
        let after = Repository(folder)
        #expect(after.scores == [scores[1]])
        #expect(after.settings == Settings())
        #expect(try after.history.last(9) == [games[3], games[1]])
        #expect(try after.history.game(games[0].id) == nil)
        #expect(try repository.forget(ada) == .init(scores: 0, games: 0, unread: []))
    }

    @Test func theNameGoesFromGamesThatOthersWon() throws {
        let (ada, grace) = (try #require(PlayerName("Ada")), try #require(PlayerName("Grace")))
        let repository = Repository(folder)
        var game = GameRecord.sample()
        game.names = [grace, ada]
        _ = (
            repository.save(.add(.sample(2, name: grace))), repository.save(.record(game)),
            repository.save(.record(.sample()))
        )
        #expect(try repository.history.hasSeated(ada))
        #expect(try repository.forget(ada) == .init(scores: 0, games: 1, unread: []))
        #expect(try !repository.history.hasSeated(ada))
        #expect(try !folder.read("history.jsonl").contains("Ada"))
        #expect(try repository.history.game(game.id)?.names == [grace, .unnamed])
        #expect(repository.scores.map(\.name) == [grace])
    }

    @Test func whatCannotBeReadIsNamed() throws {
        try folder.write("{\"scores\":[{\"name\":\"Ada\"", to: "scores.json")
        let repository = Repository(folder)
        let forgotten = try repository.forget(.unnamed)
        #expect(forgotten.unread == [folder.file("scores.json.corrupt-20261120T120000Z")])
    }

    @Test func aGameThatCannotBeRemovedIsStillKnown() throws {
        let ada = try #require(PlayerName("Ada"))
        let score = ScoreEntry.sample(1, name: ada)
        let before = Repository(folder)
        _ = (before.save(.add(score)), before.save(.record(.sample(id: score.id))))
        let faulty = FaultySystem(.never)
        let repository = Repository(folder, system: faulty.system)
        faulty.set(.every(.rename, code: EIO))
        #expect(throws: FileError.self) { try repository.forget(ada) }
        faulty.set(.never)
        #expect(try repository.forget(ada) == .init(scores: 1, games: 1, unread: []))
    }
}

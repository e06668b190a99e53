import Foundation
import Model
import TestSupport
import Testing

@testable import Repository

@Suite struct RepositoryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aFirstStartFindsNothingAndMakesNothing() throws {
        let repository = Repository(at: DataLocation(folder: folder.file("new")), now: { noon })
        #expect(repository.scores.isEmpty)
        #expect(repository.settings == Settings())
        #expect(repository.notices.isEmpty)
        #expect(repository.flush().json == nil)
        #expect(try folder.names.isEmpty)
    }

    @Test func whatIsSavedIsThereAtTheNextStart() throws {
        let entry = ScoreEntry.sample(name: try #require(PlayerName("Ada")))
        var settings = Settings()
        settings.sound = false
        settings.volume = Volume(clamping: 35)
        settings.palette = .okabeIto
        settings.lastName = entry.name
        settings.squaresGrid = .five
        settings.squaresLength = 16
        settings.squaresSpeed = .fast
        settings.pairsTheme = .greek
        settings.pairsCount = .twelve
        settings.matchLength = .long
        settings.wordList = try #require(WordListName("my-own"))
        settings.midi = false
        settings.stereo = .wide
        settings.padNotes = try #require(
            PadNotes(learned: [48, 50, 99, 0].compactMap { MIDINote($0) }, start: MIDINote(127)))
        #expect(
            settings.taughtButtons.teach([1, 3, 0, 2, 9], of: "03000000830500006020000010010000") == true)
        let first = Repository(folder)
        #expect(first.save(.add(entry)) == .saved)
        #expect(first.save(.settings(settings)) == .saved)
        let second = Repository(folder)
        #expect(second.scores == [entry])
        #expect(second.settings == settings)
        #expect(second.notices.isEmpty)
        #expect(
            try folder.names == ["scores.json", "scores.lock", "settings.json", "settings.lock"])
        for name in try folder.names { #expect(try folder.rights(name) == 0o600) }
    }

    @Test func aSaveThatGoesWellDoesNotHideWhatStillWaits() throws {
        try folder.write("in the way", to: "data")
        let places = ["XDG_DATA_HOME": folder.file("data"), "XDG_CONFIG_HOME": folder.file("config")]
        let repository = Repository(
            at: try #require(DataLocation(environment: places)), now: { noon }, timeout: .seconds(5))
        let reason = try #require(repository.save(.add(.sample())).reason)
        #expect(repository.pendingError == reason)
        var settings = Settings()
        settings.sound = false
        #expect(repository.save(.settings(settings)) == .saved)
        #expect(repository.pendingError == reason)
        try FileManager.default.removeItem(atPath: folder.file("data"))
        #expect(repository.flush().json == nil)
        #expect(repository.pendingError == nil)
    }

    @Test func foldersAreForTheirOwnerOnly() throws {
        let repository = Repository(at: DataLocation(folder: folder.file("a/b")), now: { noon })
        #expect(repository.save(.add(.sample())) == .saved)
        #expect(try folder.rights("a") == 0o700)
        #expect(try folder.rights("a/b") == 0o700)
    }

    @Test func filesAreMadeForPeople() throws {
        let entry = ScoreEntry.sample(name: try #require(PlayerName("Ada")))
        let repository = Repository(folder)
        _ = repository.save(.add(entry))
        #expect(
            try folder.read("scores.json") == """
                {
                  "scores": [
                    {
                      "date": "2026-11-20T12:00:00Z",
                      "game": "simon",
                      "id": "\(entry.id.uuidString)",
                      "name": "Ada",
                      "score": 12,
                      "variant": "classic"
                    }
                  ],
                  "version": 1
                }

                """)
    }

    @Test func editsAndDeletesAreKept() throws {
        let repository = Repository(folder)
        var (one, two) = (ScoreEntry.sample(1), ScoreEntry.sample(2))
        _ = (repository.save(.add(one)), repository.save(.add(two)))
        one.name = try #require(PlayerName("Grace"))
        #expect(repository.save(.edit(one)) == .saved)
        #expect(repository.save(.delete(two.id)) == .saved)
        #expect(Repository(folder).scores == [one])
        #expect(repository.save(.add(two)) == .saved)
        #expect(Set(Repository(folder).scores) == [one, two])
        two.score = 3
        #expect(repository.save(.edit(.sample(5))) == .saved)
        #expect(repository.scores.count == 2)
    }

    @Test func gamesThatRunAtOnceMerge() throws {
        let (one, two) = (Repository(folder), Repository(folder))
        var (a, b, c) = (ScoreEntry.sample(1), ScoreEntry.sample(2), ScoreEntry.sample(3))
        for entry in [a, b] { _ = one.save(.add(entry)) }
        _ = two.save(.add(c))
        #expect(two.scores == [a, b, c])
        _ = one.save(.delete(a.id))
        b.name = try #require(PlayerName("B"))
        _ = one.save(.edit(b))
        // The second game has not looked since: it neither brings the first back nor undoes the name.
        b.score = 20
        var old = try #require(two.scores.first { $0.id == b.id })
        old.score = 20
        #expect(two.save(.edit(old)) == .saved)
        a.score = 9
        #expect(two.save(.edit(a)) == .saved)
        c.score = 4
        #expect(one.save(.edit(c)) == .saved)
        #expect(Repository(folder).scores.map(\.id) == [b.id, c.id])
        #expect(Repository(folder).scores.first == b)
    }

    @Test func settingsOfGamesThatRunAtOnceMerge() throws {
        let (one, two) = (Repository(folder), Repository(folder))
        var settings = one.settings
        settings.sound = false
        _ = one.save(.settings(settings))
        settings = two.settings
        settings.speed = .fast
        _ = two.save(.settings(settings))
        let merged = Repository(folder).settings
        #expect(!merged.sound)
        #expect(merged.speed == .fast)
    }

    @Test func aScoreWithoutANameIsSaidOnce() throws {
        let entry = ScoreEntry.sample()
        #expect(Repository(folder).save(.addUnclaimed(entry)) == .saved)
        let next = Repository(folder)
        #expect(next.notices == [.unclaimed(entry)])
        #expect(next.scores == [entry])
        #expect(next.flush().json == nil)
        #expect(Repository(folder).notices.isEmpty)
    }

    @Test(arguments: ["classic", "\u{1B}[2J", "", String(repeating: "\u{E9}", count: 100)] as [String])
    func memoryHoldsWhatTheFileTells(_ variant: String) throws {
        var (entry, game) = (ScoreEntry.sample(0), GameRecord.sample(999_999_999))
        entry.date = noon.addingTimeInterval(0.75)
        entry.variant = variant
        (game.date, game.variant, game.duration) = (entry.date, variant, .nanoseconds(1_234_567_890))
        let repository = Repository(folder)
        #expect(repository.save(.add(entry)) == .saved)
        #expect(repository.save(.record(game)) == .saved)
        let after = Repository(folder)
        #expect(after.notices.isEmpty)
        #expect(after.scores == repository.scores)
        #expect(after.scores.map(\.id) == [entry.id])
        #expect(try after.history.game(game.id)?.duration == .milliseconds(1234))
        #expect(try after.history.last(1).first?.variant == after.scores.first?.variant)
    }

    @Test(arguments: [-1, 1_000_000_000, Int.min, Int.max])
    func whatNobodyCanReachIsKeptUnseen(_ number: Int) throws {
        let (entry, game) = (ScoreEntry.sample(7), GameRecord.sample(7))
        let repository = Repository(folder)
        _ = (repository.save(.add(entry)), repository.save(.record(game)))
        for name in ["scores.json", "history.jsonl"] {
            let text = try folder.read(name)
            let wrong = text.replacing("\"score\": 7", with: "\"score\": \(number)")
                .replacing("\"score\":7", with: "\"score\":\(number)")
            #expect(wrong != text)
            try folder.write(wrong, to: name)
        }
        let after = Repository(folder)
        #expect(after.scores.isEmpty)
        #expect(after.notices == [.recordsNotUnderstood(count: 1, file: folder.file("scores.json"))])
        #expect(try after.history.last(1).isEmpty)
        var seen = 0
        try after.history.forEach { _ in
            seen += 1
            return true
        }
        #expect(seen == 0)
    }

    @Test func straysOfEveryFileAreSwept() throws {
        for name in ["scores.json", "history.jsonl", "history.index", "settings.json"] {
            try folder.write("", to: name + ".1a.tmp")
        }
        _ = Repository(folder)
        #expect(try folder.names == ["scores.lock", "settings.lock"])
    }

    @Test func linksAreFollowedAndStay() throws {
        try FileManager.makeLink(at: folder.file("scores.json"), to: "elsewhere.json")
        let entry = ScoreEntry.sample()
        #expect(Repository(folder).save(.add(entry)) == .saved)
        #expect(Repository(folder).save(.add(.sample())) == .saved)
        #expect(Repository(folder).scores.count == 2)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("scores.json"))
                == "elsewhere.json")
        #expect(try folder.names == ["elsewhere.json", "scores.json", "scores.lock", "settings.lock"])
    }
}

extension FileManager {
    static func makeLink(at path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
}

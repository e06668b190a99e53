import FoundationEssentials
import Glibc
import Model
import Repository
import TestSupport

/// Opening scores, and saving one among them, against durably writing the same bytes without the program's own work.
enum StorageFigures {
    static func measure() -> [Figure] {
        [10, 1_000, 10_000].flatMap(figures)
    }

    private static func figures(ofScores count: Int) -> [Figure] {
        guard let folder = try? TemporaryFolder() else { return [] }
        let location = DataLocation(folder: folder.path)
        guard write(scores(count), to: location.scores) else { return [] }
        let bytes = (try? Data(contentsOf: URL(filePath: location.scores))) ?? Data()
        let load = Stopwatch.median(of: 9) { _ = Repository(at: location, now: Date.init).scores.count }
        let repository = Repository(at: location, now: Date.init)
        let save = Stopwatch.median(of: 9) { _ = repository.save(.add(entry(0))) }
        let rawWrite = Stopwatch.median(of: 9) { _ = write(bytes, to: folder.file("bare.json")) }
        remove(folder.file("bare.json"))
        return [
            Figure("\(count) scores opened", load / 1e6, "ms"),
            Figure(
                "one score saved among \(count)", save / 1e6, "ms",
                against: ("write, fsync and rename", rawWrite / 1e6)),
        ]
    }

    private static func entry(_ number: Int) -> ScoreEntry {
        ScoreEntry(
            id: UUID(), game: .simon, variant: "classic", name: .unnamed, score: number % 40,
            date: Date(timeIntervalSince1970: 1_790_000_000 + Double(number)))
    }

    private static func scores(_ count: Int) -> Data {
        let records = (0..<count).map { number in
            let entry = entry(number)
            return
                #"{"id":"\#(entry.id)","game":"simon","variant":"classic","name":"Ada","score":\#(entry.score),"#
                + #""date":"2026-11-20T12:00:00Z"}"#
        }
        return Data((#"{"version":1,"scores":["# + records.joined(separator: ",") + "]}").utf8)
    }

    private static func write(_ data: Data, to path: String) -> Bool {
        let descriptor = open(path + ".new", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let written = data.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        return written == data.count && fsync(descriptor) == 0 && rename(path + ".new", path) == 0
    }
}

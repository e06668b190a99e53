import Foundation
import TestSupport
import Testing

/// What asciinema's player plays: the bytes that went to a terminal, and when (asciicast, version 2).
struct Cast {
    /// What the first line tells of the terminal.
    let header: [String: Any]
    /// In seconds from the beginning.
    let events: [(time: Double, text: String)]

    /// Reads a file.
    init(_ path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let json = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
        header = try #require(json.first as? [String: Any])
        events = try json.dropFirst().map { line in
            let parts = try #require(line as? [Any])
            #expect(parts.count == 3 && parts[1] as? String == "o")
            return (try #require(parts[0] as? Double), try #require(parts[2] as? String))
        }
    }

    /// What stands on the screen at a time.
    func screen(at time: Double) -> TextScreen {
        var screen = TextScreen(columns: header["width"] as? Int ?? 0, rows: header["height"] as? Int ?? 0)
        for event in events where event.time <= time { screen.feed(Array(event.text.utf8)) }
        return screen
    }
}

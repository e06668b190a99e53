import Foundation
import Model
import TerminalCore
import Testing

@testable import simon

/// The lines of a cast, as asciinema's documentation describes them.
@Suite struct CastWriterTests {
    private func canvas(_ text: String) -> Canvas {
        var canvas = Canvas(size: Size(width: 30, height: 10))
        canvas.write(SafeText(text), at: Point(x: 2, y: 3), Style())
        return canvas
    }

    private var writer: CastWriter {
        CastWriter(
            size: Size(width: 30, height: 10), title: "Simon \"says\": 3", depth: .truecolor, ascii: false)
    }

    private func events(_ bytes: [UInt8]) throws -> [[Any]] {
        try bytes.split(separator: UInt8(ascii: "\n")).map {
            try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [Any])
        }
    }

    @Test func theHeaderDescribesTheTerminal() throws {
        let header = writer.header
        #expect(header.count { $0 == UInt8(ascii: "\n") } == 1 && header.last == UInt8(ascii: "\n"))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(header)) as? [String: Any])
        #expect(object["version"] as? Int == 2 && object["title"] as? String == "Simon \"says\": 3")
        #expect(object["width"] as? Int == 30 && object["height"] as? Int == 10)
    }

    @Test func framesOfOneMomentAreOneEvent() throws {
        var writer = writer
        var bytes = writer.show(canvas("one"), cursor: nil, at: .zero)
        bytes += writer.show(canvas("two"), cursor: nil, at: .zero)
        bytes += writer.show(canvas("two"), cursor: nil, at: .milliseconds(5))
        bytes += writer.show(canvas("three"), cursor: nil, at: .microseconds(1_234_567))
        bytes += writer.finish(at: .seconds(4))
        let events = try events(bytes)
        #expect(events.map { $0[0] as? Double } == [0, 1.234567, 4])
        #expect(events.allSatisfy { $0[1] as? String == "o" })
        let texts = events.compactMap { $0[2] as? String }
        #expect(texts[0].contains("one") && texts[0].contains("two") && texts[1].hasSuffix("hree"))
        #expect(texts[2].hasSuffix("\u{1B}[?25h"))
    }

    /// A player knows neither pictures nor what only some terminals do.
    @Test func nothingButStandardControlsIsSent() throws {
        var writer = writer
        let bytes =
            writer.show(canvas("♥ ▄▄▄▄▄▄▄▄▄▄"), cursor: nil, at: .zero) + writer.finish(at: .seconds(1))
        for text in try events(bytes).compactMap({ $0[2] as? String }) {
            for control in text.matches(of: /\x1B\[([?0-9;]*)([A-Za-z])/) {
                #expect("HJKABCDGm".contains(control.output.2) || ["?25"].contains(control.output.1))
            }
            #expect(text.replacing(/\x1B\[[?0-9;]*[A-Za-z]/, with: "").allSatisfy { $0 >= " " || $0 == "\r" })
        }
    }
}

import Foundation

/// The string literals of a Swift file, as far as it takes to tell sentences from data.
struct SwiftSource {
    /// A string literal outside of comments.
    struct Literal: Hashable {
        /// The text, with `{1}`, `{2}`, ... where values are interpolated.
        var pattern = ""
        /// The line, counted from 1.
        var line = 0
        /// The code before it on its way from the last literal or so, its blanks run together.
        var before = ""
    }

    private(set) var literals: [Literal] = []
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    /// The code so far, without comments and with empty literals.
    private var code: [UInt8] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
        readCode(inParentheses: false)
    }

    /// Every source of the game below a folder of `Sources`.
    static func all(in folder: String = "") throws -> [(path: String, source: SwiftSource)] {
        try files(in: folder).map { ($0.path, SwiftSource($0.text)) }
    }

    /// The same as they are written.
    static func files(in folder: String = "") throws -> [(path: String, text: String)] {
        let root = root("Sources/" + folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return (folder.isEmpty ? path : folder + "/" + path, text)
        }
    }

    /// A file or folder of the project.
    static func root(_ path: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: path)
    }

    /// Asked several times for each of two million bytes, and mostly answered by the first.
    private func isAt(_ text: StaticString) -> Bool {
        let (sought, count) = (text.utf8Start, text.utf8CodeUnitCount)
        guard bytes[place] == sought[0], place + count <= bytes.count else { return false }
        var index = 1
        while index < count, bytes[place + index] == sought[index] { index += 1 }
        return index == count
    }

    private mutating func skip(to end: StaticString) {
        while place < bytes.count, !isAt(end) { step() }
        place = min(bytes.count, place + end.utf8CodeUnitCount)
    }

    private mutating func step() {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    private mutating func readCode(inParentheses: Bool) {
        var depth = 1
        while place < bytes.count {
            if isAt("//") {
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            } else if isAt("/*") {
                skip(to: "*/")
            } else if isAt("#\"") {
                skip(to: "\"#")
            } else if isAt("\"") {
                readLiteral()
            } else {
                if isAt("(") { depth += 1 }
                if isAt(")") { depth -= 1 }
                if inParentheses && depth == 0 { return }
                let isBlank = isAt(" ") || isAt("\n")
                if !isBlank {
                    code.append(bytes[place])
                } else if code.last != UInt8(ascii: " ") {
                    code.append(UInt8(ascii: " "))
                }
                step()
            }
        }
    }

    private mutating func readLiteral() {
        let quotes: StaticString = isAt("\"\"\"") ? "\"\"\"" : "\""
        let before = String(decoding: code.suffix(60), as: UTF8.self).trimmingCharacters(in: .whitespaces)
        var literal = Literal(line: line, before: before)
        var text: [UInt8] = []
        var values = 0
        place += quotes.utf8CodeUnitCount
        while place < bytes.count, !isAt(quotes) {
            if isAt("\\(") {
                values += 1
                place += 2
                code.append(UInt8(ascii: "("))
                readCode(inParentheses: true)
                place += 1
                text += "{\(values)}".utf8
            } else if isAt("\\\n") {
                // The line goes on; its indentation is taken away with that of the others.
                text += [0, UInt8(ascii: "\n")]
                place += 1
                step()
            } else if isAt("\\") {
                text.append(isAt("\\n") ? UInt8(ascii: "\n") : bytes[place + 1])
                place += 2
            } else {
                text.append(bytes[place])
                step()
            }
        }
        place += quotes.utf8CodeUnitCount
        code += "\"\"".utf8
        literal.pattern = String(decoding: text, as: UTF8.self)
        if quotes.utf8CodeUnitCount == 3 { literal.pattern = Self.unindented(literal.pattern) }
        literals.append(literal)
    }

    /// A literal of several lines without the indentation of its last, and without the ends of its first and last.
    private static func unindented(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indentation = lines.popLast()?.count ?? 0
        return lines.dropFirst().map { $0.dropFirst(indentation) }.joined(separator: "\n")
            .replacing("\0\n", with: "")
    }
}

import Foundation
import Localization
import Model
import Testing

/// A file that is made of the table of the command line between the marks `made: NAME` and `end`; all else in it is
/// written by hand.
struct MadeFile: Sendable, CustomTestStringConvertible {
    let path: String
    /// Makes the lines of a part, from those that it has.
    let part: @Sendable (_ name: String, _ old: [String]) -> [String]

    static let all = [
        MadeFile(path: "simon.6", part: ManualParts.part),
        MadeFile(path: "completions/simon.bash") { name, _ in BashParts.part(name) },
        MadeFile(path: "completions/_simon") { name, _ in ZshParts.part(name) },
        MadeFile(path: "completions/simon.fish") { name, _ in FishParts.part(name) },
    ]

    var testDescription: String { path }

    var url: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Resources/" + path)
    }

    /// The text with its parts made again; each is indented as its mark is.
    func remade(_ text: String) -> String {
        var lines: [String] = []
        var open: (name: String, indentation: String, old: [String])?
        for line in text.components(separatedBy: "\n") {
            if let (name, indentation, old) = open {
                guard Self.comment(line) == "end" else {
                    open?.old.append(line)
                    continue
                }
                let made = Language.with(.english) { part(name, old) }
                lines += made.map { indentation + $0 }
                open = nil
            } else if let name = Self.comment(line), name.hasPrefix("made: ") {
                open = (String(name.dropFirst(6)), String(line.prefix { $0 == " " }), [])
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    /// What a line says that is nothing but a comment.
    private static func comment(_ line: String) -> String? {
        let words = line.trimmingCharacters(in: .whitespaces)
        return ["# ", ".\\\" "].first { words.hasPrefix($0) }.map { String(words.dropFirst($0.count)) }
    }
}

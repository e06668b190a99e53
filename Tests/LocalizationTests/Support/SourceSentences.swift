import GameRules
import Model

@testable import Localization

/// The sentences that the sources look up.
struct SourceSentences {
    /// Keys of sentences without plural.
    private(set) var sentences: [String: String] = [:]
    /// Patterns for many, and those for one.
    private(set) var plurals: [String: String] = [:]
    /// Literals that nobody looks up, with where they stand.
    private(set) var others: [(place: String, literal: SwiftSource.Literal)] = []

    /// Those of all sources, which are read once.
    static func all() throws -> SourceSentences { try read.get() }

    private static let read = Result { () throws -> SourceSentences in
        var all = try SourceSentences(in: "")
        for name in named { all.sentences[name] = "a name" }
        return all
    }

    /// The names in files that players read as they are.
    private static let named =
        SimonVariant.allCases.map { $0.rawValue.replacing("-", with: " ") } + Pad.allCases.map(\.name)
        + Speed.allCases.map(\.rawValue) + SpanConditions.Direction.allCases.map(\.rawValue)
        + PairsTheme.allCases.filter { $0 != .greek }.map(\.rawValue) + StroopColour.allCases.map(\.rawValue)

    init(in folder: String) throws {
        for (path, source) in try SwiftSource.all(in: folder) { read(source, path) }
    }

    private mutating func read(_ source: SwiftSource, _ path: String) {
        var one: String?
        var last: String?
        var isNew = false
        for literal in source.literals {
            let before = literal.before
            if before.hasSuffix(" one:") || before.hasSuffix(",one:") {
                one = literal.pattern
            } else if before.hasSuffix(" other:"), let form = one {
                plurals[literal.pattern] = form
                one = nil
            } else if before.hasSuffix("context:"), let sentence = last {
                if isNew { sentences[sentence] = nil }
                sentences[Catalogue.key(sentence, literal.pattern)] = path
            } else if Self.isLookedUp(literal, path) {
                isNew = sentences.updateValue(path, forKey: literal.pattern) == nil
                last = literal.pattern
            } else {
                others.append(("\(path):\(literal.line)", literal))
            }
        }
    }

    /// Whether the literal is handed to `tr` at once, or stands in the table of names that is looked up when one
    /// is asked for.
    private static func isLookedUp(_ literal: SwiftSource.Literal, _ path: String) -> Bool {
        let before = literal.before
        if before.hasSuffix("tr(") || before.hasSuffix("Sentence(") {
            let name = before.dropLast(3).last
            return name.map { !$0.isLetter && !$0.isNumber } ?? true
        }
        return path.hasSuffix("PairsSymbols.swift") && before.hasSuffix("(\"\",")
            || path.hasSuffix("Titles.swift") && before.hasSuffix("\":")
    }
}

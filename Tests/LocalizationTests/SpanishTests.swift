import Foundation
import Model
import Testing

@testable import Localization

/// Whether the Spanish catalogue has what the sources look up, and nothing else.
@Suite struct SpanishTests {
    private let catalogue = Language.spanish.catalogue ?? Catalogue(po: [])

    @Test func everySentenceIsTranslated() throws {
        let source = try SourceSentences.all()
        #expect(source.sentences.count > 300)
        let missing = source.sentences.filter { catalogue.sentences[$0.key] == nil }
        #expect(missing.isEmpty, "\(missing)")
        let missingPlurals = source.plurals.keys.filter { catalogue.plurals[$0] == nil }
        #expect(missingPlurals.isEmpty, "\(missingPlurals)")
    }

    @Test func noTranslationIsOfASentenceThatIsGone() throws {
        let source = try SourceSentences.all()
        let errors = Set((Int32(1)...133).map { String(cString: strerror($0)) })
        let dead = catalogue.sentences.keys.filter { source.sentences[$0] == nil && !errors.contains($0) }
        #expect(dead.isEmpty, "\(dead)")
        #expect(errors.count { catalogue.sentences[$0] != nil } >= 29)
        let deadPlurals = catalogue.plurals.keys.filter { source.plurals[$0] == nil }
        #expect(deadPlurals.isEmpty, "\(deadPlurals)")
    }

    @Test func everyValueIsInItsTranslation() {
        for (key, translation) in catalogue.sentences {
            let pattern = key.split(separator: "\u{4}").last ?? ""
            #expect(places(in: pattern) == places(in: translation[...]), "\(key)")
        }
    }

    /// Each form has the values of the sentence of its own number: another value would be printed as `{2}`.
    @Test func everyPluralFormHasTheValuesOfItsSentence() throws {
        let ones = try SourceSentences.all().plurals
        for (pattern, forms) in catalogue.plurals {
            let one = try #require(ones[pattern])
            for count in [0, 1, 2, 5, 11, 21, 100] {
                let sentence = count == 1 ? one : pattern
                let form = forms[min(Language.spanish.pluralForm(count), forms.count - 1)]
                #expect(places(in: sentence[...]) == places(in: form[...]), "\(count): \(form)")
            }
        }
    }

    /// GNU's own reader finds what is defined twice, has a wrong escape or lacks a plural form.
    @Test(.enabled(if: hasMsgfmt || isCI, "msgfmt, of the package gettext, is not installed"))
    func theFileIsOneOfGNUGettext() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "msgfmt", "-c", "-o", "/dev/null", SwiftSource.root("Resources/translations/es.po").path,
        ]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said)")
    }

    private static let isCI = ProcessInfo.processInfo.environment["CI"] != nil
    private static let hasMsgfmt = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/msgfmt") }

    /// A label of a word or two is small, a sentence great, as in English.
    @Test func translationsBeginAndEndAsTheSentences() {
        for (key, translation) in catalogue.sentences {
            let pattern = key.split(separator: "\u{4}").last ?? ""
            for ending in [".", ":"] where pattern.contains(where: \.isLetter) {
                #expect(pattern.hasSuffix(ending) == translation.hasSuffix(ending), "\(key)")
            }
            // The key ? stands by itself.
            #expect(translation.contains("¿") == translation.contains(/\S\?/), "\(key)")
            #expect(translation.contains("¡") == translation.contains("!"), "\(key)")
            #expect(pattern.first?.isWhitespace == translation.first?.isWhitespace, "\(key)")
        }
    }

    /// Words that are data: names in files, what is typed, and what the keys are called.
    private static let data: Set = [
        "Esc", "Tab", "Ctrl+L", "Ctrl+C", "okabe-ito", "do-re-mi-fa", "daily", "level-{1}", "{1}-pairs",
        "-daily-", "hjkl", "qwert", "asdfg", "zxcvb", "min", "yes", "-milliseconds", "same",
        "other",
    ]

    private static let shown =
        ["Screens", "Coordinator", "Presentation"]
        + games.sorted().flatMap { ["Games/\($0)/Screen", "Games/\($0)/Round"] }

    private static let games =
        (try? FileManager.default.contentsOfDirectory(atPath: SwiftSource.root("Sources/Games").path)) ?? []

    @Test(arguments: shown)
    func nothingThatIsSeenEscapes(folder: String) throws {
        let loose = try SourceSentences(in: folder).others.filter { place, literal in
            // Two letters in a row that are no name of ours: `case "English"` is a name in a file.
            let isWord = literal.pattern.firstMatch(of: /[A-Za-z]{3}/) != nil
            let isName =
                ["case", "Number("].contains { literal.before.hasSuffix($0) }
                || Self.data.contains(literal.pattern)
                // Keys of the settings file, and words that can be typed.
                || ["Settings/Setting", "+Round", "Selection"].contains { place.contains($0) }
                    && !literal.pattern.contains(" ")
            return isWord && !isName && !literal.pattern.contains("\"")
        }
        #expect(loose.isEmpty, "\(loose.map { "\($0.place) \($0.literal.pattern)" })")
    }

    /// Elsewhere single words are data more often than not, but two in a row are a sentence.
    @Test func noSentenceEscapes() throws {
        let loose = try SourceSentences.all().others.filter { place, literal in
            // For developers, what libasound says of itself, and names that it and the game go by there.
            let isData =
                place.hasPrefix("simon-bench") || literal.before.contains("precondition(")
                || place.contains("DeviceChain.swift") || place.hasPrefix("MIDI")
            return !isData && literal.pattern.firstMatch(of: /[A-Za-z]{2} [A-Za-z]{2}/) != nil
        }
        #expect(loose.isEmpty, "\(loose.map { "\($0.place) \($0.literal.pattern)" })")
    }

    private func places(in pattern: Substring) -> Set<String> {
        Set(pattern.matches(of: /\{[0-9]+\}/).map { String($0.output) })
    }
}

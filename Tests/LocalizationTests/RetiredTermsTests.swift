import Model
import Testing

@testable import Localization

/// One term for one thing: words that gave way to better ones do not come back.
@Suite struct RetiredTermsTests {
    /// What is not said any more, and what is said instead.
    private static let retired: [(pattern: String, instead: String)] = [
        (#"\bboards?\b"#, "leaderboard"), (#"\bentr(y|ies)\b"#, "score"), (#"\brazz\b"#, "buzzer"),
        (#"\bmend(s|ed|ing)?\b"#, "fix"), (#"\banew\b"#, "redraw, restart, new"),
        (#"\bbr(eaks?|oken) off\b"#, "cancel"), (#"\bstop(s|ped)? the game\b"#, "give up"),
        (#"\bis kept as\b|\bkept,? but\b"#, "save, rename"), (#"\bthere are:"#, "choose from:"),
        (#"\bis no choice\b"#, "isn't an option"), (#"\bmeans nothing to\b"#, "can't be used with"),
        (#"\b(could|can) be trained\b"#, "what to practise"), (#"\bare alike\b"#, "match"),
        (#"\bfor all the world\b"#, "for everyone"), (#"\bstands? (there|in it)\b"#, "is"),
        (#"\btime is up\b"#, "time's up"), (#"\blook well\b"#, "memorize"), (#"\bin a circle\b"#, "loop"),
        (#"\bshare of the disk\b"#, "quota"), (#"\bswitch(ed)? (on|off)\b"#, "turn on, off"),
        (#"[0-9}] %"#, "{1}%"),
    ]

    @Test func noSentenceHasARetiredTerm() throws {
        let source = try SourceSentences.all()
        let sentences =
            source.sentences.keys.map { $0.split(separator: "\u{4}").last ?? "" }
            + source.plurals.flatMap { [$0.key[...], $0.value[...]] }
        for (pattern, instead) in Self.retired {
            let regex = try Regex(pattern).ignoresCase()
            let found = sentences.filter { $0.contains(regex) }
            #expect(found.isEmpty, "say \(instead): \(found)")
        }
    }

    @Test func theSearchFindsWhatItIsFor() throws {
        for (pattern, sentence) in [
            (Self.retired[0].pattern, "the board before"), (Self.retired[3].pattern, "how to mend it"),
            (Self.retired[20].pattern, "{1} % of {2}"),
        ] {
            #expect(sentence.contains(try Regex(pattern).ignoresCase()))
        }
        #expect(!"leaderboard, keyboard".contains(try Regex(Self.retired[0].pattern)))
    }

    /// A translator can turn a whole sentence, and no half of one.
    @Test func noSentenceIsHalfOfOne() throws {
        let source = try SourceSentences.all()
        let halves = (Array(source.sentences.keys) + source.plurals.keys).filter { key in
            let pattern = key.split(separator: "\u{4}").last ?? ""
            return pattern.hasPrefix(";") || pattern.hasPrefix(", ") || pattern.hasSuffix(",")
                || pattern.hasSuffix(", ") || pattern.hasSuffix(" ")
        }
        #expect(halves.isEmpty, "\(halves)")
    }

    /// The terms of players in Spanish, likewise.
    @Test(arguments: [
        ("alcance", "amplitud"), ("tabla de récords", "clasificación"), ("tubería:", "tuberías"),
        ("entrenar", "practicar"), ("tu parte del disco", "tu cuota"), ("dar la vuelta", "levantar"),
    ])
    func noTranslationHasARetiredTerm(term: String, instead: String) throws {
        let spanish = try #require(Language.spanish.catalogue)
        let all = Array(spanish.sentences.values) + spanish.plurals.values.joined()
        let found = all.filter { $0.lowercased().contains(term) }
        #expect(found.isEmpty, "say \(instead): \(found)")
    }
}

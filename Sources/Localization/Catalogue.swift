import Model
import Synchronization
import Translations

/// The sentences of one language, read from a PO file (GNU gettext manual, "The Format of PO Files").
/// It reads comments, `msgctxt`, `msgid`, `msgid_plural`, `msgstr` and `msgstr[n]` with strings over any
/// number of lines and the escapes `\n`, `\"`, `\\`. A sentence without a translation, or marked `#, fuzzy`,
/// is left out and shown in English.
struct Catalogue: Sendable {
    /// From English pattern to translation.
    private(set) var sentences: [String: String] = [:]
    /// From English plural pattern (`msgid_plural`) to the language's forms.
    private(set) var plurals: [String: [String]] = [:]

    /// Unknown lines count as comments. It works on bytes, as the first frame waits for it.
    init(po bytes: [UInt8]) {
        var entry = Entry()
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if entry.isWhole && Entry.begins(with: line) {
                add(entry)
                entry = Entry()
            }
            entry.read(line)
        }
        add(entry)
    }

    /// The key of a sentence with several meanings, as in compiled catalogues (MO files).
    static func key(_ pattern: String, _ context: String) -> String {
        context.isEmpty ? pattern : context + "\u{4}" + pattern
    }

    private mutating func add(_ entry: Entry) {
        // The header translates nothing.
        guard !entry.isFuzzy, !entry[.id].isEmpty else { return }
        if !entry[.plural].isEmpty {
            let forms = entry.forms
            if !forms.isEmpty { plurals[entry[.plural]] = forms }
        } else if !entry[.translation].isEmpty {
            sentences[Self.key(entry[.id], entry[.context])] = entry[.translation]
        }
    }
}

extension Language {
    /// Read at first use; nil for English.
    var catalogue: Catalogue? { self == .english ? nil : Self.shipped[rawValue].catalogue }

    private static let shipped = allCases.map(ShippedCatalogue.init)
}

/// Read at first use: few players need more than one.
private final class ShippedCatalogue: Sendable {
    private let language: Language
    private let known = Mutex<Catalogue?>(nil)

    init(_ language: Language) { self.language = language }

    var catalogue: Catalogue? {
        known.withLock { known in
            if known == nil { known = ShippedTranslations.file(language.code).map(Catalogue.init(po:)) }
            return known
        }
    }
}

private struct Entry {
    /// Ordered so that no name is a prefix of a later one.
    enum Field: Int, CaseIterable {
        case context, plural, id, form0, form1, form2, form3, form4, form5, translation

        var name: StaticString {
            switch self {
            case .context: "msgctxt"
            case .plural: "msgid_plural"
            case .id: "msgid"
            case .form0: "msgstr[0]"
            case .form1: "msgstr[1]"
            case .form2: "msgstr[2]"
            case .form3: "msgstr[3]"
            case .form4: "msgstr[4]"
            case .form5: "msgstr[5]"
            case .translation: "msgstr"
            }
        }
    }

    private(set) var isFuzzy = false
    private var texts = [[UInt8]](repeating: [], count: Field.allCases.count)
    private var hasField = [Bool](repeating: false, count: Field.allCases.count)
    private var field: Field?

    /// Whether the translation has been read, so that the next line begins another entry.
    var isWhole: Bool { field.map { $0.rawValue >= Field.form0.rawValue } ?? false }

    /// As many as the language has, six at most; none when one of them is missing.
    var forms: [String] {
        let all: [Field] = [.form0, .form1, .form2, .form3, .form4, .form5]
        let named = all.prefix { hasField[$0.rawValue] }.map { self[$0] }
        return named.contains("") ? [] : named
    }

    subscript(field: Field) -> String { String(decoding: texts[field.rawValue], as: UTF8.self) }

    /// Whether a line begins an entry, provided the previous one is complete.
    static func begins(with line: ArraySlice<UInt8>) -> Bool {
        line.first == UInt8(ascii: "#") || line.starts(with: "msgid ".utf8)
            || line.starts(with: "msgctxt ".utf8)
    }

    mutating func read(_ line: ArraySlice<UInt8>) {
        let quote = UInt8(ascii: "\"")
        if line.starts(with: "#,".utf8) {
            isFuzzy = isFuzzy || line.indices.contains { line[$0...].starts(with: "fuzzy".utf8) }
        }
        guard line.first != UInt8(ascii: "#"), line.last == quote, let open = line.firstIndex(of: quote),
            open < line.endIndex - 1
        else { return }
        if open > line.startIndex { field = Field.allCases.first { line.starts(with: $0.name) } ?? field }
        if let field { hasField[field.rawValue] = true }
        if let field { append(line[(open + 1)...].dropLast(), to: field) }
    }

    private mutating func append(_ text: ArraySlice<UInt8>, to field: Field) {
        var isEscaped = false
        for byte in text {
            if !isEscaped && byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                let isEnd = isEscaped && byte == UInt8(ascii: "n")
                texts[field.rawValue].append(isEnd ? UInt8(ascii: "\n") : byte)
                isEscaped = false
            }
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func starts(with name: StaticString) -> Bool {
        starts(with: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
}

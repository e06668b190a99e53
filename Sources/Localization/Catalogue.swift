import Model
import Synchronization
import Translations

/// The sentences of one language, read from a PO file (GNU gettext manual, "The Format of PO Files").
/// It reads comments, `msgctxt`, `msgid`, `msgid_plural`, `msgstr` and `msgstr[n]` with strings over any
/// number of lines and the escapes `\n`, `\"`, `\\`. A sentence without a translation, or marked `#, fuzzy`,
/// is left out and shown in English.
struct Catalogue: Sendable {
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
        guard !entry.isFuzzy, !entry[Entry.id].isEmpty else { return }
        if !entry[Entry.plural].isEmpty {
            let forms = entry.forms
            if !forms.isEmpty { plurals[entry[Entry.plural]] = forms }
        } else if !entry[Entry.translation].isEmpty {
            sentences[Self.key(entry[Entry.id], entry[Entry.context])] = entry[Entry.translation]
        }
    }
}

extension Language {
    /// Read at first use, as few players need more than one; nil for English.
    var catalogue: Catalogue? {
        guard self != .english else { return nil }
        return Self.read.withLock { read in
            if read[rawValue] == nil {
                read[rawValue] = ShippedTranslations.file(code).map(Catalogue.init(po:))
            }
            return read[rawValue]
        }
    }

    private static let read = Mutex([Catalogue?](repeating: nil, count: allCases.count))
}

private struct Entry {
    /// Ordered so that no name is a prefix of a later one.
    private static let names: [StaticString] = [
        "msgctxt", "msgid_plural", "msgid", "msgstr[0]", "msgstr[1]", "msgstr[2]", "msgstr[3]", "msgstr[4]",
        "msgstr[5]", "msgstr",
    ]
    static let (context, plural, id, form, translation) = (0, 1, 2, 3..<9, 9)

    private(set) var isFuzzy = false
    /// Nil for fields that the entry does not have.
    private var texts = [[UInt8]?](repeating: nil, count: names.count)
    private var field: Int?

    /// Whether the translation has been read, so that the next line begins another entry.
    var isWhole: Bool { field ?? 0 >= Self.form.lowerBound }

    /// As many as the language has, six at most; none when one of them is missing.
    var forms: [String] {
        let named = Self.form.prefix { texts[$0] != nil }.map { self[$0] }
        return named.contains("") ? [] : named
    }

    subscript(field: Int) -> String { String(decoding: texts[field] ?? [], as: UTF8.self) }

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
        if open > line.startIndex { field = Self.names.firstIndex { line.starts(with: $0) } ?? field }
        guard let field else { return }
        var (text, isEscaped) = (texts[field] ?? [], false)
        for byte in line[(open + 1)...].dropLast() {
            if !isEscaped && byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                let isEnd = isEscaped && byte == UInt8(ascii: "n")
                text.append(isEnd ? UInt8(ascii: "\n") : byte)
                isEscaped = false
            }
        }
        texts[field] = text
    }
}

extension ArraySlice<UInt8> {
    fileprivate func starts(with name: StaticString) -> Bool {
        starts(with: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
}

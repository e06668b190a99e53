internal import Translations

/// The sentences of one language, read from a PO file (GNU gettext manual, "The Format of PO Files"), which
/// translators have tools for.
///
/// Of that format it takes comments, `msgctxt`, `msgid`, `msgid_plural`, `msgstr` and `msgstr[n]` with strings over
/// any number of lines and the escapes `\n`, `\"`, `\\`. A sentence without a translation, or marked `#, fuzzy`, is left out,
/// and with it the English one is shown.
struct Catalogue: Sendable {
    /// Patterns of English and the language's own.
    private(set) var sentences: [String: String] = [:]
    /// Patterns of English plurals (`msgid_plural`) and the language's forms of them.
    private(set) var plurals: [String: [String]] = [:]

    /// Spanish, as it ships.
    static let spanish = Catalogue(po: ShippedTranslations.spanish)

    /// Reads a PO file; a line that it does not know counts as a comment.
    init(po bytes: [UInt8]) {
        var entry = Entry()
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            if entry.isWhole
                && (line.hasPrefix("msgid ") || line.hasPrefix("msgctxt ") || line.hasPrefix("#"))
            {
                take(entry)
                entry = Entry()
            }
            entry.read(line)
        }
        take(entry)
    }

    /// Where a sentence of several meanings is found, as compiled catalogues (MO files) have it.
    static func key(_ pattern: String, _ context: String) -> String {
        context.isEmpty ? pattern : context + "\u{4}" + pattern
    }

    private mutating func take(_ entry: Entry) {
        guard !entry.isFuzzy, !entry.text("msgid").isEmpty else { return }
        if entry.has("msgid_plural") {
            let forms = [entry.text("msgstr[0]"), entry.text("msgstr[1]")]
            if !forms.contains("") { plurals[entry.text("msgid_plural")] = forms }
        } else if !entry.text("msgstr").isEmpty {
            sentences[Self.key(entry.text("msgid"), entry.text("msgctxt"))] = entry.text("msgstr")
        }
    }
}

/// The lines that belong together in a PO file.
private struct Entry {
    private(set) var isFuzzy = false
    private var texts: [Substring: String] = [:]
    private var field: Substring = ""

    /// Whether the translation has been read, so that what comes belongs to the next.
    var isWhole: Bool { field.hasPrefix("msgstr") }

    func has(_ field: Substring) -> Bool { texts[field] != nil }

    func text(_ field: Substring) -> String { texts[field] ?? "" }

    mutating func read(_ line: Substring) {
        if line.hasPrefix("#,") { isFuzzy = isFuzzy || line.contains("fuzzy") }
        guard !line.hasPrefix("#"), let open = line.firstIndex(of: "\""), line.last == "\"",
            open < line.index(before: line.endIndex)
        else { return }
        let name = line[..<open].split(separator: " ").first ?? ""
        if !name.isEmpty { field = name }
        texts[field, default: ""] += unescaped(line[line.index(after: open)...].dropLast())
    }

    private func unescaped(_ text: Substring) -> String {
        guard text.contains("\\") else { return String(text) }
        var plain = ""
        var escaped = false
        for character in text {
            if escaped {
                plain.append(character == "n" ? "\n" : character)
                escaped = false
            } else if character == "\\" {
                escaped = true
            } else {
                plain.append(character)
            }
        }
        return plain
    }
}

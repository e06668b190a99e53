import Model

/// The names of variants in files: short and safe to show.
enum VariantName {
    /// The greatest length, in bytes of UTF-8; the index has no room for more.
    static let longest = 40

    /// Whether a text can be kept as it is.
    static func isValid(_ text: String) -> Bool {
        // Signs of ASCII are safe as they are: a screen that opens asks of a hundred thousand names.
        (1...longest).contains(text.utf8.count)
            && (text.utf8.allSatisfy { (0x21...0x7E).contains($0) } || SafeText(text).string == text)
    }

    /// The nearest text that can be kept.
    static func nearest(_ text: String) -> String {
        var name = SafeText(text).string
        while name.utf8.count > longest { name.removeLast() }
        return name.isEmpty ? "?" : name
    }
}

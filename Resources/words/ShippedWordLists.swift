/// The word lists that come with the game, as they stand in their files.
package enum ShippedWordLists {
    /// A file of a list.
    package struct File: Hashable, Sendable {
        /// What it is called.
        package let name: String
        /// Its text, JSON in UTF-8.
        package let bytes: [UInt8]
    }

    /// Every list, in the order in which they are offered; nothing is read of them here.
    package static var files: [File] {
        ["en-es.json", "en-fr.json", "en-de.json", "en-it.json", "en-pt.json"].map {
            File(name: $0, bytes: Array(embeddedText[$0, default: ""].utf8))
        }
    }
}

/// The word lists that come with the game, as they stand in their files.
public enum ShippedWordLists {
    /// A file of a list.
    public struct File: Hashable, Sendable {
        /// What it is called.
        public let name: String
        /// Its text, JSON in UTF-8.
        public let bytes: [UInt8]
    }

    /// Every list, in the order in which they are offered; nothing is read of them here.
    public static var files: [File] {
        [
            File(name: "en-es.json", bytes: PackageResources.en_es_json),
            File(name: "en-fr.json", bytes: PackageResources.en_fr_json),
            File(name: "en-de.json", bytes: PackageResources.en_de_json),
            File(name: "en-it.json", bytes: PackageResources.en_it_json),
            File(name: "en-pt.json", bytes: PackageResources.en_pt_json),
        ]
    }
}

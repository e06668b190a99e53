/// The translations that come with the game, as they stand in their files.
package enum ShippedTranslations {
    /// The PO file of a language, in UTF-8; nil for one without, as English is.
    /// - Parameter code: of ISO 639-1.
    package static func file(_ code: String) -> [UInt8]? { embeddedText["\(code).po"].map { Array($0.utf8) } }
}

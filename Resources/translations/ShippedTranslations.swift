/// The translations that come with the game, as they stand in their files.
public enum ShippedTranslations {
    /// Spanish: a PO file in UTF-8.
    public static var spanish: [UInt8] { PackageResources.es_po }
}

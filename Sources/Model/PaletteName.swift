/// The sets of pad colours; the raw value is the word used in the settings file.
public enum PaletteName: String, CaseIterable, Hashable, Sendable, Codable {
    case classic
    case okabeIto = "okabe-ito"
    case highContrast = "high-contrast"
    case monochrome
}

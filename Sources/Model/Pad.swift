import Localization

/// One of the four pads, in reading order: red, yellow, green, blue, which sound do, re, mi, fa.
public enum Pad: Int, CaseIterable, Hashable, Sendable, Codable {
    case red, yellow, green, blue

    /// The colour's English name, as it stands in files.
    public var name: String {
        switch self {
        case .red: "red"
        case .yellow: "yellow"
        case .green: "green"
        case .blue: "blue"
        }
    }

    /// The colour's name as it stands on the pad.
    public var word: String {
        switch self {
        case .red: tr("red")
        case .yellow: tr("yellow")
        case .green: tr("green")
        case .blue: tr("blue")
        }
    }
}

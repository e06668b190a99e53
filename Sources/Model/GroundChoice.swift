/// On which ground the game is drawn.
public enum GroundChoice: String, CaseIterable, Hashable, Sendable {
    /// As the terminal says of itself, dark when it says nothing.
    case auto
    case dark, light
}

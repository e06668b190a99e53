/// The toy's two other buttons: sequences that are shown again.
public enum SequenceReplay: Hashable, CaseIterable, Sendable {
    case last, longest
}

/// The toy's two other buttons: sequences that are shown again.
enum SimonMemoryAction: Hashable, CaseIterable, Sendable {
    case last, longest
}

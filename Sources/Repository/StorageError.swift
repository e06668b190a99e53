public import Model

/// Why something could not be read or removed, in words for the player.
public struct StorageError: Error, Hashable, Sendable {
    /// What is the matter and what to do about it, as the middle of a sentence.
    public let explanation: SafeText

    init(_ error: SystemError) { explanation = error.explanation }
    init(_ error: UpdateError) { explanation = error.explanation }
    init(_ trouble: FileTrouble) { explanation = trouble.explanation }
}

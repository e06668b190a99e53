/// Names one press or one played sequence.
public struct ToneID: Hashable, Sendable {
    let number: UInt64

    /// Names nothing that a player was asked for.
    static let none = ToneID(number: 0)
}

/// Names one press or one played sequence.
public struct ToneID: Hashable, Sendable {
    let number: UInt64
}

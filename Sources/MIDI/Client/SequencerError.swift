/// A call of libasound's sequencer that failed.
public struct SequencerError: Error, Hashable, Sendable {
    /// What was called, by its name in libasound's manual.
    public let call: String
    /// Its `errno`, positive.
    public let code: Int32

    init(call: String, code: Int32) {
        self.call = call
        self.code = abs(code)
    }
}

/// A system call that failed.
public struct SystemCallError: Error, Hashable, Sendable {
    /// The call's name in the manual.
    public let call: String
    /// Its `errno`.
    public let code: Int32

    /// Takes down what failed.
    public init(call: String, code: Int32) {
        self.call = call
        self.code = code
    }
}

/// A system call that failed.
struct Refusal: Error, Hashable, Sendable {
    /// The call's name in the manual.
    let call: String
    /// Its `errno`.
    let code: Int32
}

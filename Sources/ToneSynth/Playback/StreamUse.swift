/// What a stream is for, where a device has several: how far ahead it is written.
enum StreamUse: Hashable, Sendable {
    /// What is over soon, and may be taken over at any moment.
    case presses
    /// What is known beforehand: a program that gets no processor for a while does not interrupt it.
    case sequences
}

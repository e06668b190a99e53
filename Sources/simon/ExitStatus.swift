/// How the program ends.
enum ExitStatus: Int32 {
    /// Normally.
    case success = 0
    /// Something failed; it was said on standard error.
    case failure = 1
    /// The command line was wrong.
    case usage = 2
}

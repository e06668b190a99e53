/// How the program ends.
enum Exit: Int32 {
    /// Normally.
    case well = 0
    /// Something failed; it was said on standard error.
    case failed = 1
    /// The command line was wrong.
    case usage = 2
}

/// The system calls that storage makes; each can be made to fail in a test.
enum SystemCall: String, CaseIterable, Hashable, Sendable {
    case status, open, read, write, synchronize, truncate, close, rename, remove
    case makeFolder, removeFolder, list, readLink, lock
}

/// What storage wants to know of a file.
struct FileStatus: Equatable, Sendable {
    /// What kind of thing has the file's name.
    enum Kind: Sendable {
        case file, folder, pipe, device, socket
    }

    /// What it is.
    let kind: Kind
    /// Its length in bytes.
    let size: Int
    /// When it was last written, in nanoseconds since 1970.
    let modified: Int
}

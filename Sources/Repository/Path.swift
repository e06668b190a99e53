/// Paths as text.
enum Path {
    /// The folder that a path lies in, or nil for a path that is one name, or the root.
    static func folder(of path: String) -> String? {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let folder = path[..<slash]
        return folder.isEmpty ? (path == "/" ? nil : "/") : String(folder)
    }

    /// The last name of a path.
    static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
    }
}

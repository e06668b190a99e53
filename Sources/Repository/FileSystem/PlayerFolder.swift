/// A folder of files that the player puts there and the game only reads.
package struct PlayerFolder: Sendable {
    private let path: String
    private let system = FileSystem.live.uninterrupted()

    /// A folder, which need not exist.
    package init(_ path: String) { self.path = path }

    /// The names of what is in it; none where it cannot be read.
    package var names: [String] {
        do throws(SystemError) { return try system.list(path) } catch { return [] }
    }

    /// The first bytes of a file, without waiting for any: a pipe is refused.
    package func bytes(of name: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
        let file = path + "/" + name
        return try system.with(file, .read) { descriptor throws(SystemError) in
            try system.bytes(of: descriptor, atMost: limit, path: file)
        }
    }
}

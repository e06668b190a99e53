import Foundation

/// A folder of a test's own, removed with it.
package final class TemporaryFolder: Sendable {
    /// Where it is. A short one: paths are part of sentences that are read off the screen.
    package let path: String

    /// Makes one.
    /// - Parameter isInMemory: whether a file system in memory will do, where synchronizing costs nothing.
    package init(isInMemory: Bool = false) throws {
        let memory = "/dev/shm"
        let base =
            isInMemory && FileManager.default.isWritableFile(atPath: memory)
            ? memory : URL(fileURLWithPath: NSTemporaryDirectory()).path
        let letters = (0..<6).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() }
        path = base + "/simon-" + String(letters)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of something in it.
    package func file(_ name: String) -> String { path + "/" + name }

    /// Writes a file.
    package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    /// Writes a file.
    package func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    }

    /// The text of a file.
    package func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
    }

    /// The names in the folder, sorted.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// Access rights as chmod(1) writes them.
    package func rights(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file(name))[.posixPermissions] as? Int
    }
}

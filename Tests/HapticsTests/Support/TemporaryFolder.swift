import Glibc

/// Folders of their own for tests.
enum TemporaryFolder {
    /// Makes one.
    static func make(_ word: String) -> String {
        var name = Array("/tmp/simon-\(word)-XXXXXX".utf8CString)
        return name.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
        }
    }
}

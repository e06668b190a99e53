import FoundationEssentials
import Glibc

/// A device of real libasound that writes what is played into a file. It needs no configuration of its own:
/// ALSA takes a definition in place of a name.
struct FileDevice: ~Copyable {
    private let path = "/tmp/simon-tones-\(UUID().uuidString).raw"

    deinit { unlink(path) }

    /// The name to open: anything goes into the file as it is written.
    var name: String { "file:{FILE=\(path) FORMAT=raw}" }

    /// What was played, as bytes.
    func bytes() throws -> Data { try Data(contentsOf: URL(filePath: path)) }

    /// Two of this device at once would overwrite one another, so it is never opened twice.
    func samples() throws -> [Int16] {
        try bytes().withUnsafeBytes { bytes in
            (0..<bytes.count / 2).map { bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self) }
        }
    }
}

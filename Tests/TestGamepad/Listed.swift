import Glibc

/// A client of the sequencer, as the test has written it down.
struct Listed {
    let number: Int32
    let isKernels: Bool
    let canBeRead: Bool
    let name: String

    /// The system announces by its second port.
    var lastPort: UInt8 { number == 0 ? 1 : 0 }

    /// All clients by their numbers.
    static var all: [Listed] {
        let system = Listed(number: 0, isKernels: true, canBeRead: true, name: "System")
        let game = Listed(number: Sequencer.game, isKernels: false, canBeRead: true, name: "")
        return ([system, game] + written).sorted { $0.number < $1.number }
    }

    private static var written: [Listed] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count == 4, let number = Int32(words[0]) else { return nil }
            return Listed(
                number: number, isKernels: words[1] == "kernel", canBeRead: words[2] == "read",
                name: String(words[3]))
        }
    }

    private static var text: String {
        guard let folder = getenv("SIMON_TEST_SEQUENCER") else { return "" }
        let file = openat(AT_FDCWD, String(cString: folder) + "/clients", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = pread(file, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}

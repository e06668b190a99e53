import GameRules
import Glibc
import WordLists

/// The word lists that there are to play with: those that ship, then the player's own.
enum WordListFolder {
    /// More files than anyone keeps; a folder of others' files must not hold up the start.
    private static let most = 100
    /// A byte more than a list may have, so that a larger file is told as such.
    private static let mostBytes = (1 << 20) + 1

    /// The files that ship and those of the folder `words`, by name.
    /// - Parameter dataFolder: the folder that `words` is in.
    static func files(dataFolder: String) -> [WordListFile] {
        let shipped = ShippedWordLists.files.map { WordListFile(name: $0.name, content: .bytes($0.bytes)) }
        let folder = dataFolder + "/words"
        return shipped + names(in: folder).map { WordListFile(name: $0, content: content(folder + "/" + $0)) }
    }

    /// The lists that can be played with, as the game takes them: of two of one name the first counts.
    static func lists(dataFolder: String) -> [WordList] { contents(dataFolder: dataFolder).lists }

    /// Why files of the folder `words` are no lists to play with.
    static func troubles(dataFolder: String) -> [WordListError] { contents(dataFolder: dataFolder).troubles }

    private static func contents(dataFolder: String) -> (lists: [WordList], troubles: [WordListError]) {
        let files = files(dataFolder: dataFolder)
        var lists: [WordList] = []
        var troubles: [WordListError] = []
        for (place, file) in files.enumerated() {
            do throws(WordListError) {
                let list = try file.list()
                let isNameTaken = lists.contains { $0.name == list.name }
                lists.append(isNameTaken ? try file.list(after: files[..<place]) : list)
            } catch { troubles.append(error) }
        }
        return (lists, troubles)
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name.hasSuffix(".json") && !name.hasPrefix(".") { names.append(name) }
        }
        return Array(names.sorted().prefix(most))
    }

    /// Without waiting: a pipe of that name is empty, and so not JSON.
    private static func content(_ path: String) -> WordListFile.Content {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return .unreadable(reason) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < mostBytes {
            let count = read(file, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { return .unreadable(reason) }
            guard count > 0 else { break }
            bytes += block[..<count]
        }
        return .bytes(bytes)
    }

    private static var reason: String { String(cString: strerror(errno)) }
}

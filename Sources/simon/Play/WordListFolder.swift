import GameRules
import System
import WordLists

/// Shipped word lists, then the player's own.
enum WordListFolder {
    /// So that a folder full of other files cannot delay the start.
    private static let maxFiles = 100
    private static let system = FileSystem.live

    static var shippedTags: [String] {
        let tags = contents(of: shipped).lists.flatMap { [$0.first.tag, $0.second.tag] }
        return tags.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static var shipped: [WordListFile] {
        ShippedWordLists.files.map { WordListFile(name: $0.name, content: .bytes($0.bytes)) }
    }

    /// - Parameter dataFolder: contains the folder `words`.
    static func files(dataFolder: String) -> [WordListFile] {
        let folder = dataFolder + "/words"
        let names = ((try? system.list(folder)) ?? []).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
            .sorted()
        return shipped
            + names.prefix(maxFiles).map { WordListFile(name: $0, content: content(folder, $0)) }
    }

    /// Of two lists with one name the first counts.
    static func lists(dataFolder: String) -> [WordList] { contents(of: files(dataFolder: dataFolder)).lists }

    /// Why files of the folder `words` are not valid lists.
    static func errors(dataFolder: String) -> [WordListError] {
        contents(of: files(dataFolder: dataFolder)).errors
    }

    private static func contents(of files: [WordListFile]) -> (lists: [WordList], errors: [WordListError]) {
        var lists: [WordList] = []
        var errors: [WordListError] = []
        for (index, file) in files.enumerated() {
            do throws(WordListError) {
                let list = try file.list()
                let isNameTaken = lists.contains { $0.name == list.name }
                lists.append(isNameTaken ? try file.list(after: files[..<index]) : list)
            } catch { errors.append(error) }
        }
        return (lists, errors)
    }

    private static func content(_ folder: String, _ name: String) -> WordListFile.Content {
        do throws(SystemError) {
            // A byte more than allowed, so that a larger file is reported as such.
            return .bytes(try system.beginning(of: folder + "/" + name, atMost: WordList.maxBytes + 1))
        } catch { return .unreadable(SystemError.text(of: error.code)) }
    }
}

import Glibc

/// A command that the player has installed; the raw values of `Command` are the names.
package struct InstalledCommand<Command: CaseIterable & RawRepresentable<String>> {
    package let command: Command
    package let path: String

    /// The first command, the better one first, in a folder of `PATH`. Relative folders are skipped: their meaning depends
    /// on where the game was started.
    package init?(in searchPath: String) {
        let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
        for command in Command.allCases {
            for folder in folders where access("\(folder)/\(command.rawValue)", X_OK) == 0 {
                (self.command, path) = (command, "\(folder)/\(command.rawValue)")
                return
            }
        }
        return nil
    }
}

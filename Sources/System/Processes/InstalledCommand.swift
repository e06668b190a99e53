import Glibc

/// A command that the player has installed; the raw values of `Command` are the names.
package struct InstalledCommand<Command: CaseIterable & RawRepresentable<String>> {
    package let command: Command
    /// Its file.
    package let path: String

    /// The first of the commands, the better one first, that stands in a folder of `PATH`; nil when there is none.
    ///
    /// Relative folders are passed over: what they mean depends on where the game was started.
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

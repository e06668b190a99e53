import Glibc

/// Looks for commands that the player may have installed.
public enum ExecutableLookup {
    /// The first of the commands that stands in a folder of `PATH`, with its file; nil when there is none.
    ///
    /// Relative folders are passed over: what they mean depends on where the game was started.
    /// - Parameter commands: the better one first; the raw value is the command's name.
    public static func first<Command: RawRepresentable<String>>(
        of commands: [Command], in searchPath: String
    ) -> (command: Command, path: String)? {
        let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
        for command in commands {
            for folder in folders where access("\(folder)/\(command.rawValue)", X_OK) == 0 {
                return (command, "\(folder)/\(command.rawValue)")
            }
        }
        return nil
    }
}

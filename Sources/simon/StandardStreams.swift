import Glibc
import System

/// The program may be started without them.
enum StandardStreams {
    /// Occupies closed ones, so that their numbers do not go to files opened later: a line for the player
    /// would end in a file of scores. Reading and writing fail in them as before.
    static func reserveStandardDescriptors() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
            // Gets the lowest free number, which is this one.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}

enum ProgramArguments {
    static var found: [String] {
        let words = (0..<Int(CommandLine.argc)).compactMap {
            CommandLine.unsafeArgv[$0].map { Path.text($0) }
        }
        return Array((words.isEmpty ? onStack : words).dropFirst())
    }

    /// Swift reads the command line from /proc, which a bare chroot does not have. The kernel also puts it on
    /// the stack: count, words, null, environment (System V ABI, "Initial Process Stack"). Only valid until
    /// the environment is changed, which moves it.
    private static var onStack: [String] {
        let stack = UnsafeRawPointer(environ).assumingMemoryBound(to: Int.self)
        var count = 0
        // A count is no address, so the first match is it.
        while stack[-2 - count] != count && count < 1 << 16 { count += 1 }
        return (0..<count).compactMap { index in
            UnsafePointer<CChar>(bitPattern: stack[-1 - count + index]).map { Path.text($0) }
        }
    }
}

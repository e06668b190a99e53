import Glibc

/// Standard input, output and error, without which a program may be started.
enum StandardStreams {
    /// Keeps the numbers of those that are closed from what is opened next, which would get what is meant for
    /// them: a line for the player in a file of scores. Reading and writing fail in them as before.
    static func reserveStandardDescriptors() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
            // The lowest number that is free, which is this one.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}

/// The words of the command line.
enum ProgramArguments {
    /// Those after the program's name.
    static var found: [String] {
        let words = CommandLine.arguments
        return Array((words.isEmpty ? onStack : words).dropFirst())
    }

    /// Swift reads the command line from /proc, which a bare chroot does not have. It also stands on the stack, where
    /// the kernel put it: how many, the words, null, the environment (System V ABI, "Initial Process Stack"). Only
    /// while nobody has changed the environment, which moves it.
    private static var onStack: [String] {
        let stack = UnsafeRawPointer(environ).assumingMemoryBound(to: Int.self)
        var count = 0
        // A count is no address, so that the first that fits is it.
        while stack[-2 - count] != count && count < 1 << 16 { count += 1 }
        return (0..<count).compactMap { index in
            UnsafePointer<CChar>(bitPattern: stack[-1 - count + index]).map { String(cString: $0) }
        }
    }
}

import Glibc

/// Standard input, output and error, without which a program may be started.
enum StandardStreams {
    /// Keeps the numbers of those that are closed from what is opened next, which would get what is meant for
    /// them: a line for the player in a file of scores. Reading and writing fail in them as before.
    static func keepApart() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
            // The lowest number that is free, which is this one.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}

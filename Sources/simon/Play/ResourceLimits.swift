import System
import Glibc

/// Whether the system leaves the program enough resources, checked before the terminal is taken.
enum ResourceLimits {
    /// Beside the standard streams: six for the terminal and the event loop, four to save a file in its
    /// locked folder. Sound and gamepads use what is left.
    private static let descriptors = 10
    /// Bytes for frames, files and the largest page of a history; measured with limits on the address space.
    private static let memory = 24 << 20

    static func check() throws(SystemError) {
        try checkDescriptors()
        let pages = mmap(nil, memory, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard pages != MAP_FAILED else { throw SystemError.last("mmap") }
        munmap(pages, memory)
    }

    private static func checkDescriptors() throws(SystemError) {
        var taken: [Int32] = []
        defer { for descriptor in taken { close(descriptor) } }
        for _ in 0..<descriptors {
            taken.append(try SystemError.check(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3), "dup"))
        }
    }
}

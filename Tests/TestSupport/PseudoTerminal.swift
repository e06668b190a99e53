package import Glibc

/// A pseudo-terminal, with the test in the place of the terminal.
package final class PseudoTerminal {
    /// Where a program opens it.
    package let path: String
    /// The settings before any program had it.
    package let found: termios
    /// The terminal's end, which does not block; below 0 once it has been taken away.
    package private(set) var master: Int32

    /// What <asm/ioctls.h> has for these, and the Glibc module has not: TIOCSPTLCK and TIOCGPTN.
    private static let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))

    package init(columns: Int, rows: Int) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var locked: Int32 = 0
        var number: UInt32 = 0
        guard master >= 0, ioctl(master, Self.setLock, &locked) == 0,
            ioctl(master, Self.getNumber, &number) == 0
        else { throw Child.Failure(operation: "open /dev/ptmx", code: errno) }
        path = "/dev/pts/\(number)"
        var settings = termios()
        tcgetattr(master, &settings)
        found = settings
        resize(columns: columns, rows: rows)
    }

    deinit { hangUp() }

    /// The settings at the moment.
    package var settings: termios {
        var settings = termios()
        tcgetattr(master, &settings)
        return settings
    }

    /// Types; returns how many bytes the terminal has taken.
    @discardableResult
    package func write(_ bytes: some Collection<UInt8>) -> Int {
        max(0, Array(bytes).withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) })
    }

    /// Gives the window another size, which the program gets to know by a signal.
    package func resize(columns: Int, rows: Int) {
        var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    /// Takes the terminal away from whatever runs in it.
    package func hangUp() {
        if master >= 0 { close(master) }
        master = -1
    }
}

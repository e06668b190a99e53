import Glibc
import System
import TerminalCore

/// A file descriptor of this program's own for a terminal, closed with its owner.
///
/// It is a second opening of the same terminal, so that `O_NONBLOCK` holds here alone and not for the
/// shell, which shares the standard streams' descriptions.
package struct Descriptor: ~Copyable {
    /// As the system calls it.
    package let number: Int32
    /// Whether reads and writes never wait. False where the terminal could not be opened again.
    package let isNonblocking: Bool

    /// Opens the terminal behind a standard stream again.
    package init(reopening standard: Int32, _ access: Int32) throws(TerminalError) {
        let flags = access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        var opened = open("/proc/self/fd/\(standard)", flags)
        // After su the terminal's file belongs to somebody else, but /dev/tty is open to all.
        if opened < 0, tcgetsid(standard) == getsid(0) { opened = open("/dev/tty", flags) }
        isNonblocking = opened >= 0
        number = opened >= 0 ? opened : fcntl(standard, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw .refused(.last("open")) }
    }

    /// A duplicate of another, with the same description.
    init(duplicating other: borrowing Descriptor) throws(TerminalError) {
        number = fcntl(other.number, F_DUPFD_CLOEXEC, 3)
        isNonblocking = other.isNonblocking
        guard number >= 0 else { throw .refused(.last("dup")) }
    }

    /// Opens a file that takes everything and keeps nothing.
    init(nothing: Void = ()) throws(TerminalError) {
        number = open("/dev/null", O_WRONLY | O_CLOEXEC)
        isNonblocking = true
        guard number >= 0 else { throw .refused(.last("open /dev/null")) }
    }

    deinit { Glibc.close(number) }

    /// The terminal's size; nil when it has hung up or does not know.
    var size: (columns: Int, rows: Int)? { window.map { (Int($0.ws_col), Int($0.ws_row)) } }

    private var window: winsize? {
        var window = winsize()
        let isKnown =
            ioctl(number, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0
        return isKnown ? window : nil
    }

    /// Its columns and rows, as far as they are drawn on: more than the largest screens show, since frames of the
    /// 65,535 by 65,535 cells that a terminal may claim to have would take more memory than there is. What lies beyond
    /// stays blank.
    var drawnSize: Size {
        // What VT100s had, where nothing better is known (a serial line).
        guard let (columns, rows) = size else { return Size(width: 80, height: 24) }
        return Size(width: min(columns, 500), height: min(rows, 200))
    }

    /// The pixels of one of its cells; nil when it does not know, as over a serial line.
    var cellSize: PixelSize? {
        guard let window else { return nil }
        let cell = PixelSize(
            width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
        let isBelievable = [cell.width, cell.height].allSatisfy(PixelSize.cellSides.contains)
        return isBelievable ? cell : nil
    }

    /// Whether the program is in the foreground of its terminal.
    var isForeground: Bool {
        let group = tcgetpgrp(number)
        return group < 0 || group == getpgrp()
    }
}

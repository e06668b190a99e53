import Glibc
import System
import TerminalCore

/// A descriptor of the program's own for a standard stream. A terminal is opened again, so that `O_NONBLOCK` does not
/// affect the shell, which shares the standard streams' descriptions.
package struct Descriptor: ~Copyable {
    package let number: Int32
    /// Only of a terminal, where it could be opened again.
    package let isNonblocking: Bool

    package init(standard: Int32, _ access: Int32) throws(TerminalError) {
        let flags = access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        var opened = isatty(standard) == 1 ? open("/proc/self/fd/\(standard)", flags) : -1
        // After su the terminal's file belongs to another user, but /dev/tty is open to all.
        if opened < 0, tcgetsid(standard) == getsid(0) { opened = open("/dev/tty", flags) }
        isNonblocking = opened >= 0
        number = opened >= 0 ? opened : fcntl(standard, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw .refused(.last("open")) }
    }

    /// With the same description.
    init(duplicating other: borrowing Descriptor) throws(TerminalError) {
        number = fcntl(other.number, F_DUPFD_CLOEXEC, 3)
        isNonblocking = other.isNonblocking
        guard number >= 0 else { throw .refused(.last("dup")) }
    }

    /// `/dev/null`.
    init(nothing: Void = ()) throws(TerminalError) {
        number = open("/dev/null", O_WRONLY | O_CLOEXEC)
        isNonblocking = true
        guard number >= 0 else { throw .refused(.last("open /dev/null")) }
    }

    deinit { Glibc.close(number) }

    /// Nil when the terminal has hung up or does not know.
    package var size: (columns: Int, rows: Int)? { window.map { (Int($0.ws_col), Int($0.ws_row)) } }

    private var window: winsize? {
        var window = winsize()
        let isKnown =
            ioctl(number, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0
        return isKnown ? window : nil
    }

    /// The part of the size that is drawn: more than the largest screens show, since frames of the 65,535 by 65,535 cells
    /// that a terminal may claim would take more memory than there is. The rest stays blank.
    var drawnSize: Size {
        // What VT100s had, where nothing better is known (a serial line).
        guard let (columns, rows) = size else { return Size(width: 80, height: 24) }
        return Size(width: min(columns, 500), height: min(rows, 200))
    }

    /// Nil when the terminal does not know, as over a serial line.
    var cellSize: PixelSize? {
        guard let window else { return nil }
        return cell(of: PixelSize(width: Int(window.ws_xpixel), height: Int(window.ws_ypixel)))
    }

    /// - Parameter area: the pixels of all cells.
    func cell(of area: PixelSize) -> PixelSize? {
        guard let (columns, rows) = size else { return nil }
        let cell = PixelSize(width: area.width / columns, height: area.height / rows)
        return cell.isCell ? cell : nil
    }

    var isForeground: Bool {
        let group = tcgetpgrp(number)
        return group < 0 || group == getpgrp()
    }
}

import Glibc
import TerminalCore

/// ncurses drawing the same pictures, as a reference for frames; loaded at run time where installed. In the
/// 16 colours, which both use unchanged.
final class Ncurses {
    private typealias NewTerminal =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutableRawPointer, UnsafeMutableRawPointer
        ) -> UnsafeMutableRawPointer?
    private typealias Action = @convention(c) () -> Int32
    private typealias PairChange = @convention(c) (Int16, Int16, Int16) -> Int32
    private typealias AttributeChange = @convention(c) (UInt32, Int16, UnsafeMutableRawPointer?) -> Int32
    private typealias Writing = @convention(c) (Int32, Int32, UnsafePointer<wchar_t>, Int32) -> Int32

    private let initPair: PairChange
    private let setAttributes: AttributeChange
    private let write: Writing
    private let refresh: Action
    private let leave: Action
    private let output: UnsafeMutablePointer<FILE>
    private var pairs: [[Int16]: Int16] = [:]

    /// As on an xterm with 256 colours, writing to a file; nil where it is not installed.
    init?(size: Size) {
        setlocale(LC_ALL, "C.UTF-8")
        setenv("LINES", "\(size.height)", 1)
        setenv("COLUMNS", "\(size.width)", 1)
        guard let library = dlopen("libncursesw.so.6", RTLD_NOW), let output = tmpfile(),
            let input = fopen("/dev/null", "r"), let create = dlsym(library, "newterm"),
            let colours = dlsym(library, "start_color"), let initPair = dlsym(library, "init_pair"),
            let attributes = dlsym(library, "attr_set"), let write = dlsym(library, "mvaddnwstr"),
            let refresh = dlsym(library, "refresh"), let leave = dlsym(library, "endwin")
        else { return nil }
        self.output = output
        self.initPair = unsafeBitCast(initPair, to: PairChange.self)
        setAttributes = unsafeBitCast(attributes, to: AttributeChange.self)
        self.write = unsafeBitCast(write, to: Writing.self)
        self.refresh = unsafeBitCast(refresh, to: Action.self)
        self.leave = unsafeBitCast(leave, to: Action.self)
        guard unsafeBitCast(create, to: NewTerminal.self)("xterm-256color", output, input) != nil else {
            return nil
        }
        _ = unsafeBitCast(colours, to: Action.self)()
    }

    deinit {
        _ = leave()
        fclose(output)
    }

    func show(_ canvas: Canvas) -> Int {
        for y in 0..<canvas.size.height {
            for x in 0..<canvas.size.width where !canvas[x, y].isContinuation { put(canvas[x, y], x, y) }
        }
        let before = written
        _ = refresh()
        return written - before
    }

    private func put(_ cell: Cell, _ x: Int, _ y: Int) {
        // A_BOLD, A_DIM and A_UNDERLINE of <curses.h>.
        var attributes: UInt32 = 0
        for (attribute, bit) in [(Style.Attributes.bold, 21), (.dim, 20), (.underline, 17)]
        where cell.style.attributes.contains(attribute) {
            attributes |= 1 << UInt32(bit)
        }
        _ = setAttributes(attributes, pair(cell.style), nil)
        let text = cell.character.unicodeScalars.map { wchar_t($0.value) } + [0]
        _ = write(Int32(y), Int32(x), text, -1)
    }

    private func pair(_ style: Style) -> Int16 {
        let colours = [style.foreground, style.background].map { Int16($0.console?.rawValue ?? 0) }
        if let known = pairs[colours] { return known }
        let number = Int16(pairs.count + 1)
        _ = initPair(number, colours[0], colours[1])
        pairs[colours] = number
        return number
    }

    private var written: Int {
        fflush(output)
        var status = stat()
        return fstat(fileno(output), &status) == 0 ? Int(status.st_size) : 0
    }
}

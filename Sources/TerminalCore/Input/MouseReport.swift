/// The three encodings of mouse reports; unknown for impossible buttons and positions.
enum MouseReport {
    /// rxvt's mode 1015: `CSI button ; column ; row M`, the button shifted by 32.
    static func urxvt(_ numbers: [Int?]) -> Event {
        old([numbers[0].map { $0 - 32 }, numbers[1], numbers[2]])
    }

    /// The oldest: three bytes, each shifted by 32.
    static func x10(_ bytes: [UInt8]) -> Event { old(bytes.map { Int($0) - 32 }) }

    /// The older encodings report any release as button 3.
    private static func old(_ numbers: [Int?]) -> Event {
        sgr(numbers, isRelease: numbers[0].map { $0 & 0b1110_0011 == 3 } ?? false)
    }

    /// Mode 1006: `CSI < button ; column ; row` and `M`, or `m` for a release.
    static func sgr(_ numbers: [Int?], isRelease: Bool) -> Event {
        guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2],
            button >= 0, column > 0, row > 0, let action = action(button, isRelease)
        else { return .unknown }
        return .mouse(MouseEvent(action, at: Point(x: column - 1, y: row - 1), modifiers(button)))
    }

    private static func action(_ button: Int, _ isRelease: Bool) -> MouseEvent.Action? {
        let number = button & 3
        if button & 128 != 0 { return button & 32 != 0 ? .move : isRelease ? .otherRelease : .otherPress }
        if button & 64 != 0 { return number == 0 ? .wheelUp : number == 1 ? .wheelDown : nil }
        if button & 32 != 0 { return .move }
        if isRelease { return number == 0 || number == 3 ? .release : .otherRelease }
        return number == 0 ? .press : number == 3 ? nil : .otherPress
    }

    /// Shift 4, Alt 8, Ctrl 16.
    private static func modifiers(_ button: Int) -> Modifiers { KeyTable.modifiers(1 + (button >> 2 & 7)) }
}

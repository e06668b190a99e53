package import TerminalCore

package struct RGB: Hashable, Sendable {
    /// sRGB, 0xRRGGBB.
    package let value: UInt32

    package init(_ value: UInt32) { self.value = value }

    /// This colour with a share (0 to 1) of another over it. Light adds linearly while sRGB does not; squares
    /// and a square root are close enough to keep blended edges from looking dark.
    package func mixed(with other: RGB, _ share: Double) -> RGB {
        if share <= 0 { return self }
        if share >= 1 { return other }
        return RGB(
            channel(16, other, share) << 16 | channel(8, other, share) << 8 | channel(0, other, share))
    }

    private func channel(_ shift: UInt32, _ other: RGB, _ share: Double) -> UInt32 {
        let mine = Double(value >> shift & 0xFF)
        let theirs = Double(other.value >> shift & 0xFF)
        return UInt32((mine * mine * (1 - share) + theirs * theirs * share).squareRoot().rounded())
    }

    var drained: RGB {
        let grey = UInt32((luminance.squareRoot() * 255).rounded())
        return mixed(with: RGB(grey << 16 | grey << 8 | grey), 0.6).mixed(with: RGB(0), 0.25)
    }

    /// WCAG 2.2, 0 (black) to 1 (white), with a square for its power of 2.4.
    package var luminance: Double {
        func linear(_ shift: UInt32) -> Double {
            let part = Double(value >> shift & 0xFF) / 255
            return part * part
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }

    var isDark: Bool { luminance < 0.3 }

    /// WCAG 2.2, 1 to 21.
    package func contrast(with other: RGB) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Between this ground and an ink: the contrast of 3 to 1 that WCAG 2.2 demands of what is not text to be
    /// read (1.4.11).
    func dimmed(_ ink: RGB) -> RGB {
        stride(from: 0.35, to: 1, by: 0.05).lazy.map { mixed(with: ink, $0) }
            .first { $0.contrast(with: self) >= 3 } ?? ink
    }

    package func colour(console: ConsoleColour) -> Colour { Colour(value, console: console) }
}

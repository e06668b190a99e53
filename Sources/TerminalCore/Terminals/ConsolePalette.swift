/// The 16 colours that the Linux console is given while the game runs.
///
/// Its own yellow is brown, and its plain colours are as bright as a lit pad should be. Each sequence ends by
/// itself (console_codes(4)); the console ignores the string terminator after it, which is for other terminals
/// of that name that would take everything that follows for an OSC.
enum ConsolePalette {
    /// sRGB by the console's numbers: black to white, then their bright twins.
    private static let colours: [UInt32] = [
        0x00_0000, 0xA3_2029, 0x12_7A3A, 0x9C_7C0E, 0x25_42C4, 0x75_5ACF, 0x1C_7F93, 0xB4_B6BE,
        0x6C_6F7A, 0xFF_6A60, 0x45_F08F, 0xFF_E04A, 0x6C_B2FF, 0xB9_A7FF, 0x6F_E3F2, 0xFF_FFFF,
    ]

    static let set: [UInt8] = colours.enumerated().flatMap { index, rgb in
        let digits = String(rgb | 0x100_0000, radix: 16).dropFirst()
        return Array("\u{1B}]P\(String(index, radix: 16))\(digits)\u{1B}\\".utf8)
    }

    static let reset = Array("\u{1B}]R\u{1B}\\".utf8)
}

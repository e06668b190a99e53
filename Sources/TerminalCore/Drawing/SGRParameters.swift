struct SGRParameters {
    private var bytes: [UInt8] = []

    /// Room for two direct colours: growing would take longer than writing them.
    init() { bytes.reserveCapacity(64) }

    /// Bytes between `CSI` and `m`; 0 when nothing changes.
    var cost: Int { bytes.count }
    var text: ArraySlice<UInt8> { bytes.dropLast() }

    mutating func add(_ number: Int) {
        bytes.append(decimal: number)
        bytes.append(UInt8(ascii: ";"))
    }

    /// Adds an ink; `base` is 30 for the foreground and 40 for the background.
    mutating func add(_ ink: Ink, base: Int) {
        switch ink {
        case .standard: add(base + 9)
        case .console(let number): add(number < 8 ? base + Int(number) : base + 60 + Int(number) - 8)
        case .indexed(let number):
            add(base + 8)
            add(5)
            add(Int(number))
        case .direct(let rgb):
            add(base + 8)
            add(2)
            for shift in [16, 8, 0] { add(Int(rgb >> UInt32(shift) & 0xFF)) }
        }
    }
}

@testable import ToneSynth

extension Mixer {
    /// The samples of `count` frames from `position` on.
    borrowing func samples(_ count: Int, from position: Int = 0) -> [Double] {
        let bus = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
        defer { bus.deallocate() }
        bus.initialize(repeating: 9)
        render(count, into: bus, from: position)
        return Array(bus)
    }
}

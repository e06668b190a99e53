@testable import ToneSynth

extension Mixer {
    /// The samples of `count` frames from `position` on, in mono.
    borrowing func samples(_ count: Int, from position: Int = 0) -> [Double] {
        channels(1, count, from: position)[0]
    }

    /// The samples of each of one or two channels.
    borrowing func channels(_ channels: Int, _ count: Int, from position: Int = 0) -> [[Double]] {
        let buffer = MixBuffer(capacity: count, channels: channels)
        buffer.left.update(repeating: 9)
        buffer.right?.update(repeating: 9)
        render(count, into: buffer, from: position)
        return [Array(buffer.left)] + (buffer.right.map { [Array($0)] } ?? [])
    }
}

/// Mixed samples, one buffer a channel with sound: one, or the front pair.
struct MixBuffer: ~Copyable {
    /// The only channel, or the left one.
    let left: UnsafeMutableBufferPointer<Double>
    /// Nil in mono.
    let right: UnsafeMutableBufferPointer<Double>?

    /// In frames.
    var capacity: Int { left.count }

    /// Silence.
    init(capacity: Int, channels: Int) {
        left = .allocate(capacity: capacity)
        left.initialize(repeating: 0)
        right = channels > 1 ? .allocate(capacity: capacity) : nil
        right?.initialize(repeating: 0)
    }

    deinit {
        left.deallocate()
        right?.deallocate()
    }

    @_noLocks
    func clear(_ count: Int) {
        for index in 0..<count { left[index] = 0 }
        guard let right else { return }
        for index in 0..<count { right[index] = 0 }
    }
}

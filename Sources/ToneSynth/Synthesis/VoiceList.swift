/// The voices of a mixer, in memory of its own: an array's reference counting may lock, and rendering must
/// not.
struct VoiceList: ~Copyable {
    private(set) var count = 0
    private var storage: UnsafeMutableBufferPointer<Voice>

    /// An empty list; more voices than it has room for make it grow.
    init(room: Int) { storage = .allocate(capacity: room) }

    deinit { storage.deallocate() }

    /// The voice at an index below `count`.
    subscript(index: Int) -> Voice {
        @_noLocks get { storage[index] }
        set { storage[index] = newValue }
    }

    /// Adds a voice at the end.
    mutating func append(_ voice: Voice) {
        if count == storage.count { grow() }
        storage.initializeElement(at: count, to: voice)
        count += 1
    }

    /// Removes the voices that something is true of.
    mutating func removeAll(where isIt: (Voice) -> Bool) {
        var kept = 0
        for index in 0..<count where !isIt(storage[index]) {
            storage[kept] = storage[index]
            kept += 1
        }
        count = kept
    }

    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Voice>.allocate(capacity: storage.count * 2)
        _ = larger.initialize(fromContentsOf: storage)
        storage.deallocate()
        storage = larger
    }
}

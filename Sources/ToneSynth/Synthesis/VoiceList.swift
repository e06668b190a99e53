/// In memory of its own: an array's reference counting may lock, and rendering must not.
struct VoiceList: ~Copyable {
    private(set) var count = 0
    private var storage: UnsafeMutableBufferPointer<Voice>

    init(room: Int) { storage = .allocate(capacity: room) }

    deinit { storage.deallocate() }

    subscript(index: Int) -> Voice {
        @_noLocks get { storage[index] }
        set { storage[index] = newValue }
    }

    mutating func append(_ voice: Voice) {
        if count == storage.count { grow() }
        storage.initializeElement(at: count, to: voice)
        count += 1
    }

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

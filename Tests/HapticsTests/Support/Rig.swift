import Model

@testable import Haptics

/// Haptics on an emulated kernel, with what the buttons did as a stream.
@MainActor
final class Rig {
    let kernel = EmulatedKernel()
    private let events: AsyncStream<GamepadEvent>
    private let changes: AsyncStream<[String]>
    private(set) var haptics: Haptics

    init(_ first: EmulatedKernel.Device? = nil, searchPath: String = "") {
        if let first { kernel.plug(first, as: "event0") }
        let (events, deliver) = AsyncStream.makeStream(of: GamepadEvent.self)
        let (changes, change) = AsyncStream.makeStream(of: [String].self)
        self.events = events
        self.changes = changes
        haptics = Haptics(kernel.system, searchPath: searchPath) { deliver.yield($0) }
        haptics.onChange = { [weak haptics] in change.yield(haptics?.deviceNames ?? []) }
    }

    /// Waits until devices have come or gone, and tells which are there.
    func nextChange() async -> [String] {
        for await names in changes { return names }
        return []
    }

    /// Waits for so many button events.
    func next(_ count: Int) async -> [GamepadEvent] {
        var result: [GamepadEvent] = []
        for await event in events {
            result.append(event)
            if result.count == count { break }
        }
        return result
    }
}

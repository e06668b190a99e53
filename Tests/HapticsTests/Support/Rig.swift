import System
import Model

@testable import Haptics

/// Haptics on an emulated kernel, with what the buttons did.
@MainActor
final class Rig {
    let kernel: EmulatedKernel
    let loop: EventLoop
    private let log = Log()
    private(set) var haptics: Haptics

    private final class Log {
        var events: [GamepadEvent] = []
        var reports = 0
        var changes: [[String]] = []
    }

    init(
        _ first: EmulatedKernel.Device? = nil, searchPath: String = "",
        _ tables: MappingTables = .none
    ) throws {
        kernel = try EmulatedKernel()
        loop = try EventLoop()
        if let first { kernel.plug(first, as: "event0") }
        haptics = Haptics(loop, kernel.system, searchPath: searchPath, tables) { [log] in
            log.events += $0
            log.reports += 1
        }
        haptics.onChange = { [weak haptics, log] in log.changes.append(haptics?.deviceNames ?? []) }
    }

    /// How often events were told.
    var reports: Int { log.reports }

    /// Waits until devices have come or gone, and tells which are there.
    func nextChange() -> [String] {
        loop.turn { !log.changes.isEmpty }
        return log.changes.removeFirst()
    }

    /// Waits for so many button events.
    func next(_ count: Int) -> [GamepadEvent] {
        loop.turn { log.events.count >= count }
        defer { log.events.removeFirst(count) }
        return log.events.prefix(count).uses
    }
}

extension MappingTables {
    static let none = MappingTables(environment: [:], dataFolder: nil, systemFolders: [])
}

extension Collection<GamepadEvent> {
    /// What the buttons are used for, without their numbers.
    var uses: [GamepadEvent] { map { GamepadEvent($0.button, isDown: $0.isDown) } }
}

extension Haptics {
    /// The names of the gamepads and vibrators that are there.
    var deviceNames: [String] { devices.values.map(\.name).sorted() }
}

extension EventLoop {
    /// Turns until something holds.
    func turn(until condition: () -> Bool) {
        while !condition() { turn(within: .milliseconds(2)) }
    }
}

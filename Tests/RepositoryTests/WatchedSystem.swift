import Foundation
import Synchronization
import TestSupport

@testable import Repository
@testable import System

/// The live system, which takes down what a folder holds after each call that changes it: what a program that is killed
/// there leaves behind.
final class WatchedSystem: Sendable {
    /// The files of a folder.
    typealias State = [String: [UInt8]]

    private let folder: String
    private let states = Mutex<[State]>([])
    private let isWatching = Mutex(false)

    init(_ folder: TemporaryFolder) { self.folder = folder.path }

    /// The states that the folder goes through meanwhile, the first one first.
    func states(during body: () throws -> Void) rethrows -> [State] {
        states.withLock { $0 = [] }
        isWatching.withLock { $0 = true }
        note()
        try body()
        isWatching.withLock { $0 = false }
        return states.withLock { $0 }
    }

    private func note() {
        guard isWatching.withLock({ $0 }) else { return }
        let state = current
        states.withLock { states in
            guard let last = states.last else { return states.append(state) }
            if last == state { return }
            // A line that only half came to the disk.
            for (name, bytes) in state
            where name.hasSuffix(".jsonl") && bytes.count > last[name, default: []].count {
                var torn = state
                torn[name] = Array(bytes[..<((last[name, default: []].count + bytes.count) / 2)])
                states.append(torn)
            }
            states.append(state)
        }
    }

    private var current: State {
        var state: State = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            state[name] = FileManager.default.contents(atPath: folder + "/" + name).map(Array.init)
        }
        return state
    }

    /// The calls, to be handed to what is tested.
    var system: FileSystem {
        var system = FileSystem.live
        system.make = { _, _, body throws(SystemError) in
            defer { self.note() }
            try body()
        }
        return system
    }
}

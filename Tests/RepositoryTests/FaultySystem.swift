import Glibc
import Synchronization
import TestSupport

@testable import Repository
@testable import System

/// The live system with calls that fail as told; counts all calls.
final class FaultySystem: Sendable {
    /// Which calls fail.
    enum Fault: Sendable {
        case never
        /// Only the call with that number, counted from 0 over all calls.
        case once(Int, code: Int32)
        /// That call and all after it.
        case from(Int, code: Int32)
        /// Every call of one kind.
        case every(FileSystem.Call, code: Int32)
        /// No call fails, but a write or a read takes a single byte.
        case bytewise
    }

    private struct State {
        var fault: Fault
        var calls: [FileSystem.Call] = []
        var failed: [FileSystem.Call] = []
    }

    private let state: Mutex<State>

    init(_ fault: Fault) { state = Mutex(State(fault: fault)) }

    /// Every call so far, in order.
    var calls: [FileSystem.Call] { state.withLock { $0.calls } }
    /// The calls that were made to fail.
    var failed: [FileSystem.Call] { state.withLock { $0.failed } }

    /// From now on other calls fail.
    func set(_ fault: Fault) { state.withLock { $0.fault = fault } }

    private func pass(_ call: FileSystem.Call, _ path: String) throws(SystemError) {
        let code = state.withLock { state -> Int32? in
            let number = state.calls.count
            state.calls.append(call)
            let code: Int32? =
                switch state.fault {
                case .once(number, let code): code
                case .from(let first, let code) where number >= first: code
                case .every(call, let code): code
                default: nil
                }
            if code != nil { state.failed.append(call) }
            return code
        }
        if let code { throw SystemError(call.rawValue, code: code, path: path) }
    }

    /// The calls, to be handed to what is tested.
    var system: FileSystem {
        var system = FileSystem.live
        system.make = { call, path, body throws(SystemError) in
            // Whatever `close` says, the descriptor is free afterwards.
            if call == .close { try body() }
            try self.pass(call, path)
            if call != .close { try body() }
        }
        if case .bytewise = state.withLock({ $0.fault }) { system.maxTransfer = 1 }
        return system
    }
}

import Glibc
import Synchronization
import TestSupport

@testable import Repository
@testable import System

/// The system calls that storage makes.
enum SystemCall: String, CaseIterable, Hashable, Sendable {
    case status, open, read, write, synchronize, truncate, close, rename, remove
    case makeFolder, list, readLink, lock
}

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
        case every(SystemCall, code: Int32)
        /// No call fails, but a write or a read takes a single byte.
        case bytewise
    }

    private struct State {
        var fault: Fault
        var calls: [SystemCall] = []
        var failed: [SystemCall] = []
    }

    private let state: Mutex<State>

    init(_ fault: Fault) { state = Mutex(State(fault: fault)) }

    /// Every call so far, in order.
    var calls: [SystemCall] { state.withLock { $0.calls } }
    /// The calls that were made to fail.
    var failed: [SystemCall] { state.withLock { $0.failed } }

    /// From now on other calls fail.
    func set(_ fault: Fault) { state.withLock { $0.fault = fault } }

    private func pass(_ call: SystemCall, _ path: String) throws(SystemError) {
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

    private var isBytewise: Bool {
        state.withLock { if case .bytewise = $0.fault { true } else { false } }
    }

    /// The calls, to be handed to what is tested.
    var system: FileSystem {
        let live = FileSystem.live
        var system = live
        system.status = { path throws(SystemError) in
            try self.pass(.status, path)
            return try live.status(path)
        }
        system.openStatus = { file, path throws(SystemError) in
            try self.pass(.status, path)
            return try live.openStatus(file, path)
        }
        system.open = { path, mode throws(SystemError) in
            try self.pass(.open, path)
            return try live.open(path, mode)
        }
        system.read = { file, buffer, offset, path throws(SystemError) in
            try self.pass(.read, path)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(self.isBytewise ? 1 : .max))
            return try live.read(file, part, offset, path)
        }
        system.write = { file, bytes, path throws(SystemError) in
            try self.pass(.write, path)
            return try live.write(file, .init(rebasing: bytes.prefix(self.isBytewise ? 1 : .max)), path)
        }
        system.synchronize = { file, path throws(SystemError) in
            try self.pass(.synchronize, path)
            try live.synchronize(file, path)
        }
        system.truncate = { file, size, path throws(SystemError) in
            try self.pass(.truncate, path)
            try live.truncate(file, size, path)
        }
        system.close = { file, path throws(SystemError) in
            // Whatever `close` says, the descriptor is free afterwards.
            try live.close(file, path)
            try self.pass(.close, path)
        }
        system.rename = { from, to throws(SystemError) in
            try self.pass(.rename, to)
            try live.rename(from, to)
        }
        system.remove = { path throws(SystemError) in
            try self.pass(.remove, path)
            try live.remove(path)
        }
        system.makeFolder = { path throws(SystemError) in
            try self.pass(.makeFolder, path)
            try live.makeFolder(path)
        }
        system.list = { path throws(SystemError) in
            try self.pass(.list, path)
            return try live.list(path)
        }
        system.readLink = { path throws(SystemError) in
            try self.pass(.readLink, path)
            return try live.readLink(path)
        }
        system.lock = { file, path throws(SystemError) in
            try self.pass(.lock, path)
            try live.lock(file, path)
        }
        return system
    }
}

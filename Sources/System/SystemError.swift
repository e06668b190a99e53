import Glibc

/// A system call that failed, and on what.
package struct SystemError: Error, Hashable, Sendable {
    /// The call's name in the manual.
    package let call: String
    /// Its `errno`.
    package let code: Int32
    /// The file or folder; empty where there is none.
    package let path: String

    package init(_ call: String, code: Int32, path: String = "") {
        (self.call, self.code, self.path) = (call, code, path)
    }

    /// The call that has just failed.
    package static func last(_ call: String, _ path: String = "") -> SystemError {
        SystemError(call, code: errno, path: path)
    }

    /// What a call returned, unless it says that the call failed.
    @discardableResult
    package static func check<Result: SignedInteger>(
        _ result: Result, _ call: String, _ path: String = ""
    ) throws(SystemError) -> Result {
        guard result >= 0 else { throw .last(call, path) }
        return result
    }

    /// The same failure, reported for the file that matters to the player.
    package func on(_ path: String) -> SystemError { SystemError(call, code: code, path: path) }

    /// Whether there is simply nothing at the path.
    package var isAbsence: Bool { code == ENOENT }
}

import Glibc

/// A system call that failed.
package struct SystemError: Error, Hashable, Sendable {
    /// Its name in the manual.
    package let call: String
    /// The `errno`.
    package let code: Int32
    /// Empty where there is none.
    package let path: String

    package init(_ call: String, code: Int32, path: String = "") {
        (self.call, self.code, self.path) = (call, code, path)
    }

    /// The call that has just failed.
    package static func last(_ call: String, _ path: String = "") -> SystemError {
        SystemError(call, code: errno, path: path)
    }

    /// A call's result; throws when it is negative.
    @discardableResult
    package static func check<Result: SignedInteger>(
        _ result: Result, _ call: String, _ path: String = ""
    ) throws(SystemError) -> Result {
        guard result >= 0 else { throw .last(call, path) }
        return result
    }

    /// The same error for the path that the player knows.
    package func on(_ path: String) -> SystemError { SystemError(call, code: code, path: path) }

    /// Nothing is at the path.
    package var isAbsence: Bool { code == ENOENT }
}

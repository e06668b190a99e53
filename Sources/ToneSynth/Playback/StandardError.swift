import Glibc
import Synchronization

/// Keeps libraries below libasound from printing on the screen: libjack writes three lines to standard error when it finds
/// no server, and has no setting against it before it is loaded.
final class StandardError: Sendable {
    private struct State {
        /// Of openings under way.
        var depth = 0
        /// The real standard error meanwhile.
        var real: Int32 = -1
    }

    static let shared = StandardError(descriptor: 2)

    private let descriptor: Int32
    private let state = Mutex(State())

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Suppresses output until `restore`.
    func silence() {
        state.withLock { state in
            state.depth += 1
            guard state.depth == 1 else { return }
            let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
            guard nothing >= 0 else { return }
            state.real = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
            if state.real >= 0 { dup2(nothing, descriptor) }
            close(nothing)
        }
    }

    func restore() {
        state.withLock { state in
            guard state.depth > 0 else { return }
            state.depth -= 1
            if state.depth == 0 { reinstate(&state) }
        }
    }

    /// Also while an opening hangs.
    func restoreAll() {
        state.withLock { state in
            state.depth = 0
            reinstate(&state)
        }
    }

    private func reinstate(_ state: inout State) {
        guard state.real >= 0 else { return }
        dup2(state.real, descriptor)
        close(state.real)
        state.real = -1
    }

    /// Quiets libjack for good, once it has been loaded.
    static func quietJACK() {
        guard let library = dlopen("libjack.so.0", RTLD_NOW | RTLD_NOLOAD) else { return }
        defer { dlclose(library) }
        typealias Handler = @convention(c) (UnsafePointer<CChar>?) -> Void
        typealias Setter = @convention(c) (Handler?) -> Void
        for name in ["jack_set_error_function", "jack_set_info_function"] {
            guard let symbol = dlsym(library, name) else { continue }
            unsafeBitCast(symbol, to: Setter.self)({ _ in })
        }
    }
}

import System
import Glibc

/// Reports files that appear in a folder and vanish from it, without polling.
///
/// A missing folder, as `/dev/input` is until the first device is added, is awaited in its parent.
@MainActor
final class DirectoryWatcher {
    enum Change: Hashable, Sendable {
        /// Or other users may open it now.
        case appeared(String)
        case vanished(String)
        /// Anything may have happened.
        case unknown
    }

    private static let inFolder = UInt32(IN_CREATE | IN_ATTRIB | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM)

    private let folder: String
    private let file: Int32
    private var reading: DescriptorWatch?
    private var watch: Int32 = -1
    private var parentWatch: Int32 = -1
    private var buffer = [UInt8](repeating: 0, count: 4096)
    private let onChange: (Change) -> Void

    /// Nil where the kernel does not allow it.
    init?(_ loop: EventLoop, folder: String, onChange: @escaping (Change) -> Void) {
        file = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard file >= 0 else { return nil }
        self.folder = folder
        self.onChange = onChange
        reading = loop.watch(file) { [weak self] in self?.read() }
        arm()
    }

    func close() {
        reading?.cancel()
        reading = nil
    }

    isolated deinit {
        reading?.cancel()
        _ = Glibc.close(file)
    }

    private func arm() {
        watch = inotify_add_watch(file, folder, Self.inFolder)
        guard watch < 0 else {
            if parentWatch >= 0 { _ = inotify_rm_watch(file, parentWatch) }
            parentWatch = -1
            return
        }
        guard parentWatch < 0 else { return }
        parentWatch = inotify_add_watch(file, Path.folder(of: folder) ?? "/", UInt32(IN_CREATE | IN_MOVED_TO))
        // It may have appeared between the two.
        if parentWatch >= 0 { arm() }
    }

    private func read() {
        let count = Glibc.read(file, &buffer, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= count {
            let event = buffer.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            }
            let name = buffer[(offset + head)...].prefix(Int(event.len)).prefix { $0 != 0 }
            handle(event, String(decoding: name, as: UTF8.self))
            offset += head + Int(event.len)
        }
    }

    private func handle(_ event: inotify_event, _ file: String) {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return onChange(.unknown) }
        if event.wd == parentWatch {
            guard file == Path.name(of: folder) else { return }
            arm()
            return onChange(.unknown)
        }
        guard event.wd == watch else { return }
        // The folder itself is gone, and the kernel has dropped the watch.
        if event.mask & UInt32(IN_IGNORED) != 0 {
            arm()
            // Another of its name may exist already, with files in it.
            return onChange(.unknown)
        }
        guard !file.isEmpty else { return }
        let vanished = event.mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0
        onChange(vanished ? .vanished(file) : .appeared(file))
    }
}

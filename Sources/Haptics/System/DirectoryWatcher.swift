import System
import Glibc

/// Tells of files that appear in a folder and vanish from it, without ever looking by itself.
///
/// A folder that is missing, as `/dev/input` is until the first device comes, is awaited in its parent.
@MainActor
final class DirectoryWatcher {
    enum Change: Hashable, Sendable {
        /// A file has appeared, or other people may open it now.
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

    /// Watches from now on; nil where the kernel does not allow it, and then nothing is ever told.
    init?(_ loop: EventLoop, folder: String, onChange: @escaping (Change) -> Void) {
        file = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard file >= 0 else { return nil }
        self.folder = folder
        self.onChange = onChange
        reading = loop.watch(file) { [weak self] in self?.read() }
        arm()
    }

    /// Stops watching.
    func close() {
        reading?.cancel()
        reading = nil
    }

    isolated deinit {
        reading?.cancel()
        _ = Glibc.close(file)
    }

    private var name: Substring { folder.split(separator: "/").last ?? "" }

    private var parent: String { String(folder.dropLast(name.count + 1)) }

    private func arm() {
        watch = inotify_add_watch(file, folder, Self.inFolder)
        guard watch < 0 else {
            if parentWatch >= 0 { _ = inotify_rm_watch(file, parentWatch) }
            parentWatch = -1
            return
        }
        guard parentWatch < 0 else { return }
        parentWatch = inotify_add_watch(file, parent, UInt32(IN_CREATE | IN_MOVED_TO))
        // It may have come between the two.
        if parentWatch >= 0 { arm() }
    }

    private func read() {
        let count = Glibc.read(file, &buffer, buffer.count)
        guard count > 0 else { return }
        var place = 0
        let head = MemoryLayout<inotify_event>.size
        while place + head <= count {
            let event = buffer.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
            }
            let name = buffer[(place + head)...].prefix(Int(event.len)).prefix { $0 != 0 }
            handle(event, String(decoding: name, as: UTF8.self))
            place += head + Int(event.len)
        }
    }

    private func handle(_ event: inotify_event, _ file: String) {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return onChange(.unknown) }
        if event.wd == parentWatch {
            guard file == name else { return }
            arm()
            return onChange(.unknown)
        }
        guard event.wd == watch else { return }
        // The folder itself has gone, and the kernel has dropped the watch.
        if event.mask & UInt32(IN_IGNORED) != 0 {
            arm()
            // One of the same name may be there already, with files in it.
            return onChange(.unknown)
        }
        guard !file.isEmpty else { return }
        let vanished = event.mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0
        onChange(vanished ? .vanished(file) : .appeared(file))
    }
}

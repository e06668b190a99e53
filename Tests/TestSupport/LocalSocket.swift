import Glibc

/// A socket in the file system that a program takes for a device: the test's end of it, which waits for nobody.
package final class LocalSocket {
    private let listener: Int32
    private var connection: Int32 = -1

    package init(at path: String) throws {
        let type = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
        listener = socket(AF_UNIX, Int32(type), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let fits = path.utf8.count < MemoryLayout.size(ofValue: address.sun_path)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard fits, code == 0, listen(listener, 8) == 0 else {
            throw Child.Failure(operation: "listen at \(path)", code: errno)
        }
    }

    deinit { for file in [connection, listener] where file >= 0 { close(file) } }

    /// The connection of whoever has opened it; -1 while nobody has.
    package var peer: Int32 {
        if connection < 0 {
            connection = accept(listener, nil, nil)
            // A game that another test starts meanwhile is not to inherit it, nor is anyone to wait for it.
            if connection >= 0 {
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                _ = fcntl(connection, F_SETFL, O_NONBLOCK)
            }
        }
        return connection
    }
}

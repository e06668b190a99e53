import Glibc

extension FileSystem {
    /// The same calls, made again whenever a signal interrupts them.
    /// - Parameter progress: told of each call that has come back, whatever it says.
    package func uninterrupted(_ progress: FileProgress? = nil) -> FileSystem {
        @Sendable func again<Answer>(
            _ call: @autoclosure () throws(SystemError) -> Answer
        ) throws(SystemError) -> Answer {
            defer { progress?.callReturned() }
            while true {
                do throws(SystemError) { return try call() } catch {
                    guard error.code == EINTR else { throw error }
                }
            }
        }
        return FileSystem(
            status: { path throws(SystemError) in try again(try status(path)) },
            openStatus: { file, path throws(SystemError) in try again(try openStatus(file, path)) },
            open: { path, mode throws(SystemError) in try again(try open(path, mode)) },
            read: { file, buffer, offset, path throws(SystemError) in
                try again(try read(file, buffer, offset, path))
            },
            write: { file, bytes, path throws(SystemError) in try again(try write(file, bytes, path)) },
            synchronize: { file, path throws(SystemError) in try again(try synchronize(file, path)) },
            truncate: { file, size, path throws(SystemError) in try again(try truncate(file, size, path)) },
            close: { file, path throws(SystemError) in
                defer { progress?.callReturned() }
                // On Linux the descriptor is free even then: closing it again could close another file.
                do throws(SystemError) { try close(file, path) } catch {
                    guard error.code == EINTR else { throw error }
                }
            },
            rename: { from, to throws(SystemError) in try again(try rename(from, to)) },
            remove: { path throws(SystemError) in try again(try remove(path)) },
            makeFolder: { path throws(SystemError) in try again(try makeFolder(path)) },
            list: { path throws(SystemError) in try again(try list(path)) },
            readLink: { path throws(SystemError) in try again(try readLink(path)) },
            lock: { file, path throws(SystemError) in try again(try lock(file, path)) },
            pause: pause, uptime: uptime, uniqueNumber: uniqueNumber)
    }
}

import Glibc

package enum CommandOutput {
    /// What comes after is not read.
    static let maxBytes = 1 << 23

    /// Runs a command and returns its standard output, or nil when it cannot be started or does not close its output in
    /// time. The command and what it has started are then killed.
    package static func read(_ path: String, _ arguments: [String], within limit: Duration) -> [UInt8]? {
        let table = ProcessTable()
        guard let child = table.start(path, arguments) else { return nil }
        defer {
            table.close()
            _ = Glibc.close(child.socket)
            _ = table.reap(child.number)
        }
        let end = ContinuousClock.now + limit
        var said: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while said.count < maxBytes {
            let rest = end - .now
            guard rest > .zero else { return nil }
            _ = Readiness.reading.isReached(by: child.socket, within: rest)
            do throws(SystemError) {
                let count = try piece.read(from: child.socket)
                said += piece[..<count]
            } catch { return [0, ECONNRESET].contains(error.code) ? said : nil }
        }
        return said
    }
}

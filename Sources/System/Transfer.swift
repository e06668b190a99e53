import Glibc

extension ArraySlice<UInt8> {
    /// Removes the bytes that are taken now, which may be none.
    package mutating func write(to descriptor: Int32) throws(SystemError) {
        while true {
            let count = withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return self = dropFirst(count) }
            if errno == EAGAIN { return }
            guard errno == EINTR else { throw .last("write") }
        }
    }
}

extension [UInt8] {
    /// Reads what is available and fits, and returns its length: 0 when nothing is there yet.
    /// - Throws: also at the end, with code 0.
    package mutating func read(from descriptor: Int32) throws(SystemError) -> Int {
        while true {
            let count = Glibc.read(descriptor, &self, self.count)
            if count > 0 { return count }
            if count == 0 { throw SystemError("read", code: 0) }
            if errno == EAGAIN { return 0 }
            guard errno == EINTR else { throw .last("read") }
        }
    }
}

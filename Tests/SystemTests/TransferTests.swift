import Glibc
import Testing

@testable import System

/// Pipes that are full, empty or closed.
@Suite struct TransferTests {
    /// The ends of a pipe that nobody waits at.
    private func withPipe(_ body: (_ readEnd: Int32, _ writeEnd: Int32) throws -> Void) throws {
        var ends: [Int32] = [-1, -1]
        try SystemError.check(pipe(&ends), "pipe")
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        defer { for end in ends { close(end) } }
        try body(ends[0], ends[1])
    }

    @Test func whatIsNotTakenIsKept() throws {
        try withPipe { readEnd, writeEnd in
            let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
            var rest = bytes[...]
            try rest.write(to: writeEnd)
            #expect(!rest.isEmpty && !Readiness.writing.isReached(by: writeEnd, within: .milliseconds(1)))
            try rest.write(to: writeEnd)
            var (piece, read) = ([UInt8](repeating: 0, count: 30_000), [UInt8]())
            while case let count = try piece.read(from: readEnd), count > 0 { read += piece[..<count] }
            #expect(read + rest == bytes)
        }
    }

    @Test func theEndIsToldFromNothingYet() throws {
        try withPipe { readEnd, writeEnd in
            var buffer: [UInt8] = [0]
            let count = try buffer.read(from: readEnd)
            #expect(count == 0 && !Readiness.reading.isReached(by: readEnd))
            let end = open("/dev/null", O_RDONLY)
            defer { close(end) }
            #expect(throws: SystemError("read", code: 0)) { try buffer.read(from: end) }
            var byte: ArraySlice<UInt8> = [1]
            #expect(throws: SystemError("write", code: EBADF)) { try byte.write(to: end) }
        }
    }

    @Test(
        arguments: [
            (nil, -1), (.seconds(-1), 0), (.zero, 0), (.nanoseconds(1), 1), (.milliseconds(20), 20),
            (.microseconds(20_001), 21), (.seconds(1_000_000), 86_400_000),
        ] as [(Duration?, Int32)])
    func waitsAreRoundedUp(wait: Duration?, milliseconds: Int32) {
        #expect(Readiness.timeout(wait) == milliseconds)
    }
}

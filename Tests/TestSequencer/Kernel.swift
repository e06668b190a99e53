internal import CSequencer
internal import Glibc

// The calls that libasound reaches the sequencer by. A preloaded library's functions go before those of the C
// library that they are named after; what is not about the sequencer goes on to those.
//
// The sequencer is a socket of the test's: what the game reads from it and writes to it are the kernel's events,
// and what it asks is answered here.

/// Where the sequencer's file leads to; nil for any other file.
private func place(of path: UnsafePointer<CChar>) -> String? {
    guard String(cString: path) == "/dev/snd/seq" else { return nil }
    guard let folder = getenv("SIMON_TEST_SEQUENCER") else { return "/nowhere" }
    return String(cString: folder) + "/dev/snd/seq"
}

/// Opens a file; the sequencer by a connection to the test.
@_cdecl("open")
public func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt32) -> Int32 {
    place(of: path).map(Wire.connect) ?? openat(AT_FDCWD, path, flags, mode)
}

/// Tells whether there is a file.
@_cdecl("access")
public func mayAccess(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32 {
    faccessat(AT_FDCWD, place(of: path) ?? String(cString: path), mode, 0)
}

/// Reads; from the sequencer whole events, and of those only what the game's filter lets through.
@_cdecl("read")
public func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    if let bytes, Wire.leadsToTest(file) { return Wire.receive(file, bytes, count, Sequencer.letsThrough) }
    var piece = iovec(iov_base: bytes, iov_len: count)
    return readv(file, &piece, 1)
}

/// Writes; the game's events go to the test.
@_cdecl("write")
public func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    if Wire.leadsToTest(file) { return send(file, bytes, count, Int32(MSG_NOSIGNAL)) }
    var piece = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes), iov_len: count)
    return writev(file, &piece, 1)
}

/// Asks the sequencer, or any other device.
@_cdecl("ioctl")
public func control(_ file: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer?) -> Int32 {
    if let argument, Wire.leadsToTest(file) {
        let code = Sequencer.answer(request, argument, file)
        guard code != 0 else { return 0 }
        errno = code
        return -1
    }
    typealias Control = @convention(c) (Int32, UInt, UnsafeMutableRawPointer?) -> Int32
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    return unsafeBitCast(dlsym(next, "ioctl"), to: Control.self)(file, request, argument)
}

import Glibc

// The calls that the game reaches gamepads and the sequencer by. A preloaded library's functions go before those
// of the C library that they are named after; what is not about these devices goes on to those.
//
// A gamepad is a socket of the test's. Which descriptors are gamepads is asked of the kernel each time, so
// that there is nothing to remember and to lock.

/// Paths of the real folders lead to the test's; without a test's folder to nowhere.
private func place(of path: UnsafePointer<CChar>) -> String? {
    let path = String(cString: path)
    guard path == "/dev/input" || path.hasPrefix("/dev/input/") || path.hasPrefix("/sys/class/input/") else {
        return nil
    }
    guard let folder = getenv("SIMON_TEST_GAMEPADS") else { return "/nowhere" }
    return String(cString: folder) + path
}

/// Opens a file; a device by a connection to the test.
@_cdecl("open")
package func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt32) -> Int32 {
    if SequencerFile.isMeant(path) { return Wire.connect(to: SequencerFile.path) }
    guard let place = place(of: path) else { return openat(AT_FDCWD, path, flags, mode) }
    return Wire.connect(to: place)
}

/// The same, as programs that were built with `_FORTIFY_SOURCE` call it; Debian's libasound was.
@_cdecl("__open_2")
package func openCheckedFile(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    openFile(path, flags, 0)
}

/// Tells whether there is a file.
@_cdecl("access")
package func mayAccess(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32 {
    faccessat(AT_FDCWD, SequencerFile.isMeant(path) ? SequencerFile.path : String(cString: path), mode, 0)
}

/// Opens a folder.
@_cdecl("opendir")
package func openFolder(_ path: UnsafePointer<CChar>) -> OpaquePointer? {
    let file = openat(AT_FDCWD, place(of: path) ?? String(cString: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return file < 0 ? nil : fdopendir(file)
}

/// Has the kernel tell of changes in a folder.
@_cdecl("inotify_add_watch")
package func watchFolder(_ file: Int32, _ path: UnsafePointer<CChar>, _ events: UInt32) -> Int32 {
    typealias Watch = @convention(c) (Int32, UnsafePointer<CChar>, UInt32) -> Int32
    let watch = unsafeBitCast(dlsym(next, "inotify_add_watch"), to: Watch.self)
    return place(of: path).map { watch(file, $0, events) } ?? watch(file, path, events)
}

/// Reads; a gamepad that has been unplugged says so instead of ending.
@_cdecl("read")
package func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    if let bytes, SequencerFile.isOpen(as: file) { return SequencerFile.read(file, bytes, count) }
    var piece = iovec(iov_base: bytes, iov_len: count)
    let length = readv(file, &piece, 1)
    guard length == 0, count > 0, Wire.leadsToTest(file) else { return length }
    errno = ENODEV
    return -1
}

/// Writes; a gamepad that has been unplugged says so.
@_cdecl("write")
package func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    guard Wire.leadsToTest(file) else {
        var piece = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes), iov_len: count)
        return writev(file, &piece, 1)
    }
    let length = send(file, bytes, count, Int32(MSG_NOSIGNAL))
    if length < 0 && errno == EPIPE { errno = ENODEV }
    return length
}

/// Asks a device.
@_cdecl("ioctl")
package func control(_ file: Int32, _ request: UInt, _ argument: UnsafeMutableRawPointer?) -> Int32 {
    if let argument, SequencerFile.isOpen(as: file) {
        let code = Sequencer.answer(request, argument, file)
        if code != 0 { errno = code }
        return code == 0 ? 0 : -1
    }
    if let argument, Wire.leadsToTest(file) {
        guard Pad.answer(request, argument) else {
            errno = EINVAL
            return -1
        }
        return 0
    }
    typealias Control = @convention(c) (Int32, UInt, UnsafeMutableRawPointer?) -> Int32
    return unsafeBitCast(dlsym(next, "ioctl"), to: Control.self)(file, request, argument)
}

/// RTLD_NEXT of <dlfcn.h>, which the Glibc module has not.
private var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

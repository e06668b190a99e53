import Glibc

/// Brings a file to the disk; one that takes so many milliseconds for it, where a test says so.
@_cdecl("fsync")
package func synchronize(_ file: Int32) -> Int32 {
    if let time = getenv("SIMON_TEST_FSYNC").flatMap({ UInt32(String(cString: $0)) }) { usleep(time * 1_000) }
    typealias Synchronize = @convention(c) (Int32) -> Int32
    return unsafeBitCast(dlsym(next, "fsync"), to: Synchronize.self)(file)
}

/// RTLD_NEXT of <dlfcn.h>, which the Glibc module has not.
private var next: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

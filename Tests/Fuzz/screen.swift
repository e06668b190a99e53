/// What libFuzzer calls with every input that it thinks of, on the program's first thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let script = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated { ScreenFuzz.check(script) }
    return 0
}

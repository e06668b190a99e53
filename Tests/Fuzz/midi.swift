/// What libFuzzer calls with every input that it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    MIDICheck.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

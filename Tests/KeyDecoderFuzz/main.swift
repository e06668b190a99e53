// Feeds the key decoder with hostile bytes. With libFuzzer and AddressSanitizer:
//
//     swift build -c release --product KeyDecoderFuzz --scratch-path .build/fuzz \
//         -Xswiftc -sanitize=fuzzer,address -Xswiftc -DFUZZING -Xswiftc -use-ld=lld
//     .build/fuzz/release/KeyDecoderFuzz -max_len=4096 -max_total_time=600
//
// Built without those it runs the files that it is given once each, to look at a finding again.
import Glibc
import TerminalCore

#if FUZZING
    @_silgen_name("LLVMFuzzerRunDriver")
    private func runDriver(
        _ count: UnsafeMutablePointer<Int32>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

    /// Bytes fed so far; libFuzzer calls from one thread alone.
    nonisolated(unsafe) var fed = 0
    atexit { print("fed \(fed) bytes") }

    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
        runDriver(&count, &arguments) { bytes, count in
            fed += count
            DecoderCheck.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
        })
#else
    for path in CommandLine.arguments.dropFirst() {
        guard let file = fopen(path, "r") else { continue }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
        fclose(file)
        DecoderCheck.run(bytes)
        print("\(path): \(bytes.count) bytes")
    }
#endif

import CALSA
import Glibc
import Synchronization

/// An open playback stream of libasound; owns it.
///
/// Return codes are checked only here and in `PCMSetup`. The stream is opened non-blocking, so that writing never waits;
/// opening and preparing may wait for a sound server.
struct PCM: PlaybackStream, ~Copyable {
    private let handle: OpaquePointer
    let chain: DeviceChain
    let format: StreamFormat

    /// Opens and configures a device: with its own formats, rates and channels if possible, so that only we convert, else
    /// with libasound's conversion of the format, at last also of the rate (whose rounding was heard as 9 cents at 22,050 Hz).
    init(device: String, for use: StreamUse = .presses) throws(PCMError) {
        try Self.checkMemory()
        StandardError.shared.silence()
        defer {
            StandardError.quietJACK()
            StandardError.shared.restore()
        }
        try Self.checkConfiguration(device)
        do {
            try self.init(device, use, mode: SND_PCM_NO_AUTO_RESAMPLE | SND_PCM_NO_AUTO_FORMAT)
        } catch {
            guard error.operation == .configure else { throw error }
            do {
                try self.init(device, use, mode: SND_PCM_NO_AUTO_RESAMPLE)
            } catch {
                try self.init(device, use, mode: 0)
            }
        }
    }

    /// The libraries of sound servers do not check allocations: PipeWire's ends the program where an `RLIMIT_AS` leaves less
    /// than 28 MB.
    private static func checkMemory() throws(PCMError) {
        let size = 48 << 20
        let pages = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        guard pages != MAP_FAILED else { throw PCMError(operation: .open, code: ENOMEM) }
        munmap(pages, size)
    }

    /// Whether each device's configuration is sound, which takes some milliseconds to find out.
    private static let checked = Mutex<[String: Bool]>([:])

    /// What the system's packages have installed is not doubted, only what a player has written.
    private static func checkConfiguration(_ device: String) throws(PCMError) {
        let isSound = checked.withLock { checked in
            let known = checked[device]
            let isSound = known ?? (!ConfigurationFiles.detect().hasOwnFiles || calsa_survives(device) != 0)
            checked[device] = isSound
            return isSound
        }
        guard isSound else { throw PCMError(operation: .open, code: ELOOP) }
    }

    private init(_ device: String, _ use: StreamUse, mode: Int32) throws(PCMError) {
        var opened: OpaquePointer?
        try Self.check(snd_pcm_open(&opened, device, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK | mode), .open)
        guard let opened else { throw PCMError(operation: .open, code: EIO) }
        let chain = DeviceChain(description: Self.dump(opened))
        let format: StreamFormat
        do {
            format = try PCMSetup(handle: opened, chain: chain, use: use).negotiate()
        } catch {
            snd_pcm_close(opened)
            throw error
        }
        (self.handle, self.chain, self.format) = (opened, chain, format)
    }

    deinit { snd_pcm_close(handle) }

    func prepare() throws(PCMError) { try Self.check(snd_pcm_prepare(handle), .prepare) }

    func start() throws(PCMError) { try Self.check(snd_pcm_start(handle), .start) }

    func drop() { snd_pcm_drop(handle) }

    func available() throws(PCMError) -> Int {
        min(format.buffer, try Self.check(snd_pcm_avail_update(handle), .query))
    }

    func delay() throws(PCMError) -> Int {
        var frames: snd_pcm_sframes_t = 0
        try Self.check(snd_pcm_delay(handle, &frames), .query)
        return max(0, frames)
    }

    func write(_ bytes: UnsafeRawBufferPointer, frames: Int) throws(PCMError) -> Int {
        let written = snd_pcm_writei(handle, bytes.baseAddress, snd_pcm_uframes_t(frames))
        return written == -Int(EAGAIN) ? 0 : try Self.check(written, .write)
    }

    func rewind(_ frames: Int) -> Int {
        let possible = min(frames, snd_pcm_rewindable(handle))
        return possible <= 0 ? 0 : max(0, snd_pcm_rewind(handle, snd_pcm_uframes_t(possible)))
    }

    /// libasound's description of the chain of plugins.
    static func dump(_ handle: OpaquePointer) -> String {
        var output: OpaquePointer?
        guard snd_output_buffer_open(&output) == 0, let output else { return "" }
        defer { snd_output_close(output) }
        snd_pcm_dump(handle, output)
        var text: UnsafeMutablePointer<CChar>?
        let count = snd_output_buffer_string(output, &text)
        guard let text else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: text, count: count), as: UTF8.self)
    }

    private static func check(_ code: Int32, _ operation: PCMError.Operation) throws(PCMError) {
        if code < 0 { throw PCMError(operation: operation, code: -code) }
    }

    private static func check(_ code: Int, _ operation: PCMError.Operation) throws(PCMError) -> Int {
        if code < 0 { throw PCMError(operation: operation, code: Int32(-code)) }
        return code
    }
}

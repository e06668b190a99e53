import CALSA
import Glibc

/// One open playback stream of libasound; closes it when it goes.
///
/// Every return code is checked here and nowhere else. The stream is opened non-blocking, so that
/// writing never waits; opening and preparing may wait for a sound server all the same.
struct PCM: ~Copyable {
    private let handle: OpaquePointer
    /// What the device's name led to.
    let chain: DeviceChain
    /// What was negotiated.
    let format: StreamFormat

    /// Opens and configures a device.
    init(device: String, period: Int, buffer: Int) throws(PCMError) {
        var opened: OpaquePointer?
        try Self.check(snd_pcm_open(&opened, device, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK), .open)
        guard let opened else { throw PCMError(operation: .open, code: EIO) }
        let chain = DeviceChain(description: Self.dump(opened))
        let format: StreamFormat
        do {
            let setup = PCMSetup(handle: opened, formats: chain.formats)
            format = try setup.negotiate(period: period, buffer: buffer)
        } catch {
            snd_pcm_close(opened)
            throw error
        }
        (self.handle, self.chain, self.format) = (opened, chain, format)
    }

    deinit { snd_pcm_close(handle) }

    /// Makes a stopped stream ready to be filled and started.
    func prepare() throws(PCMError) { try Self.check(snd_pcm_prepare(handle), .prepare) }

    /// Starts a filled stream.
    func start() throws(PCMError) { try Self.check(snd_pcm_start(handle), .start) }

    /// Stops at once and forgets what is queued.
    func drop() { snd_pcm_drop(handle) }

    /// Frames that can be written now.
    func available() throws(PCMError) -> Int { try Self.check(snd_pcm_avail_update(handle), .ask) }

    /// Frames until a frame written now is heard, including what is behind the device.
    func delay() throws(PCMError) -> Int {
        var frames: snd_pcm_sframes_t = 0
        try Self.check(snd_pcm_delay(handle, &frames), .ask)
        return max(0, frames)
    }

    /// Writes as many of the frames as fit; 0 when the stream is full.
    func write(_ bytes: UnsafeRawBufferPointer, frames: Int) throws(PCMError) -> Int {
        let written = snd_pcm_writei(handle, bytes.baseAddress, snd_pcm_uframes_t(frames))
        return written == -Int(EAGAIN) ? 0 : try Self.check(written, .write)
    }

    /// Takes back up to so many queued frames that have not been played; says how many it was.
    func rewind(_ frames: Int) -> Int {
        let possible = min(frames, snd_pcm_rewindable(handle))
        return possible <= 0 ? 0 : max(0, snd_pcm_rewind(handle, snd_pcm_uframes_t(possible)))
    }

    /// Wakes a suspended device; false while it is still suspended.
    func resume() -> Bool { snd_pcm_resume(handle) == 0 }

    /// True after a stream ran dry or was cut off.
    var isStopped: Bool {
        let state = snd_pcm_state(handle)
        return state != SND_PCM_STATE_RUNNING && state != SND_PCM_STATE_PREPARED
    }

    /// The plugins a device's name stands for, outermost first, in libasound's own words.
    private static func dump(_ handle: OpaquePointer) -> String {
        var output: OpaquePointer?
        guard snd_output_buffer_open(&output) == 0, let output else { return "" }
        defer { snd_output_close(output) }
        snd_pcm_dump(handle, output)
        var text: UnsafeMutablePointer<CChar>?
        let count = snd_output_buffer_string(output, &text)
        guard let text else { return "" }
        let bytes = UnsafeRawBufferPointer(start: text, count: count)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func check(_ code: Int32, _ operation: PCMError.Operation) throws(PCMError) {
        if code < 0 { throw PCMError(operation: operation, code: -code) }
    }

    @discardableResult
    private static func check(_ code: Int, _ operation: PCMError.Operation) throws(PCMError) -> Int {
        if code < 0 { throw PCMError(operation: operation, code: Int32(-code)) }
        return code
    }
}

import CALSA
import Glibc

/// Negotiates hardware and software parameters with an open device.
struct PCMSetup {
    let handle: OpaquePointer
    let chain: DeviceChain
    let use: StreamUse

    /// Requests 48 kHz, two channels and a short period, as `near`, and reads back what the device chose: devices round, and
    /// odd values make some servers stutter. The stream is started explicitly, never by filling it.
    func negotiate() throws(PCMError) -> StreamFormat {
        var parameters: OpaquePointer?
        try check(snd_pcm_hw_params_malloc(&parameters))
        guard let parameters else { throw PCMError(operation: .configure, code: ENOMEM) }
        defer { snd_pcm_hw_params_free(parameters) }
        try check(snd_pcm_hw_params_any(handle, parameters))
        try check(snd_pcm_hw_params_set_access(handle, parameters, SND_PCM_ACCESS_RW_INTERLEAVED))
        let sample = try chooseFormat(parameters)
        var rate = UInt32(SampleRate.standard.hertz)
        var channels = UInt32(chain.channels)
        var periodFrames = snd_pcm_uframes_t(PlaybackLimits.period)
        var bufferFrames = snd_pcm_uframes_t(PlaybackLimits.buffer(for: chain.takeover, use))
        try check(snd_pcm_hw_params_set_channels_near(handle, parameters, &channels))
        try check(snd_pcm_hw_params_set_rate_near(handle, parameters, &rate, nil))
        try check(snd_pcm_hw_params_set_period_size_near(handle, parameters, &periodFrames, nil))
        try check(snd_pcm_hw_params_set_buffer_size_near(handle, parameters, &bufferFrames))
        try check(snd_pcm_hw_params(handle, parameters))
        try check(snd_pcm_hw_params_get_period_size(parameters, &periodFrames, nil))
        try check(snd_pcm_hw_params_get_buffer_size(parameters, &bufferFrames))
        let step = chain.positionStep(
            period: Int(periodFrames), isBatch: snd_pcm_hw_params_is_batch(parameters) == 1)
        try startExplicitly(buffer: bufferFrames)
        return StreamFormat(
            rate: SampleRate(hertz: Int(rate)), sample: sample, channels: Int(channels),
            period: Int(periodFrames), buffer: Int(bufferFrames), positionStep: step)
    }

    private func chooseFormat(_ parameters: OpaquePointer) throws(PCMError) -> SampleFormat {
        for format in chain.formats
        where snd_pcm_hw_params_set_format(handle, parameters, format.code) == 0 {
            return format
        }
        throw PCMError(operation: .configure, code: EINVAL)
    }

    /// Filling never starts the stream. (ALSA's usual value for never is the boundary; the PulseAudio plugin uses it as a
    /// prebuffer, where it overflows to silence. One more than fits is enough.)
    private func startExplicitly(buffer: snd_pcm_uframes_t) throws(PCMError) {
        var parameters: OpaquePointer?
        try check(snd_pcm_sw_params_malloc(&parameters))
        guard let parameters else { throw PCMError(operation: .configure, code: ENOMEM) }
        defer { snd_pcm_sw_params_free(parameters) }
        try check(snd_pcm_sw_params_current(handle, parameters))
        try check(snd_pcm_sw_params_set_start_threshold(handle, parameters, buffer + 1))
        try check(snd_pcm_sw_params(handle, parameters))
    }

    private func check(_ code: Int32) throws(PCMError) {
        if code < 0 { throw PCMError(operation: .configure, code: -code) }
    }
}

extension SampleFormat {
    /// In the machine's byte order.
    var code: snd_pcm_format_t {
        switch self {
        case .float32: SND_PCM_FORMAT_FLOAT
        case .int32: SND_PCM_FORMAT_S32
        case .int16: SND_PCM_FORMAT_S16
        }
    }
}

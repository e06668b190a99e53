import Glibc

/// How many frames at a time PipeWire is asked to work on while a tone sounds.
///
/// By the period alone it works on 128 at a time, and a server without real-time priority misses one now
/// and then at 12 presses a second: the gap clicks. What may be asked for by period is a power of two; 256
/// are heard 2 to 3 ms later. PipeWire reads a request for any number from the environment when a stream is
/// opened. Measured as energy above 2 kHz in a monitor, at 12 presses a second on a busy machine of two
/// cores: 128 frames -47 to -67 dB, 192 mostly -88 but once -42, 240 and 256 always -89 (which is the
/// monitor's 16 bits).
public enum PipeWireQuantum {
    /// 5 ms at 48 kHz.
    static let frames = 240

    /// Puts the request into the environment, unless the player has set one. To be called before the process has threads,
    /// as others might be reading the environment.
    public static func request() {
        setenv("PIPEWIRE_QUANTUM", "\(frames)/\(SampleRate.standard.hertz)", 0)
    }
}

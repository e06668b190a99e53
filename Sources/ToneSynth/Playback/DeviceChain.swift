/// What kind of device a name led to, by libasound's own description of the chain of plugins.
struct DeviceChain: Hashable, Sendable {
    /// libasound's description, one plugin after another, outermost first.
    let description: String

    /// Whether several streams of one program sound together.
    ///
    /// Behind a `file` plugin they would overwrite one another's file, so there the answer is no.
    var mixes: Bool {
        !has("File PCM") && (has("PulseAudio") || has("PipeWire") || has("Direct Stream Mixing"))
    }

    /// Whether frames go out at the pace at which they are heard; `null` takes a second in 0.2 ms.
    var hasClock: Bool { !has("Null PCM") }

    /// Whether a pause may close the device: a `file` device would begin its file anew.
    var mayReopen: Bool { !has("File PCM") }

    /// The formats to ask for, best liked first: float where a server takes it as it is; without a clock
    /// it goes to a file or nowhere, and 16-bit is what readers of files expect.
    var formats: [SampleFormat] {
        hasClock ? [.float32, .int32, .int16] : [.int16, .int32, .float32]
    }

    private func has(_ words: String) -> Bool { description.contains(words) }
}

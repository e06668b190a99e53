/// A stream that frames are written to; `PCM` is the real one, tests have one that can be scripted.
protocol PlaybackStream: ~Copyable {
    /// What was negotiated.
    var format: StreamFormat { get }
    var chain: DeviceChain { get }
    /// Makes a stopped stream ready to be filled and started.
    func prepare() throws(PCMError)
    func start() throws(PCMError)
    /// Stops at once and forgets what is queued.
    func drop()
    /// Frames that can be written now.
    func available() throws(PCMError) -> Int
    /// Frames until a frame written now is heard, including what is behind the device.
    func delay() throws(PCMError) -> Int
    /// Writes as many of the frames as fit; 0 when the stream is full.
    func write(_ bytes: UnsafeRawBufferPointer, frames: Int) throws(PCMError) -> Int
    /// Takes back up to so many queued frames that have not been played; says how many it was.
    func rewind(_ frames: Int) -> Int
}

/// `PCM`, or a scripted stream in tests.
protocol PlaybackStream: ~Copyable {
    var format: StreamFormat { get }
    var chain: DeviceChain { get }
    /// Makes a stopped stream ready to be filled and started.
    func prepare() throws(PCMError)
    func start() throws(PCMError)
    /// Stops at once and forgets what is queued.
    func drop()
    /// Frames that can be written now.
    func available() throws(PCMError) -> Int
    /// Frames until a frame written now is heard, including delays behind the device.
    func delay() throws(PCMError) -> Int
    /// Returns the number of frames that fit; 0 when the stream is full.
    func write(_ bytes: UnsafeRawBufferPointer, frames: Int) throws(PCMError) -> Int
    /// Takes back at most so many queued frames, and returns how many.
    func rewind(_ frames: Int) -> Int
}

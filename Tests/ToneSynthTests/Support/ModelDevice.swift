@testable import ToneSynth

/// A device that plays by a clock which the test turns, and fails on request; it keeps what is heard.
final class ModelDevice {
    let chain: DeviceChain
    let format: StreamFormat
    /// Whether queued frames can be taken back.
    var canRewind = true
    /// What the next call of each kind fails with.
    var failures: [PCMError.Operation: Int32] = [:]
    /// After how many failures of a kind that kind works again; for ever when nothing is said.
    var failsFor: [PCMError.Operation: Int] = [:]
    /// Whether it takes no frames at all, without saying why.
    var isStalled = false
    private(set) var now = Duration.zero
    /// What has been heard since the beginning, silence between streams included.
    private(set) var heard: [Double] = []
    /// The same of the right channel, where there is one.
    private(set) var heardRight: [Double] = []
    private(set) var openStreams = 0
    private(set) var opened = 0
    private var streams: [ModelStream.State] = []
    private var frame = 0

    init(
        _ description: String, period: Int = 256, buffer: Int = 4096, rate: Int = 48_000,
        channels: Int = 1, isBatch: Bool = false
    ) {
        chain = DeviceChain(description: description)
        format = StreamFormat(
            rate: SampleRate(hertz: rate), sample: .float32, channels: channels, period: period,
            buffer: buffer, positionStep: chain.positionStep(period: period, isBatch: isBatch))
    }

    func open(_ use: StreamUse = .presses) throws(PCMError) -> ModelStream {
        try fail(.open)
        let state = ModelStream.State()
        streams.append(state)
        openStreams += 1
        opened += 1
        // As long as the real one for a sequence; others as the test says.
        let isLong = use == .sequences && chain.takeover == .anotherStream
        let buffer = isLong ? PlaybackLimits.buffer(for: chain.takeover, use) : format.buffer
        let own = StreamFormat(
            rate: format.rate, sample: format.sample, channels: format.channels, period: format.period,
            buffer: buffer, positionStep: format.positionStep)
        return ModelStream(device: self, state: state, format: own)
    }

    func close(_ state: ModelStream.State) {
        streams.removeAll { $0 === state }
        openStreams -= 1
    }

    func fail(_ operation: PCMError.Operation) throws(PCMError) {
        guard let code = failures[operation] else { return }
        if let left = failsFor[operation] {
            failsFor[operation] = left - 1
            if left <= 1 { failures[operation] = nil }
        }
        throw PCMError(operation: operation, code: code)
    }

    /// Plays so many frames.
    func advance(_ frames: Int) {
        if streams.contains(where: \.isRunning) {
            for _ in 0..<frames {
                let sum = streams.reduce(SIMD2<Double>.zero) { $0 + $1.play() }
                heard.append(sum.x)
                heardRight.append(sum.y)
            }
        } else {
            heard.append(contentsOf: repeatElement(0, count: frames))
            heardRight.append(contentsOf: repeatElement(0, count: frames))
        }
        frame += frames
        now = format.rate.duration(of: frame)
    }
}

/// One stream of a model device.
struct ModelStream: PlaybackStream, ~Copyable {
    /// What is queued, and what becomes of it.
    final class State {
        /// Frames: left or only channel, right channel.
        var queue: [SIMD2<Double>] = []
        var played = 0
        var isRunning = false
        var ranDry = false

        func play() -> SIMD2<Double> {
            guard isRunning else { return .zero }
            guard played < queue.count else {
                (isRunning, ranDry) = (false, true)
                return .zero
            }
            defer { played += 1 }
            return queue[played]
        }
    }

    let device: ModelDevice
    let state: State
    let format: StreamFormat
    var chain: DeviceChain { device.chain }
    private var queued: Int { state.queue.count - state.played }

    deinit { device.close(state) }

    func prepare() throws(PCMError) {
        try device.fail(.prepare)
        drop()
        state.ranDry = false
    }

    func start() throws(PCMError) {
        try device.fail(.start)
        state.isRunning = true
    }

    func drop() { (state.queue, state.played, state.isRunning) = ([], 0, false) }

    func available() throws(PCMError) -> Int {
        try device.fail(.query)
        if device.isStalled { return 0 }
        if state.ranDry { throw PCMError(operation: .query, code: 32) }
        return format.buffer - queued
    }

    func delay() throws(PCMError) -> Int { queued }

    func write(_ bytes: UnsafeRawBufferPointer, frames: Int) throws(PCMError) -> Int {
        try device.fail(.write)
        if device.isStalled { return 0 }
        let count = chain.takeover == .paced ? frames : min(frames, format.buffer - queued)
        let channels = format.channels
        state.queue += (0..<count).map { frame in
            let samples = (0..<2).map { channel in
                let offset = (frame * channels + min(channel, channels - 1)) * 4
                return Double(bytes.loadUnaligned(fromByteOffset: offset, as: Float.self))
            }
            return SIMD2(samples[0], samples[1])
        }
        return count
    }

    func rewind(_ frames: Int) -> Int {
        guard device.canRewind else { return 0 }
        let count = min(frames, queued)
        state.queue.removeLast(count)
        return count
    }
}

import CInput
import System
import Glibc
import Model

/// A connected gamepad, or another device that rumbles.
@MainActor
final class Gamepad {
    let name: String

    private let file: Int32
    private let rumble: RumbleSupport
    private let system: DeviceSystem
    private let queue: BackgroundQueue
    private var watch: DescriptorWatch?
    private var decoder: GamepadDecoder?
    private var buffer = [input_event](repeating: input_event(), count: 64)
    private var isGone = false
    /// Called with what has arrived together.
    var onEvents: ([GamepadEvent]) -> Void = { _ in }
    /// Called once when it has been unplugged.
    var onGone: () -> Void = {}

    /// - Parameter queue: where it is closed, as the kernel may take some ten milliseconds for that.
    init(
        _ device: OpenDevice, _ system: DeviceSystem, _ loop: EventLoop, closingOn queue: BackgroundQueue
    ) {
        name = device.name
        file = device.file
        rumble = device.rumble
        decoder = device.decoder
        self.system = system
        self.queue = queue
        watch = loop.watch(file) { [weak self] in self?.read() }
    }

    var rumbles: Bool { if case .effects = rumble { true } else { false } }

    var hasButtons: Bool { decoder != nil }

    /// Plays the effect of a press where the device had no room for more effects.
    func play(_ cue: HapticCue) {
        guard !isGone, case .effects(let numbers) = rumble,
            let number = numbers[cue] ?? numbers[.press] ?? numbers.values.first
        else { return }
        var event = input_event()
        event.type = UInt16(EV_FF)
        event.code = UInt16(bitPattern: number)
        event.value = Rumble(cue).count
        do throws(SystemError) {
            try withUnsafeBytes(of: event) { bytes throws(SystemError) in try system.write(file, bytes) }
        } catch {
            // Other errors of a motor do not matter in the middle of a game.
            if error.code == ENODEV { vanish() }
        }
    }

    /// Drops what was pressed while nobody was listening, and releases what is held.
    func discardInput() {
        guard !isGone else { return }
        do throws(SystemError) { while try readBuffer() > 0 {} } catch { vanish() }
        releaseAll()
    }

    /// The kernel then stops its motors.
    func close() {
        guard !isGone else { return }
        isGone = true
        watch?.cancel()
        let (file, system) = (file, system)
        if !queue.run({ system.close(file) }) { system.close(file) }
    }

    private func read() {
        guard !isGone else { return }
        do throws(SystemError) {
            let count = try readBuffer()
            report(buffer.prefix(count).flatMap { decoder?.decode($0) ?? [] })
        } catch { vanish() }
    }

    private func readBuffer() throws(SystemError) -> Int {
        let (file, read) = (file, system.read)
        let count = buffer.withUnsafeMutableBytes { bytes in
            Result { () throws(SystemError) in try read(file, bytes) }
        }
        return try count.get() / MemoryLayout<input_event>.stride
    }

    private func releaseAll() { report(decoder?.releaseAll() ?? []) }

    private func report(_ events: [GamepadEvent]) {
        if !events.isEmpty { onEvents(events) }
    }

    /// Closes an unplugged device and releases its buttons.
    func vanish() {
        guard !isGone else { return }
        close()
        releaseAll()
        onGone()
    }
}

package import System
package import Model

/// Gamepads and haptic devices, which are found as they come and go.
///
/// Cues go to a gamepad, else to a vibrator, else to a phone's command. Devices are opened and closed in the background;
/// nothing here waits, and nothing wakes the process while nothing is touched.
@MainActor
package final class Haptics {
    /// What has happened to a device while it is examined.
    enum Examination { case underWay, changed, vanished }

    private let loop: EventLoop
    private let system: DeviceSystem
    private let searchPath: String
    private let tables: MappingTables
    private lazy var phone = InstalledCommand<PhoneCommand>(in: searchPath)
    private let children: SubprocessPool
    private let onEvents: ([GamepadEvent]) -> Void
    private let queue = BackgroundQueue()
    private var watch: DirectoryWatcher?
    private(set) var devices: [String: Gamepad] = [:]
    private(set) var pending: [String: Examination] = [:]
    private var latest: String?
    private var isClosed = false
    /// Called when devices have come or gone.
    package var onChange: () -> Void = {}

    /// - Parameters:
    ///   - environment: a phone's command is looked for in its `PATH`.
    ///   - dataFolder: the player's own table of gamepads is there; nil where nobody plays with one.
    package convenience init(
        _ loop: EventLoop, environment: [String: String], dataFolder: String? = nil,
        onEvents: @escaping ([GamepadEvent]) -> Void
    ) {
        let tables = MappingTables(environment: environment, dataFolder: dataFolder)
        self.init(loop, .live, searchPath: environment["PATH"] ?? "", tables, onEvents: onEvents)
    }

    init(
        _ loop: EventLoop, _ system: DeviceSystem, searchPath: String, _ tables: MappingTables,
        onEvents: @escaping ([GamepadEvent]) -> Void
    ) {
        self.loop = loop
        children = SubprocessPool(loop)
        self.system = system
        self.onEvents = onEvents
        self.searchPath = searchPath
        self.tables = tables
        // The watch begins before the first examination, so that nothing is missed in between.
        watch = DirectoryWatcher(loop, folder: system.folder) { [weak self] in self?.handle($0) }
        examineAll()
    }

    /// Not only a vibrator, which has no buttons.
    package var hasGamepad: Bool { devices.values.contains(where: \.hasButtons) }

    /// Plays a cue on the best device, if there is one.
    package func play(_ cue: HapticCue) {
        guard !isClosed else { return }
        if let device = target {
            device.play(cue)
        } else if let phone {
            children.start(phone.path, phone.command.arguments(cue))
        }
    }

    /// Drops what was pressed while the program did not listen, and releases what is held.
    package func discardInput() {
        for device in devices.values { device.discardInput() }
    }

    /// Stops motors and child processes.
    package func close() {
        isClosed = true
        watch?.close()
        for device in devices.values { device.close() }
        devices = [:]
        children.close()
    }

    /// The gamepad that the player most likely holds.
    private var target: Gamepad? {
        if let latest, let device = devices[latest], device.rumbles { return device }
        return devices.sorted { $0.key < $1.key }.map(\.value).first(where: \.rumbles)
    }

    // MARK: - Devices that come and go

    private func handle(_ change: DirectoryWatcher.Change) {
        switch change {
        case .appeared(let node): if node.hasPrefix("event") { examine(node) }
        case .vanished(let node): remove(node)
        case .unknown: examineAll()
        }
    }

    private func examineAll() {
        queue.run { [folder = system.folder, loop, weak self] in
            let nodes = DeviceSystem.nodes(in: folder)
            loop.post { for node in nodes { self?.examine(node) } }
        }
    }

    /// Examines a new device; one that changes meanwhile is examined once more.
    private func examine(_ node: String) {
        guard devices[node] == nil, !isClosed else { return }
        guard pending[node] == nil else {
            if pending[node] == .underWay { pending[node] = .changed }
            return
        }
        let isStarted = queue.run { [system, tables, loop, weak self] in
            let finding = InputDeviceProbe(system: system, tables: tables).examine(node)
            loop.post {
                if let self {
                    self.handle(finding, node)
                } else if case .device(let device) = finding {
                    system.close(device.file)
                }
            }
        }
        // Without a thread there is no gamepad, and everything else works.
        if isStarted { pending[node] = .underWay }
    }

    private func handle(_ finding: InputDeviceProbe.Finding, _ node: String) {
        let examination = pending.removeValue(forKey: node)
        switch (finding, examination) {
        case (.device(let device), .vanished):
            // The opened device has gone; there may be another one of its name.
            queue.run { [system] in system.close(device.file) }
            examine(node)
        case (.device(let device), _): adopt(device, node)
        case (_, .changed), (_, .vanished): examine(node)
        default: break
        }
    }

    private func adopt(_ device: OpenDevice, _ node: String) {
        guard devices[node] == nil, !isClosed else {
            queue.run { [system] in system.close(device.file) }
            return
        }
        let gamepad = Gamepad(device, system, loop, closingOn: queue)
        gamepad.onEvents = { [weak self] in self?.send($0, from: node) }
        gamepad.onGone = { [weak self] in self?.remove(node) }
        devices[node] = gamepad
        onChange()
    }

    private func send(_ events: [GamepadEvent], from node: String) {
        latest = node
        onEvents(events)
    }

    private func remove(_ node: String) {
        if pending[node] != nil { pending[node] = .vanished }
        guard let device = devices.removeValue(forKey: node) else { return }
        device.vanish()
        onChange()
    }
}

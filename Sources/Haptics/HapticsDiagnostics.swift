import System
import Glibc

/// Looks once at what there is to feel and to press with, for `simon doctor`.
package enum HapticsDiagnostics {
    /// Everything that was found; never empty. It may wait for devices to answer.
    package static func findings(environment: [String: String]) -> [HapticsFinding] {
        findings(.live, searchPath: environment["PATH"] ?? "")
    }

    static func findings(_ system: DeviceSystem, searchPath: String) -> [HapticsFinding] {
        let examiner = InputDeviceProbe(system)
        var findings = nodes(in: system.folder).compactMap { node in
            finding(examiner.examine(node), path: system.folder + "/" + node, system)
        }
        if let phone = InstalledCommand<PhoneCommand>(in: searchPath) {
            findings.append(.phone(path: phone.path))
        }
        return findings.isEmpty ? [.nothing] : findings
    }

    /// The names of the event devices in a folder, in the order in which they came.
    static func nodes(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix("event") { names.append(name) }
        }
        return names.sorted { ($0.count, $0) < ($1.count, $1) }
    }

    private static func finding(
        _ examined: InputDeviceProbe.Finding, path: String, _ system: DeviceSystem
    ) -> HapticsFinding? {
        switch examined {
        case .uninteresting: return nil
        case .refused(let name, let refusal):
            return .refused(name: name, path: path, code: refusal.code)
        case .device(let device):
            system.close(device.file)
            guard device.decoder != nil else { return .vibrator(name: device.name) }
            switch device.rumble {
            case .effects: return .gamepad(name: device.name, rumbles: true)
            case .forbidden: return .readOnly(name: device.name, path: path)
            case .none: return .gamepad(name: device.name, rumbles: false)
            }
        }
    }
}

/// One thing found that can be felt or pressed, or the reason why it cannot.
package enum HapticsFinding: Hashable, Sendable {
    case gamepad(name: String, rumbles: Bool)
    /// A gamepad that has motors but may only be read.
    case readOnly(name: String, path: String)
    /// A gamepad that may not be opened; `code` is the `errno`.
    case refused(name: String, path: String, code: Int32)
    /// A device that rumbles and has no buttons.
    case vibrator(name: String)
    /// A command that makes a phone vibrate.
    case phone(path: String)
    /// None of these.
    case nothing
}

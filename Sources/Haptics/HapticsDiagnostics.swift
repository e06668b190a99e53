import System

/// Finds what can be felt and pressed, for `simon doctor`.
package enum HapticsDiagnostics {
    /// Never empty. It may wait for devices to answer.
    package static func findings(environment: [String: String], dataFolder: String?) -> [HapticsFinding] {
        let tables = MappingTables(environment: environment, dataFolder: dataFolder)
        return findings(.live, searchPath: environment["PATH"] ?? "", tables)
    }

    static func findings(
        _ system: DeviceSystem, searchPath: String, _ tables: MappingTables
    ) -> [HapticsFinding] {
        let probe = InputDeviceProbe(system: system, tables: tables)
        var findings = DeviceSystem.nodes(in: system.folder).flatMap { node in
            Self.findings(probe.examine(node), path: system.folder + "/" + node, system)
        }
        if let phone = InstalledCommand<PhoneCommand>(in: searchPath) {
            findings.append(.phone(path: phone.path))
        }
        return findings.isEmpty ? [.nothing] : findings
    }

    private static func findings(
        _ examined: InputDeviceProbe.Finding, path: String, _ system: DeviceSystem
    ) -> [HapticsFinding] {
        switch examined {
        case .uninteresting: return []
        case .refused(let name, let refusal):
            return [.refused(name: name, path: path, code: refusal.code)]
        case .device(let device):
            system.close(device.file)
            guard device.decoder != nil else { return [.vibrator(name: device.name)] }
            let buttons = HapticsFinding.buttons(guid: device.guid, table: device.table)
            switch device.rumble {
            case .effects: return [.gamepad(name: device.name, rumbles: true), buttons]
            case .forbidden: return [.readOnly(name: device.name, path: path), buttons]
            case .none: return [.gamepad(name: device.name, rumbles: false), buttons]
            }
        }
    }
}

package enum HapticsFinding: Hashable, Sendable {
    case gamepad(name: String, rumbles: Bool)
    /// A gamepad that has motors but may only be read.
    case readOnly(name: String, path: String)
    /// A gamepad that may not be opened; `code` is the `errno`.
    case refused(name: String, path: String, code: Int32)
    /// How the buttons of the gamepad before it are mapped: by a table, or, with nil, by the kernel's names for them.
    case buttons(guid: String, table: String?)
    /// It has no buttons.
    case vibrator(name: String)
    /// A command that makes a phone vibrate.
    case phone(path: String)
    case nothing
}

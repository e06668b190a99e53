import CInput
import Glibc
import Testing

@testable import Haptics

struct HapticsDiagnosticsTests {
    private func findings(_ device: EmulatedKernel.Device?) throws -> [HapticsFinding] {
        let kernel = try EmulatedKernel()
        if let device { kernel.plug(device, as: "event3") }
        return HapticsDiagnostics.findings(kernel.system, searchPath: "", .none).compactMap { finding in
            switch finding {
            case .buttons: nil
            case .readOnly(let name, _): .readOnly(name: name, path: "")
            case .refused(let name, _, let code): .refused(name: name, path: "", code: code)
            default: finding
            }
        }
    }

    @Test(arguments: [
        (EmulatedKernel.Device(), HapticsFinding.gamepad(name: "Emulated Pad", rumbles: true)),
        (.init(effects: []), .gamepad(name: "Emulated Pad", rumbles: false)),
        (.init(room: 0), .gamepad(name: "Emulated Pad", rumbles: false)),
        (.init(allowed: [.readOnly]), .readOnly(name: "Emulated Pad", path: "")),
        (.init(allowed: []), .refused(name: "Emulated Pad", path: "", code: EACCES)),
        (.init(name: "Phone", keys: []), .vibrator(name: "Phone")),
        (.init(name: "Keyboard", keys: [30], effects: []), .nothing),
        (.init(name: "Vibrator of others", keys: [], allowed: [.readOnly]), .nothing),
    ])
    func everyDeviceIsTold(device: EmulatedKernel.Device, finding: HapticsFinding) throws {
        #expect(try findings(device) == [finding])
    }

    @Test(arguments: [nil, "SDL_GAMECONTROLLERCONFIG"]) func aGamepadIsToldByItsIdentityAndItsTable(
        table: String?
    ) throws {
        let kernel = try EmulatedKernel()
        kernel.plug(as: "event3")
        let guid = "030000005e0400008e02000014010000"
        let tables = MappingTables(
            environment: table.map { [$0: guid + ",Pad,a:b0,"] } ?? [:], dataFolder: nil, systemFolders: [])
        let findings = HapticsDiagnostics.findings(kernel.system, searchPath: "", tables)
        #expect(findings.last == .buttons(guid: guid, table: table))
    }

    @Test func withoutAnythingItSaysSo() throws {
        #expect(try findings(nil) == [.nothing])
    }

    @Test func everyDescriptorIsClosedAgain() throws {
        let kernel = try EmulatedKernel()
        kernel.plug(as: "event0")
        kernel.plug(.init(keys: []), as: "event1")
        _ = HapticsDiagnostics.findings(kernel.system, searchPath: "", .none)
        #expect(kernel.openCount == 0)
    }
}

import CInput
import Glibc
import Model
import TestSupport
import Testing

@testable import Haptics

/// Gamepads that the community's tables know.
struct MappingTablesTests {
    private let keys = BitSet(BTN_JOYSTICK..<BTN_JOYSTICK + 150, upTo: KEY_MAX)
    private let axes = BitSet([ABS_X, ABS_Y, ABS_Z, ABS_HAT0X, ABS_HAT0Y], upTo: ABS_MAX)

    private func parts(_ facts: GamepadFacts) -> GamepadParts {
        let identity = input_id(
            bustype: facts.bus, vendor: facts.vendor, product: facts.product, version: facts.version)
        return GamepadParts(identity, name: "Pad", keys: keys, axes: axes)
    }

    private func row(_ facts: GamepadFacts) -> String {
        let names = ["a", "b", "x", "y", "back", "start", "dpup", "dpright", "dpdown", "dpleft"]
        let numbers = facts.buttons + (facts.arrows ?? [])
        return "\(parts(facts).guid),A pad,"
            + zip(names, numbers).compactMap { name, number in number.map { "\(name):b\($0)," } }.joined()
            + "platform:Linux,\n"
    }

    private let uses: [GamepadButton] = [
        .south, .east, .west, .north, .back, .start, .up, .right, .down, .left,
    ]

    /// Where the kernel has no names for the buttons but numbers.
    @Test func everyKnownGamepadIsPlayedByItsRow() throws {
        let folder = try TemporaryFolder()
        try folder.write(GamepadFacts.all.map(row).joined(), to: "gamecontrollerdb.txt")
        let tables = MappingTables(environment: [:], dataFolder: folder.path, systemFolders: [])
        #expect(GamepadFacts.all.count == 325)
        var differ = 0
        for facts in GamepadFacts.all {
            let parts = parts(facts)
            let found = try #require(tables.row(for: parts))
            let keys = ButtonLayout(row: found.row, parts).keys
            for (use, number) in zip(uses, facts.buttons + (facts.arrows ?? [])) {
                guard let number else { continue }
                #expect(keys[BTN_JOYSTICK + Int32(number)] == use)
            }
            let faces = facts.buttons.prefix(4).map {
                $0.flatMap { ButtonLayout.numbered.keys[BTN_JOYSTICK + Int32($0)] }
            }
            differ += faces == uses.prefix(4).map(Optional.some) ? 0 : 1
        }
        // Of these the old rule, the numbered one, is wrong.
        #expect(differ > 100)
    }

    @Test func theIdentityIsSDLs() {
        let identity = input_id(bustype: 3, vendor: 0x0F0D, product: 0x00C1, version: 0x0111)
        #expect(
            GamepadParts(identity, name: "", keys: keys, axes: axes).guid
                == "030000000d0f0000c100000011010000")
        let nameless = GamepadParts(
            input_id(bustype: 5, vendor: 0, product: 0, version: 0), name: "idroid:con", keys: keys,
            axes: axes)
        #expect(nameless.guid == "050000006964726f69643a636f6e0000")
        #expect(
            GamepadParts(input_id(), name: "Xbox Gamepad (userspace driver)", keys: keys, axes: axes).guid
                == "0000000058626f782047616d65706100")
    }

    /// The joystick's codes come first, and hats are no axes.
    @Test func partsAreNumberedAsSDLNumbersThem() {
        let parts = GamepadParts(
            input_id(), name: "", keys: BitSet([KEY_BACK, BTN_0, BTN_TRIGGER, BTN_SOUTH], upTo: KEY_MAX),
            axes: BitSet([ABS_Y, ABS_HAT1X, ABS_HAT1Y, ABS_MISC], upTo: ABS_MAX))
        #expect(parts.buttons == [BTN_TRIGGER, BTN_SOUTH, KEY_BACK, BTN_0])
        #expect(parts.axes == [ABS_Y, ABS_MISC] && parts.hats == [ABS_HAT1X])
    }

    @Test(arguments: [
        ("dpup:h0.1", ABS_HAT0Y, false, GamepadButton.up), ("dpright:h0.2", ABS_HAT0X, true, .right),
        ("dpdown:h0.4", ABS_HAT0Y, true, .down), ("dpleft:h0.8", ABS_HAT0X, false, .left),
        ("dpleft:-a0", ABS_X, false, .left), ("dpdown:+a1", ABS_Y, true, .down),
        ("leftx:a2", ABS_Z, false, .left),
        ("leftx:a2", ABS_Z, true, .right), ("lefty:a1~", ABS_Y, true, .up),
        ("lefty:a1~", ABS_Y, false, .down),
        ("-leftx:h0.8", ABS_HAT0X, false, .left), ("a:+a2", ABS_Z, true, .south),
    ])
    func hatsAndAxesArePushed(field: String, axis: Int32, isPositive: Bool, use: GamepadButton) throws {
        let layout = ButtonLayout(row: "guid,A pad,\(field),", parts(GamepadFacts.all[0]))
        #expect(layout.pushes[.init(axis: axis, isPositive: isPositive)] == use)
    }

    @Test func aRowThatMakesNoSenseDoesNothing() throws {
        let row = "guid,A pad,a:b999,b:h9.1,x:a77,y:,back,start:b,dpup:b-1x,:,platform:Linux"
        let layout = ButtonLayout(row: row, parts(GamepadFacts.all[0]))
        #expect(layout.keys.count <= 1 && layout.pushes.isEmpty)
    }

    @Test func theNearestTableAndTheVeryVersionComeFirst() throws {
        let folder = try TemporaryFolder()
        for name in ["own", "share", "share/game"] { mkdir(folder.path + "/" + name, 0o700) }
        let facts = GamepadFacts.all[0]
        let guid = parts(facts).guid
        let other = guid.dropLast(8) + "99990000"
        let elsewhere = "\(guid),A pad,a:b9,platform:Windows,\n"
        func found(_ variable: String, _ own: String, _ system: String) throws -> String? {
            try folder.write(own, to: "own/gamecontrollerdb.txt")
            try folder.write(system, to: "share/game/gamecontrollerdb.txt")
            let tables = MappingTables(
                environment: ["SDL_GAMECONTROLLERCONFIG": variable], dataFolder: folder.path + "/own",
                systemFolders: [folder.path + "/share"])
            return tables.row(for: parts(facts)).map { row, table in
                "\(row.split(separator: ",")[2]) \(table.split(separator: "/").suffix(2).first ?? "")"
            }
        }
        let (very, similar) = ("\(guid),A pad,a:b1,\n", "\(other),A pad,a:b2,\n")
        // What SDL says of a connected gamepad, with a checksum of its name.
        let checked = guid.prefix(4) + "beef" + guid.dropFirst(8) + ",A pad,a:b3,"
        #expect(try found(String(checked), very, very) == "a:b3 SDL_GAMECONTROLLERCONFIG")
        #expect(try found("nonsense", elsewhere + similar + very, very) == "a:b1 own")
        #expect(try found("", elsewhere + similar, very) == "a:b2 own")
        #expect(try found("", elsewhere, very) == "a:b1 game")
        #expect(try found("", "", "") == nil)
    }

    /// A pad with eight buttons, as iBuffalo's for the SNES, is one.
    @MainActor @Test func aPadWithFewButtonsIsSeen() throws {
        let rig = try Rig(
            .init(keys: Array(BTN_TRIGGER...BTN_BASE2), axes: [ABS_X: 0...255, ABS_Y: 0...255], effects: []))
        #expect(rig.nextChange() == ["Emulated Pad"])
        rig.kernel.send([(EV_KEY, BTN_THUMB, 1)], from: "event0")
        #expect(rig.next(1) == [GamepadEvent(.east, isDown: true)])
    }

    /// The kernel tells the axes of the row, and their pushes are the row's.
    @MainActor @Test func aKnownPadIsPlayedByItsRow() throws {
        let row = "030000005e0400008e02000014010000,Pad,a:b1,b:b0,dpleft:-a0,platform:Linux,"
        let rig = try Rig(
            .init(),
            MappingTables(
                environment: ["SDL_GAMECONTROLLERCONFIG": row], dataFolder: nil, systemFolders: []))
        _ = rig.nextChange()
        rig.kernel.send(
            [(EV_KEY, BTN_SOUTH, 1), (EV_ABS, ABS_X, -32768), (EV_ABS, ABS_X, 0)], from: "event0")
        #expect(
            rig.next(3) == [
                GamepadEvent(.east, isDown: true), GamepadEvent(.left, isDown: true),
                GamepadEvent(.left, isDown: false),
            ])
        #expect(rig.kernel.mask(EV_ABS, of: "event0")?.contains(ABS_HAT0X) == false)
    }
}

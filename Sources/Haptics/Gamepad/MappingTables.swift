import System

/// The tables that know gamepads by their GUIDs, in the format of SDL and `gamecontrollerdb.txt`.
package struct MappingTables: Sendable {
    private static let variable = "SDL_GAMECONTROLLERCONFIG"
    private static let fileName = "gamecontrollerdb.txt"

    private let ownRows: String
    private let dataFolder: String?
    private let systemFolders: [String]

    /// - Parameters:
    ///   - dataFolder: the player's own table is there.
    ///   - systemFolders: other games' tables are in their folders there.
    package init(
        environment: [String: String], dataFolder: String?,
        systemFolders: [String] = ["/usr/local/share", "/usr/share", "/usr/share/games", "/etc"]
    ) {
        ownRows = environment[Self.variable] ?? ""
        (self.dataFolder, self.systemFolders) = (dataFolder, systemFolders)
    }

    /// From the first table that knows the gamepad; `table` is what the player calls it.
    func row(for parts: GamepadParts) -> (row: String, table: String)? {
        for table in [Self.variable] + files {
            let bytes = table == Self.variable ? Array(ownRows.utf8) : Self.bytes(of: table)
            if let row = Self.row(for: parts, in: bytes) { return (row, table) }
        }
        return nil
    }

    /// Four times the community's table at most.
    private static func bytes(of path: String) -> [UInt8] {
        (try? FileSystem.live.beginning(of: path, atMost: 1 << 20)) ?? []
    }

    private var files: [String] {
        let shared = systemFolders.flatMap { root in
            let folders = ((try? FileSystem.live.list(root)) ?? []).sorted().map { root + "/" + $0 }
            return [root] + folders + folders.map { $0 + "/data" }
        }
        return ([dataFolder].compactMap(\.self) + shared).map { $0 + "/" + Self.fileName }
    }

    /// One of the very version comes before others.
    private static func row(for parts: GamepadParts, in table: [UInt8]) -> String? {
        let guid = Array(parts.guid.utf8)
        var similar: String?
        for line in table.split(separator: UInt8(ascii: "\n")) where line.count > guid.count {
            let found = Array(line.prefix(guid.count))
            // What SDL says of a connected gamepad has a checksum in the second place.
            guard found[..<4] == guid[..<4], found[8..<24] == guid[8..<24] else { continue }
            let row = String(decoding: line, as: UTF8.self)
            guard row.contains("platform:Linux") || !row.contains("platform:") else { continue }
            if found[24...] == guid[24...] { return row }
            similar = similar ?? row
        }
        return similar
    }
}

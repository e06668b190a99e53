import CALSA
import Glibc

/// The kernel's sound cards, and whether this user may use them.
package struct SoundCards: Hashable, Sendable {
    /// The cards' numbers and names.
    package let names: [String]
    /// Whether `/dev/snd` has playback devices, and whether all of them may be written.
    package let hasDevices, isWritable: Bool
    /// Whether this user is in the group audio.
    package let isInAudioGroup: Bool

    /// Asks the kernel.
    static func detect() -> SoundCards {
        let devices = entries(of: "/dev/snd").filter { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
        return SoundCards(
            names: cards(), hasDevices: !devices.isEmpty,
            isWritable: devices.allSatisfy { access("/dev/snd/" + $0, R_OK | W_OK) == 0 },
            isInAudioGroup: groups().contains("audio"))
    }

    private static func cards() -> [String] {
        var names: [String] = []
        var card: Int32 = -1
        while snd_card_next(&card) == 0, card >= 0 {
            var name: UnsafeMutablePointer<CChar>?
            guard snd_card_get_name(card, &name) == 0, let name else { continue }
            names.append("\(card): " + String(cString: name))
            free(name)
        }
        return names
    }

    /// The names in a folder; none where it cannot be read.
    static func entries(of folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names
    }

    private static func groups() -> [String] {
        var ids = [gid_t](repeating: 0, count: 256)
        let count = getgroups(256, &ids)
        return ids.prefix(max(0, Int(count))).compactMap { id in
            getgrgid(id).flatMap { $0.pointee.gr_name }.map { String(cString: $0) }
        }
    }
}

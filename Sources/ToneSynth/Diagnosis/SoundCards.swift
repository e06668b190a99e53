import CALSA
import Glibc
import System

/// The kernel's sound cards.
package struct SoundCards: Hashable, Sendable {
    /// With their numbers.
    package let names: [String]
    /// Whether `/dev/snd` has playback devices, and whether this user may write all of them.
    package let hasDevices, isWritable: Bool
    package let isInAudioGroup: Bool

    static func detect() -> SoundCards {
        let files = (try? FileSystem.live.list("/dev/snd")) ?? []
        let devices = files.filter { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
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

    private static func groups() -> [String] {
        var ids = [gid_t](repeating: 0, count: 256)
        let count = getgroups(256, &ids)
        return ids.prefix(max(0, Int(count))).compactMap { id in
            getgrgid(id).flatMap { $0.pointee.gr_name }.map { String(cString: $0) }
        }
    }
}

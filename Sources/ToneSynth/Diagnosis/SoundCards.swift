import CALSA
import Glibc
import Localization

/// The kernel's sound cards, and whether this user may use them.
struct SoundCards: Sendable {
    /// The cards' names.
    let names: [String]
    /// Whether `/dev/snd` is there, and whether all of its playback devices may be written.
    let hasDevices, mayWrite: Bool
    /// Whether this user is in the group audio.
    let isInAudioGroup: Bool

    /// Asks the kernel.
    static func look() -> SoundCards {
        let devices = entries(of: "/dev/snd").filter { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
        return SoundCards(
            names: cards(), hasDevices: !devices.isEmpty,
            mayWrite: devices.allSatisfy { access("/dev/snd/" + $0, R_OK | W_OK) == 0 },
            isInAudioGroup: groups().contains("audio"))
    }

    /// What was found; a missing card is no problem where a server plays elsewhere.
    func findings(hasServer: Bool) -> [SoundReport.Finding] {
        let cards = names.isEmpty ? tr("none", context: "sound cards") : names.joined(separator: ", ")
        let needed = names.isEmpty && !hasServer
        let noCard: String =
            tr("Connect a card or load its driver; in a container, pass /dev/snd or the server's socket in.")
        let group: String = isInAudioGroup ? tr("in the group audio") : tr("not in the group audio")
        let access: String =
            !hasDevices
            ? tr("no playback device in /dev/snd") : mayWrite ? tr("may be used") : tr("may not be used")
        let join: String = tr("Join the group audio (sudo usermod -aG audio $USER) and log in again.")
        return [
            .init(tr("cards", context: "sound"), cards, mend: needed ? noCard : nil),
            .init(
                tr("access"), "\(access); \(group)", mend: hasDevices && !mayWrite && !hasServer ? join : nil),
        ]
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

    private static func entries(of folder: String) -> [String] {
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

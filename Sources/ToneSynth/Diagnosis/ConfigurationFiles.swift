import CALSA
import Glibc
import Localization

/// The configuration that libasound reads, and the library itself.
struct ConfigurationFiles: Sendable {
    /// The library's version.
    let version: String
    /// The files that are there, in the order in which they are read.
    let files: [String]
    /// The main file that should be there.
    let main: String

    /// Looks at the places that alsa.conf of alsa-lib 1.2 names.
    static func look() -> ConfigurationFiles {
        let top = snd_config_topdir().map { String(cString: $0) } ?? "/usr/share/alsa"
        let paths = variable("ALSA_CONFIG_PATH").map { $0.split(separator: ":").map(String.init) }
        let home = variable("HOME") ?? ""
        let config = variable("XDG_CONFIG_HOME") ?? home + "/.config"
        let main = paths?.first ?? top + "/alsa.conf"
        let others = ["/etc/alsa/conf.d", "/etc/asound.conf", home + "/.asoundrc", config + "/alsa/asoundrc"]
        return ConfigurationFiles(
            version: String(cString: snd_asoundlib_version()),
            files: ((paths ?? [main]) + others).filter { access($0, R_OK) == 0 }, main: main)
    }

    /// What was found.
    var finding: SoundReport.Finding {
        let list = files.isEmpty ? tr("no configuration") : files.joined(separator: ", ")
        let isThere = files.contains(main)
        let mend =
            tr("Install the package that has \(main): libasound2-data on Debian and Ubuntu, else alsa-lib.")
        return .init(tr("library"), tr("libasound \(version); reads \(list)"), mend: isThere ? nil : mend)
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

import CALSA
import Glibc

/// The configuration that libasound reads, and the library itself.
package struct ConfigurationFiles: Hashable, Sendable {
    /// The library's.
    package let version: String
    /// The readable ones, in the order in which they are read.
    package let files: [String]
    /// Without it there is no device at all.
    package let mainFile: String

    package var hasMainFile: Bool { files.contains(mainFile) }

    /// The paths are those of alsa.conf of alsa-lib 1.2.
    static func detect() -> ConfigurationFiles {
        let top = snd_config_topdir().map { String(cString: $0) } ?? "/usr/share/alsa"
        let paths = variable("ALSA_CONFIG_PATH").map { $0.split(separator: ":").map(String.init) }
        let home = variable("HOME") ?? ""
        let config = variable("XDG_CONFIG_HOME") ?? home + "/.config"
        let main = paths?.first ?? top + "/alsa.conf"
        let others = ["/etc/alsa/conf.d", "/etc/asound.conf", home + "/.asoundrc", config + "/alsa/asoundrc"]
        return ConfigurationFiles(
            version: String(cString: snd_asoundlib_version()),
            files: ((paths ?? [main]) + others).filter { access($0, R_OK) == 0 }, mainFile: main)
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

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

    /// Whether there is more than what libasound's packages install.
    var hasOwnFiles: Bool { files.contains { ![Self.installedMain, Self.installedFolder].contains($0) } }

    private static let installedFolder = "/etc/alsa/conf.d"

    private static var installedMain: String {
        (snd_config_topdir().map { String(cString: $0) } ?? "/usr/share/alsa") + "/alsa.conf"
    }

    /// The paths are those of alsa.conf of alsa-lib 1.2.
    static func detect() -> ConfigurationFiles {
        let paths = variable("ALSA_CONFIG_PATH").map { $0.split(separator: ":").map(String.init) }
        let home = variable("HOME") ?? ""
        let config = variable("XDG_CONFIG_HOME") ?? home + "/.config"
        let main = paths?.first ?? installedMain
        let others = [installedFolder, "/etc/asound.conf", home + "/.asoundrc", config + "/alsa/asoundrc"]
        return ConfigurationFiles(
            version: String(cString: snd_asoundlib_version()),
            files: ((paths ?? [main]) + others).filter { access($0, R_OK) == 0 }, mainFile: main)
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

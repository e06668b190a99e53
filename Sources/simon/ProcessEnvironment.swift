import FoundationEssentials
import Glibc
import Model
import Repository
import Localization

/// What the program is started with: environment variables, folders, language.
enum ProcessEnvironment {
    static let variables: [String: String] = {
        var variables = [String: String](minimumCapacity: 64)
        var next = environ
        while let entry = next.pointee {
            if let sign = strchr(entry, Int32(UInt8(ascii: "="))) {
                let bytes = UnsafeRawBufferPointer(start: entry, count: sign - entry)
                let name = String(decoding: bytes, as: UTF8.self)
                // The first of two, as `getenv` has it.
                if variables[name] == nil { variables[name] = String(cString: sign + 1) }
            }
            next += 1
        }
        return variables
    }()

    /// Where the player's files are; nil when nothing tells where.
    static func location(_ invocation: Invocation) -> DataLocation? {
        if let folder = invocation.dataDirectory { return DataLocation(folder: absolute(folder)) }
        return DataLocation(
            environment: variables, home: getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) })
    }

    /// The message for when nothing says where the files are.
    static var noDataFolderMessage: SafeText {
        tr("there is no home folder to save scores in: set HOME, or choose a folder with --data-dir DIR")
    }

    /// The player's files; nil, and said, when nothing tells where they are.
    static func repository(_ invocation: Invocation) -> Repository? {
        guard let location = location(invocation) else {
            Output.printError(noDataFolderMessage)
            return nil
        }
        let repository = Repository(at: location, now: Date.init)
        chooseLanguage(invocation, repository.settings)
        // A folder that is misspelt has no scores either.
        if let folder = invocation.dataDirectory, access(location.dataFolder, F_OK) != 0, errno == ENOENT {
            Output.printError(tr("there is no folder '\(folder.excerpt)'"))
        }
        return repository
    }

    /// Chooses what is spoken: what the command line says, then the settings, then the environment.
    static func chooseLanguage(_ invocation: Invocation, _ settings: Settings = Settings()) {
        Language.choose(
            invocation.language ?? settings.language.language ?? Language(environment: variables))
    }

    private static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let here = getcwd(nil, 0) else { return path }
        defer { free(here) }
        return String(cString: here) + "/" + path
    }

    /// A date in the player's time zone, to the minute, as the player's language does: `2026-11-20 12:00`.
    @Sendable static func localTime(_ date: Date) -> SafeText {
        var seconds = time_t(date.timeIntervalSince1970)
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return "?" }
        return SafeText(
            Language.chosen.moment(
                year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
                hour: Int(parts.tm_hour), minute: Int(parts.tm_min)))
    }
}

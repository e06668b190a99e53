import FoundationEssentials
import Glibc
import Model
import Repository
import Localization
import System

enum ProcessEnvironment {
    static let variables: [String: String] = {
        var variables = [String: String](minimumCapacity: 64)
        var next = environ
        while let entry = next.pointee {
            if let sign = strchr(entry, Int32(UInt8(ascii: "="))) {
                let bytes = UnsafeRawBufferPointer(start: entry, count: sign - entry)
                let name = String(decoding: bytes, as: UTF8.self)
                // The first of duplicates, as `getenv` does.
                if variables[name] == nil { variables[name] = Path.text(sign + 1) }
            }
            next += 1
        }
        return variables
    }()

    /// Nil when nothing says where the files are.
    static func location(_ invocation: Invocation) -> DataLocation? {
        if let folder = invocation.dataDirectory { return DataLocation(folder: absolute(folder)) }
        return DataLocation(
            environment: variables, home: getpwuid(getuid()).map { Path.text($0.pointee.pw_dir) })
    }

    static var noDataFolderMessage: SafeText {
        tr("there is no home folder to save scores in: set HOME, or choose a folder with --data-dir DIR")
    }

    static func knownLocation(_ invocation: Invocation) throws -> DataLocation {
        guard let location = location(invocation) else { throw Failure(noDataFolderMessage) }
        try location.check()
        return location
    }

    static func repository(_ invocation: Invocation) throws -> Repository {
        let location = try knownLocation(invocation)
        let repository = Repository(at: location, now: Date.init)
        chooseLanguage(invocation, repository.settings)
        // A misspelt folder has no scores, either.
        if let folder = invocation.dataDirectory, access(Path.bytes(location.dataFolder), F_OK) != 0,
            errno == ENOENT
        {
            Output.printError(tr("there is no folder '\(folder.excerpt)'"))
        }
        return repository
    }

    /// Command line first, then settings, then environment.
    static func chooseLanguage(_ invocation: Invocation, _ settings: Settings = Settings()) {
        if let language = invocation.language { Language.choose(language) } else { chooseLanguage(settings) }
    }

    static func chooseLanguage(_ settings: Settings) {
        Language.choose(settings.language.language ?? Language(environment: variables))
    }

    private static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let here = getcwd(nil, 0) else { return path }
        defer { free(here) }
        return Path.text(here) + "/" + path
    }

    /// In the player's time zone and language, to the minute: `2026-11-20 12:00`.
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

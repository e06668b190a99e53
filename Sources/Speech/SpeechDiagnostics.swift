import System

package enum SpeechDiagnostics {
    /// speech-dispatcher starts its server first and lists a megabyte of voices: 5 s on a busy machine.
    private static let limit = Duration.seconds(10)

    /// Voices of the command that the game would use; may take ten seconds.
    /// - Parameter languages: BCP 47 tags.
    package static func finding(environment: [String: String], languages: [String]) -> SpeechFinding {
        finding(in: environment["PATH"] ?? "", languages) { CommandOutput.read($0, $1, within: limit) }
    }

    static func finding(
        in searchPath: String, _ languages: [String], answer: (String, [String]) -> [UInt8]?
    ) -> SpeechFinding {
        guard let tool = InstalledCommand<SpeechCommand>(in: searchPath) else { return .nothing }
        let voices = answer(tool.path, tool.command.listsVoices).map(tool.command.languages(in:)) ?? []
        guard !voices.isEmpty else { return .silent(path: tool.path) }
        let primary = Set(voices.map(Self.primary))
        return .speaks(
            path: tool.path, languages: languages.filter { primary.contains(Self.primary($0)) },
            missing: languages.filter { !primary.contains(Self.primary($0)) })
    }

    /// A voice of another region speaks the language, too.
    private static func primary(_ tag: String) -> String {
        String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
    }
}

package enum SpeechFinding: Hashable, Sendable {
    /// The command has voices for `languages` and none for `missing`.
    case speaks(path: String, languages: [String], missing: [String])
    /// A command that listed no voice, or not in time.
    case silent(path: String)
    case nothing
}

extension SpeechCommand {
    var listsVoices: [String] {
        switch self {
        case .dispatcher: ["--list-synthesis-voices"]
        case .espeak: ["--voices"]
        }
    }

    /// Parses the command's list: a heading, then a voice a line.
    func languages(in list: [UInt8]) -> Set<String> {
        let space = UInt8(ascii: " ")
        let words = list.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
            switch self {
            // Name, language and variant, each 25 wide or wider; the first and the last may contain blanks.
            case .dispatcher: line.dropLast(25).split(separator: space).last
            case .espeak: line.split(separator: space).dropFirst().first
            }
        }
        return Set(words.map { String(decoding: $0, as: UTF8.self) })
    }
}

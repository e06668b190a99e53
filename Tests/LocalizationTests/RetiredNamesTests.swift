import Foundation
import Testing

/// The sources speak the words of the field: names of a private dialect that gave way do not come back.
@Suite struct RetiredNamesTests {
    /// What is not written any more, in names or comments, and what is written instead.
    private static let retired: [(name: String, instead: String)] = [
        ("Surroundings", "ProcessEnvironment"), ("Ledger", "PlayerDataStore"), ("SoundBox", "SoundPlayer"),
        ("Mailbox", "EventLoop"), ("Farewell", "TerminalRestorer"), ("homeless", "noDataFolderMessage"),
        ("complain[A-Z]\\w*", "printError"), ("NearestWord", "SpellingSuggestion"),
        ("BoardChoice", "LeaderboardFilter"), ("BoardName", "LeaderboardID"), ("ScreenStack", "PageStack"),
        ("GamepadUse", "GamepadMapping"), ("QuietLine", "StatusLine"), ("ListWindow", "ListViewport"),
        ("SpellingWheel", "LetterPicker"), ("quench", "turnOffLights"), ("encore", "sequenceReplay"),
        ("BlockLetters", "BigText"), ("CoursePlot", "TrendPlot"), ("DeleteQuestion", "ScoreDialog"),
        ("ReplayPace", "PlaybackSpeed"), ("ReplayRun", "ReplayPlayer"), ("Conversation", "Coordinator"),
        ("TaleTeller", "ReplayNarrator"), ("tale", "narrator"), ("Show(ing)?", "SimonPlayback"),
        ("SimonLapse", "SimonTimeout"), ("MatchTally", "MatchScore"),
        ("asKept", "normalizedForStorage"), ("FileTrouble", "FileError"), ("trouble\\w*", "error, problem"),
        ("HistoryEdition", "HistoryVersion"), ("Rotor", "Phasor"), ("HeardReport", "OnsetReport"),
        ("(un)?hush", "silence, restore"), ("DeviceTrial", "PlaybackTest"), ("Repertoire", "GlyphSet"),
        ("DeviceExaminer", "InputDeviceProbe"), ("FolderWatch", "DirectoryWatcher"),
        ("ChildRoster", "ProcessTable"), ("CommandSearch", "InstalledCommand"), ("TuningName", "Tuning"),
        ("StereoChoice", "StereoWidth"), ("[pP]atience", "timeout"), ("revise", "edit"),
        ("Headroom", "ResourceLimits"), ("LiveParts", "AppServices"),
        ("[jJ]olt(ed)?", "shake"), ("doomed", "entryToDelete"),
        ("for all the world", "for everyone"), ("what one does", "what it does"), ("anew", "again"),
    ]

    /// A whole word, as identifiers are parted: Unicode would take `a.b` for one.
    private static func word(_ name: String) throws -> Regex<AnyRegexOutput> {
        try Regex("\\b(" + name + ")\\b").wordBoundaryKind(.simple)
    }

    /// The longest run of letters in an expression, which stands in whatever it finds.
    private static func longestLetters(of name: String) -> String {
        String(name.split { !$0.isLetter }.max { $0.count < $1.count } ?? "")
    }

    @Test func noSourceHasARetiredName() throws {
        let files = try SwiftSource.files()
        #expect(files.count > 400)
        for (name, instead) in Self.retired {
            let regex = try Self.word(name)
            // Few files have the letters, and looking for them is a hundred times faster than an expression.
            let letters = Self.longestLetters(of: name)
            let found = files.filter { strstr($0.text, letters) != nil && $0.text.contains(regex) }.map(
                \.path)
            #expect(found.isEmpty, "write \(instead) for \(name): \(found)")
        }
    }

    @Test(arguments: [
        ("let lastTrouble = trouble(of: file)", true), ("troubles.append(error)", true), ("error", false),
    ])
    func theSearchFindsWholeWords(line: String, isFound: Bool) throws {
        #expect(line.contains(try Self.word("trouble\\w*")) == isFound)
    }
}

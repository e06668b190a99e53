import FoundationEssentials
import GameRules
import Model
import Presentation
import TerminalCore
import TestSupport
import Testing

@testable import Screens

/// The line of every game that is reserved for what is not part of it.
@Suite struct QuietLineTests {
    private var context = ScreenContext(
        size: Size(width: 80, height: 24), display: DisplayStyle(colours: .none, unicode: true))
    private let row = Rect(x: 0, y: 0, width: 80, height: 1)
    private static let long: SafeText = "No sound: another program is using the sound device."

    @Test(arguments: GameKind.allCases)
    mutating func troubleWithTheFilesIsSaidInEveryGame(kind: GameKind) {
        context.soundNotice = "No sound: nobody is there."
        context.storageNotice = "Not saved yet: the disk is full."
        context.isUnsaved = true
        let rows = rows(of: kind)
        #expect(rows.contains { $0.contains("Not saved  No sound") })
        context.isNews = true
        #expect(self.rows(of: kind).contains { $0.contains("Not saved yet: the disk is full.") })
    }

    private func rows(of kind: GameKind) -> [String] {
        let screen = kind.face.screen(context)
        var canvas = Canvas(size: context.size)
        _ = screen.frame(on: &canvas, context)
        return canvas.rows
    }

    private static let hints: [(GameKind, String)] = [
        (.simon, "v classic   a replay last"),
        (.match, "Example: yes. Left: the word red; right: red ink"),
    ]

    @Test(arguments: hints)
    mutating func whatLastsStandsBesideTheHint(kind: GameKind, hint: String) {
        context.soundNotice = Self.long
        #expect(rows(of: kind).contains { $0.contains("No sound   ") && $0.contains(hint) })
        context.isNews = true
        #expect(rows(of: kind).contains { $0.contains(Self.long.string) })
        context.isNews = false
        context.soundNotice = nil
        #expect(rows(of: kind).contains { $0.contains(hint) && !$0.contains("No sound") })
    }

    /// Who asked for it knows why; the help says it all the same.
    @Test(arguments: hints)
    mutating func whoHasMutedIsToldSoBriefly(game: (kind: GameKind, hint: String)) {
        #expect(!rows(of: game.kind).contains { $0.contains("muted") })
        context.settings.sound = false
        context.soundNotice = Self.long
        let rows = rows(of: game.kind)
        #expect(rows.count { $0.contains("muted   ") && $0.contains(game.hint) } == 1)
        #expect(!rows.contains { $0.contains("No sound") || $0.contains("Sound is off") })
        let help = Stage(Size(width: 80, height: 90), make: HelpScreen.init) { [context] in
            $0.settings.sound = context.settings.sound
        }
        help.see("muted", "Sound is off")
    }

    @Test mutating func bothAreWholeWhereTheyHaveRoom() {
        context.soundNotice = "No sound: there is no sound card."
        context.isNews = true
        let line = StatusLine(context, hint: 40, in: row)
        #expect(line.mark == "No sound: there is no sound card." && line.rest?.size.width ?? 0 >= 40)
        // The two are centred as one.
        #expect(line.origin.x == 2 && line.rest?.left == 38)
    }

    @Test mutating func aSeedAndTheSilenceAreBothSaid() {
        context.chosenSeed = 7
        #expect(StatusLine(context, hint: 0, in: row).mark == "Seed 7, unranked")
        context.soundNotice = Self.long
        #expect(StatusLine(context, hint: 45, in: row).mark == "No sound  Seed 7, unranked")
        #expect(StatusLine(context, hint: 65, in: row).mark == "No sound")
        context.isNews = true
        #expect(StatusLine(context, hint: 0, in: row).mark == Self.long + "  Seed 7, unranked")
    }

    /// Told once, then a sign; the help says what it means for as long as it lasts.
    @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 15)])
    func whatLastsIsASignThatTheHelpExplains(size: Size) {
        for make in [{ HelpScreen($0) }, { HelpScreen($0, .settings) }] {
            var stage = Stage(size, make: make) {
                $0.soundNotice = Self.long
                $0.chosenSeed = 7
            }
            let words = stage.wordsOfAll()
            #expect(words.isSuperset(of: ["another", "program", "device.", "these", "ranked"]))
            stage.context.soundNotice = nil
            stage.send(.tick)
            stage.type(.home)
            #expect(!stage.wordsOfAll().contains("another"))
        }
        let page = Stage(make: SettingsScreen.init) { $0.soundNotice = Self.long }
        #expect(page.shows("No sound") && !page.shows("another program"))
    }

    @Test mutating func anAnswerIsNotHiddenByNews() {
        context.soundNotice = Self.long
        context.isNews = true
        #expect(StatusLine(context, hint: 40, in: row).rest == nil)
        let line = StatusLine(context, hint: 40, isAnswer: true, in: row)
        #expect(line.mark == "No sound" && line.rest != nil)
        context.storageNotice = "Not saved yet: the disk is full, and has been for quite a while now."
        context.isUnsaved = true
        #expect(StatusLine(context, hint: 40, isAnswer: true, in: row).mark == "Not saved  No sound")
    }

    @Test mutating func inANarrowWindowTheHintStaysAndIsCut() {
        context.soundNotice = Self.long
        let narrow = Rect(x: 0, y: 0, width: 30, height: 1)
        let line = StatusLine(context, hint: 40, in: narrow)
        #expect(line.mark == "" && line.rest == narrow)
        #expect(StatusLine(context, hint: 10, in: narrow).mark == "No sound")
    }

    @Test(arguments: GameKind.allCases, [Size(width: 80, height: 24), Size(width: 30, height: 10)])
    mutating func theDaysGameIsCalledSo(kind: GameKind, size: Size) {
        context.size = size
        context.day = UTCDay(Date(timeIntervalSince1970: 1_795_200_000))
        #expect(rows(of: kind)[0].lowercased().contains("daily"))
        context.chosenSeed = 7
        #expect(!rows(of: kind)[0].lowercased().contains("daily"))
    }
}

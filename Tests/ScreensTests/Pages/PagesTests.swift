import FoundationEssentials
import Model
import TerminalCore
import TestSupport
import Testing

@testable import Screens
import Presentation

@Suite struct LeaderboardScreenTests {
    @Test func ranksAndMarksTheNewest() {
        let scores = entries(30)
        var stage = Stage(scores: scores) { $0.newest = scores[4].id }
        stage.see("Leaderboard", "Rank", "* 26")
        stage.type(.home)
        stage.see("Player 29", not: "* 26")
        stage.type(.escape)
        #expect(stage.deeds() == [.back])
    }

    @Test func saysWhenNobodyHasPlayed() {
        #expect(Stage(scores: []).shows("No scores yet"))
    }

    @Test func gamesOfAChosenSeedHaveNoRank() {
        var scores = entries(2)
        scores[1].seed = 42
        let stage = Stage(scores: scores)
        stage.see("Player 0", "seed")
        #expect(stage.picture.contains { $0.contains("1") && $0.contains("Player 0") })
        #expect(stage.picture.contains { $0.contains("-") && $0.contains("Player 1") })
    }

    func entries(_ count: Int) -> [ScoreEntry] {
        (0..<count).map { .made($0, "Player \($0)") }
    }
}

@Suite struct SettingsScreenTests {
    @Test(arguments: [Key.enter, .character(" "), .right, .left])
    func soundIsSwitchedAtOnce(key: Key) {
        var stage = Stage(make: SettingsScreen.init)
        stage.see("Settings", "< on >")
        stage.type(key)
        var expected = Settings()
        expected.sound = false
        #expect(stage.take() == [.applySettings(expected)])
    }

    @Test func theVolumeEndsAtItsEnds() throws {
        var stage = Stage(make: SettingsScreen.init) { $0.settings.volume = Volume(clamping: 95) }
        stage.type(.down, .down, .right)
        let settings = try #require(stage.take().settings)
        #expect(settings.volume.percent == 100)
    }

    @Test func aClickChangesARow() throws {
        var stage = Stage(make: SettingsScreen.init)
        stage.click("Haptics")
        let settings = try #require(stage.take().settings)
        #expect(!settings.haptics && settings.sound)
    }

    @Test(arguments: zip(StereoWidth.allCases, [StereoWidth.gentle, .wide, .off]))
    func theWidthGoesRoundAndIsHeardOnBothSides(width: StereoWidth, next: StereoWidth) throws {
        var stage = Stage(Size(width: 80, height: 40), make: SettingsScreen.init) {
            $0.settings.stereo = width
        }
        stage.click("Stereo")
        var expected = Settings()
        expected.stereo = next
        #expect(stage.take() == [.applySettings(expected), .sound(.leftAndRight)])
    }

    @Test func theKeyThatChoosesIsAButtonToo() {
        var stage = Stage(make: SettingsScreen.init)
        for _ in 0..<7 { stage.click("↓ choose") }
        stage.click("Enter change")
        var expected = Settings()
        expected.speed = .fast
        #expect(stage.take() == [.applySettings(expected)])
        stage.type(.end)
        stage.click("↓ choose")
        stage.see("< on >")
    }

    @Test func whoClicksElsewhereGivesAPadNoKey() {
        var stage = Stage(make: SettingsScreen.init)
        stage.type(.end, .enter)
        stage.see("press a key")
        stage.click("Key for red")
        #expect(stage.picture.count { $0.contains("press a key") } == 1)
        stage.click("Key for yellow")
        // What is offered now ends the question, and stays on the page.
        stage.see(not: "↑↓ choose")
        stage.click("Esc cancel")
        stage.see("↑↓ choose", not: "press a key")
        stage.type("x")
        #expect(stage.take().isEmpty)
    }
}

@Suite struct HelpScreenTests {
    @Test func theButtonThatScrollsShowsEveryPageAndThenTheFirst() {
        var stage = Stage(Size(width: 40, height: 10), make: HelpScreen.init)
        let first = stage.picture
        var seen: Set<String> = []
        for _ in 0..<30 {
            seen.formUnion(stage.picture)
            stage.click("↓ scroll")
            if stage.picture == first { break }
        }
        #expect(stage.picture == first)
        for text in ["How to play", "r or 1", "Ctrl+C"] { #expect(seen.contains { $0.contains(text) }) }
    }
}

@Suite struct SplashScreenTests {
    @Test func moves() {
        var stage = Stage(make: SplashScreen.init)
        var pictures: Set<[String]> = []
        for _ in 0..<20 {
            pictures.insert(stage.picture)
            stage.pass(.milliseconds(45))
        }
        #expect(pictures.count >= 4)
    }

    /// Enter leads to the game and not into a round; with one key every key is the same.
    @Test(arguments: zip(["x", "r", "1", " ", "u", "c", "\r", "q"], (0..<8).map { $0 == 7 }))
    func anyKeySkipsIt(key: String, hasOneKey: Bool) {
        var stage = Stage(make: SplashScreen.init) { $0.settings.scanning = hasOneKey ? .fast : .off }
        stage.type(key)
        #expect(stage.effects == [.open(.game(.simon))])
    }

    @Test(arguments: [
        ("q", Effect.quit), ("?", .open(.help)), ("s", .open(.settings)), ("m", .open(.picker)),
        ("l", .open(.leaderboard(LeaderboardID(.simon, "rewind")))), ("t", .open(.statistics(.simon))),
    ])
    func aKeyDoesWhatItSays(key: String, effect: Effect) {
        var stage = Stage(make: SplashScreen.init) { $0.settings.variant = .rewind }
        stage.type(key)
        #expect(stage.effects == [.open(.game(.simon)), effect])
    }
}

@Suite struct PadKeySettingTests {
    @Test func aPadsKeyIsAskedForAndKept() throws {
        var stage = Stage(make: SettingsScreen.init)
        stage.type(.end, .enter)
        stage.see("press a key")
        stage.type("x")
        let settings = try #require(stage.take().settings)
        #expect(settings.padKeys.text == "rygx")
    }

    @Test(arguments: [
        ("y", "already presses yellow"), ("l", "already does something else"), ("7", "or a symbol"),
    ])
    func aConflictIsExplained(key: String, sentence: String) {
        var stage = Stage(make: SettingsScreen.init)
        stage.type(.end, .enter)
        stage.type(key)
        #expect(stage.take().isEmpty && stage.shows(sentence))
    }

    @Test func otherKeysPlayTheirPads() {
        var stage = Stage(make: SimonScreen.init) { $0.settings.padKeys = PadKeys("dfjk") ?? .standard }
        stage.see("d  red", "k  blue")
        stage.type("k")
        #expect(stage.take().first == .sound(.press(.blue, held: false)))
    }
}

import Coordinator
import GameRules
import Model
import Presentation
import Screens
import TerminalCore
import TestSupport
import Testing

/// The program by one key alone, on a manual clock: what stands on the frame and what is marked is all that the player
/// knows.
@Suite @MainActor struct OneSwitchTests {
    /// A player with one key.
    @MainActor struct Player {
        let stage: Rehearsal
        /// What the key sends.
        var key = Event.key(KeyPress(.character("b")))

        init(_ change: (inout ScreenContext) -> Void = { _ in }) {
            stage = Rehearsal {
                $0.settings.scanning = .medium
                change(&$0)
            }
            press()
        }

        func press() { stage.handle(key) }
        func shows(_ text: String) -> Bool { stage.recorder.shows(text) }
        var picture: String { stage.recorder.picture.joined(separator: "\n") }

        /// Where a text begins on the newest frame.
        func place(of text: String) -> Point? { stage.recorder.picture.place(of: text) }

        /// Waits until a text shows.
        func see(_ text: String, within limit: Duration = .seconds(20)) {
            let end = stage.recorder.now + limit
            while !shows(text), stage.recorder.now < end { stage.pass(.milliseconds(100)) }
            #expect(shows(text), "'\(text)' is not on the screen:\n\(picture)")
        }

        /// Presses whenever a text is marked, until it has been chosen; how long that took.
        @discardableResult func choose(_ text: String) -> Duration {
            guard let place = place(of: text) else {
                Issue.record("'\(text)' is not on the screen:\n\(picture)")
                return .zero
            }
            return choose(place)
        }

        @discardableResult func choose(_ place: Point) -> Duration {
            let start = stage.recorder.now
            while stage.recorder.now < start + .seconds(40) {
                while !stage.recorder.marked.contains(place), stage.recorder.now < start + .seconds(40) {
                    stage.pass(.milliseconds(100))
                }
                let before = stage.recorder.marked
                press()
                let after = stage.recorder.marked
                // A group has been opened: what is marked now is a part of it.
                if after.isEmpty || !after.isStrictSubset(of: before) { return stage.recorder.now - start }
            }
            Issue.record("\(place) is never marked:\n\(picture)")
            return stage.recorder.now - start
        }

        /// The scores that have been saved.
        var scores: [ScoreEntry] { stage.recorder.scores }
        var hasQuit: Bool { stage.recorder.take().contains(.quit) }
    }

    @Test func simonIsPlayedNamedAndLeft() {
        let player = Player()
        let sequence = SampleGames.pads(ofSeed: 7, count: 3)
        player.choose("Enter start")
        for round in 1...3 {
            player.see("Your turn")
            for pad in sequence.prefix(round) {
                let pressed = round < 3 ? pad : Pad.allCases[(pad.rawValue + 1) % 4]
                player.choose(pressed.name)
                if round == 3 { break }
            }
        }
        player.see("Game over")
        for letter in "ad" { player.spell(letter) }
        player.see("Name Ad")
        player.choose("Enter save")
        #expect(player.scores.map(\.name.string) == ["Ad"] && player.scores.map(\.score) == [2])
        #expect(player.scores.map(\.aid) == [.scanning])
        player.choose("l leaderboard")
        player.see("~ by scanning")
        player.choose("Esc back")
        player.choose("q quit")
        #expect(player.hasQuit)
    }

    @Test func inSimonsTurnNothingIsMarkedAndTheKeyDoesNothing() {
        let player = Player()
        player.choose("Enter start")
        #expect(player.shows("Simon's turn") && player.stage.recorder.marked.isEmpty)
        player.press()
        #expect(player.shows("Simon's turn") && !player.shows("Paused"))
        player.see("Your turn")
        #expect(!player.stage.recorder.marked.isEmpty)
        #expect(player.stage.recorder.focus.map(player.stage.recorder.marked.contains) == true)
        player.choose("Esc pause")
        player.choose("Give up")
        player.see("Enter start")
    }

    @Test func theToyIsPlayedWithBeforeAGame() {
        let player = Player()
        _ = player.stage.recorder.take()
        player.choose("yellow")
        #expect(player.stage.recorder.take().contains(.play(.press(.yellow, held: true))))
        #expect(player.shows("Enter start"))
    }

    @Test func whatWasNotSavedIsBroughtBack() {
        let player = Player()
        let pad = SampleGames.pads(ofSeed: 7, count: 1)[0]
        player.choose("Enter start")
        player.see("Your turn")
        player.choose(pad.name)
        player.see("Score 1")
        player.see("Your turn")
        player.choose("Esc pause")
        player.choose("Give up")
        player.choose("don't save")
        player.see("Not saved")
        player.choose("u undo")
        player.choose("Enter save")
        #expect(player.scores.map(\.score) == [1] && !player.shows("u undo"))
    }

    @Test func aLevelsFiveSecondsRest() {
        let player = Player { $0.settings.level = .one }
        let sequence = SampleGames.pads(ofSeed: 7, count: 2)
        player.choose("Enter start")
        player.see("Your turn")
        player.stage.pass(.seconds(8))
        #expect(player.shows("Your turn"))
        player.choose(sequence[0].name)
        player.see("Score 1")
        player.see("Your turn")
        player.stage.pass(.seconds(30))
        #expect(player.shows("Your turn"))
    }

    @Test func squaresIsPlayedWonAndSkipped() {
        let player = Player { $0.context(.squares) }
        var rules = SquaresGame(options: SquaresOptions(), seed: 7)
        player.choose("Enter start")
        player.see("Your turn")
        _ = rules.perform(.start, at: .zero)
        _ = rules.advance(to: .seconds(60))
        let keys = ["1234", "qwer", "asdf", "zxcv"].map(Array.init)
        for square in rules.sequence {
            // The letter of a square stands in its middle.
            player.choose(" \(keys[square.row][square.column]) ")
        }
        player.see("Score 4")
        player.choose("Esc pause")
        player.choose("Give up")
        player.see("Name")
        player.choose("don't save")
        #expect(player.shows("Enter start") && player.scores.isEmpty)
    }

    @Test func pairsKeepsItsTimeWhileAChoiceIsWaitedFor() {
        let player = Player { $0.context(.pairs) }
        player.choose("Enter start")
        let rules = PairsGame(seed: 7)
        let places = player.cards()
        #expect(places.count == 16)
        for pair in Set(rules.table.pairs) {
            for card in rules.table.pairs.indices where rules.table.pairs[card] == pair {
                player.choose(places[card])
            }
        }
        player.see("All found!")
        player.choose("Enter save")
        // Two seconds a card: every card of every pair was within its ten.
        #expect(player.scores.map(\.score) == [24] && player.scores.map(\.aid) == [.scanning])
    }

    @Test func wordsIsPlayed() {
        let player = Player {
            $0.context(.words)
            $0.shared.wordLists = [.made("test")]
        }
        player.choose("Enter start")
        #expect(player.stage.recorder.marked.isEmpty)
        player.see("mean the same", within: .seconds(10))
        let places = player.cards()
        #expect(places.count == 16)
        player.choose(places[0])
        player.choose(places[5])
        #expect(player.shows("Moves 1"))
        player.choose("Esc pause")
        player.choose("Give up")
        player.choose("q quit")
        #expect(player.hasQuit)
    }

    @Test func matchEndsByItsAnswers() {
        let player = Player { $0.context(.match) }
        // The name first.
        player.choose("who's playing?")
        player.spell("b")
        player.see("Name B")
        player.choose("30 s")
        player.choose("Enter start")
        player.see("30 s")
        player.stage.pass(.seconds(70))
        #expect(player.shows("30 s"))
        // After a minute the scan has come to rest, and nobody is woken; the next press lets it go on.
        #expect(player.stage.recorder.alarm == nil)
        player.press()
        for _ in 1...15 {
            #expect(!player.shows("Time's up"))
            player.choose("Yes")
            player.stage.pass(.milliseconds(400))
        }
        player.see("Time's up")
        player.see("Esc close")
        player.choose("Esc close")
        #expect(player.scores.map(\.name.string) == ["B"] && player.scores.map(\.aid) == [.scanning])
    }

    @Test func scanningIsSwitchedOffAgain() {
        let player = Player()
        player.choose("s settings")
        player.see("Settings")
        // The list goes round: the rows that are out of sight are near its end.
        if player.place(of: "Scanning") == nil {
            let arrows = player.place(of: "↑↓")
            if let arrows { player.choose(arrows) }
        }
        for _ in ["medium", "fast"] { player.choose("Scanning") }
        player.see("off")
        let applied = player.stage.recorder.take().compactMap { deed -> ScanRate? in
            if case .applySettings(let settings) = deed { settings.scanning } else { nil }
        }
        #expect(applied == [.medium, .fast, .off].suffix(applied.count) && applied.last == .off)
        #expect(player.stage.recorder.alarm == nil && player.stage.recorder.marked.isEmpty == false)
    }

    /// Who switches it on by keys can go on with the same key until it is off again.
    @Test func scanningBeginsWhereTheFocusIs() {
        let stage = Rehearsal { $0.size = Size(width: 80, height: 40) }
        stage.enter()
        stage.type("s")
        let row = Setting.all(Settings()).firstIndex(of: .scanning) ?? 0
        for _ in 0..<row { stage.type(.down) }
        stage.type(.enter)
        for value in ["slow", "medium", "fast"] {
            stage.recorder.see("< \(value) >")
            stage.pass(.milliseconds(400))
            stage.type("b")
        }
        #expect(stage.recorder.shows("< off >") && stage.recorder.alarm == nil)
    }

    @Test func theSecondKeyGoesBack() {
        let player = Player()
        player.choose("t stats")
        player.see("Statistics: Simon")
        player.stage.type(.escape)
        player.see("Enter start")
        // So does the other button of a mouse.
        player.choose("t stats")
        player.stage.handle(.mouse(MouseEvent(.otherPress, at: Point(x: 0, y: 0))))
        player.see("Enter start")
    }

    @Test func everyDeviceHasAKey() {
        let mouse = Event.mouse(MouseEvent(.press, at: Point(x: 79, y: 0)))
        for key in [
            mouse, .key(KeyPress(.function(5))), .key(KeyPress(.enter)), .key(KeyPress(.character(" "))),
        ] {
            var player = Player()
            player.key = key
            player.choose("? help")
            player.see("Help")
            player.choose("Esc back")
            player.see("Enter start")
        }
        let player = Player()
        func wait(for text: String) {
            guard let place = player.place(of: text) else { return }
            while !player.stage.recorder.marked.contains(place) { player.stage.pass(.milliseconds(100)) }
        }
        for _ in 1...2 {
            wait(for: "? help")
            player.stage.coordinator.handle(.gamepad(GamepadEvent(.south, isDown: true)))
            player.stage.coordinator.handle(.gamepad(GamepadEvent(.south, isDown: false)))
        }
        player.see("Help")
        wait(for: "Esc back")
        player.stage.coordinator.handle([MIDIEvent(MIDINote(dataByte: 40), isDown: true)])
        player.see("Enter start")
    }

    /// A key that repeats, or comes up, is not another press.
    @Test func holdingTheKeyIsOnePress() {
        let player = Player()
        let marked = player.stage.recorder.marked
        player.stage.handle(.key(KeyPress(.character("b"), phase: .repeat)))
        player.stage.handle(.key(KeyPress(.character("b"), phase: .release)))
        player.stage.handle(.mouse(MouseEvent(.move, at: Point(x: 3, y: 3))))
        #expect(player.stage.recorder.marked == marked)
    }

    @Test func withScanningOffNobodyIsWoken() {
        let stage = Rehearsal { $0.settings.reducedMotion = true }
        stage.enter()
        stage.pass(.seconds(3))
        #expect(stage.recorder.alarm == nil)
    }
}

extension OneSwitchTests.Player {
    /// Chooses a letter below a name: they stand in rows of eight.
    fileprivate func spell(_ letter: Character) {
        guard let first = place(of: "a b c d e f g h"), let value = letter.asciiValue else {
            Issue.record("no letters:\n\(picture)")
            return
        }
        let index = Int(value) - Int(Character("a").asciiValue ?? 0)
        choose(Point(x: first.x + 2 * (index % 8), y: first.y + index / 8))
    }

    /// The middles of the cards, which are outlines, in reading order.
    fileprivate func cards() -> [Point] {
        stage.recorder.picture.enumerated().flatMap { y, line in
            line.enumerated().filter { $0.element == "╭" }.map { Point(x: $0.offset, y: y) }
        }
    }
}

extension ScreenContext {
    /// The game that is opened after the splash.
    fileprivate mutating func context(_ kind: GameKind) { shared.game = kind }
}

import GameRules
import Model
import Presentation
import Testing

@testable import PlainMode

/// What can be chosen before a game, by its words and by those of files and of the manual page.
@MainActor
@Suite struct ChoosingTests {
    /// All that the manual page and `--variant` know by a name can be typed, alone or after `variant`.
    @Test(arguments: SimonOptions.variantNames)
    func everyVariantOfSimonGoesByItsName(name: String) {
        for line in [name, "variant " + name] {
            let stage = Stage(.simon)
            stage.type(line)
            let chosen = SimonOptions(stage.settings).variantName
            // The row of the variant leaves level and speed as they are, which were the usual ones.
            #expect(chosen == name)
        }
    }

    /// A grid is a leaderboard's name, too, and chooses nothing else.
    @Test func aGridAloneLeavesTheOtherChoices() {
        let stage = Stage(.squares)
        stage.type("speed fast", "5x5")
        #expect(stage.settings.squaresSpeed == .fast && stage.settings.squaresGrid == .five)
    }

    /// What another variant has is not refused without the reason.
    @Test(arguments: [
        (
            "classic", "players 3",
            "\"classic\" is for one player; for more, \"player adds\" or \"last one standing\""
        ),
        (
            "classic", "player1 Ada",
            "\"classic\" is for one player; for more, \"player adds\" or \"last one standing\""
        ),
        ("span", "speed fast", "A span is measured at normal speed"),
        ("span", "level 1", "\"span\" has no levels"),
    ])
    func whatAnotherVariantHasIsRefusedWithTheReason(variant: String, line: String, reason: String) {
        let stage = Stage(.simon)
        stage.type(variant)
        #expect(stage.type(line) == [reason + "."])
    }

    @Test(arguments: [GameKind.squares, .pairs, .match])
    func everyVariantOfTheOtherGamesGoesByItsName(game: GameKind) {
        let variants: [any AnyGameOptions] = game.options.variants
        for variant in variants {
            let stage = Stage(game)
            let answer = stage.type(variant.variantName).first
            let isGrid = SquaresGrid.allCases.contains { "\($0.side)x\($0.side)" == variant.variantName }
            #expect(
                answer == (isGrid ? "Grid: \(variant.variantName)" : "\(variant.erased.leaderboard.title)."))
            let settings = stage.settings
            switch variant {
            case let squares as SquaresOptions:
                #expect(settings.squaresGrid == squares.grid && settings.squaresGrows == squares.grows)
                #expect(settings.squaresSpeed == squares.speed)
                if !squares.grows { #expect(settings.squaresLength == squares.length) }
            case let pairs as PairsOptions: #expect(settings.pairsCount == pairs.count)
            case let match as MatchOptions: #expect(settings.matchLength == match.length)
            default: Issue.record("\(variant)")
            }
        }
    }

    @Test(arguments: [
        (GameKind.simon, "variant loud", "classic, rewind, surprise, bounce, fresh, by ear"),
        (.simon, "speed 9", "normal, fast, slow."), (.squares, "grid 6x6", "3x3, 4x4, 5x5."),
        (.squares, "speed 2", "normal, fast, slow."),
        (.squares, "length 17", "4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16."),
        (.pairs, "pairs 7", "6, 8, 10, 12."), (.pairs, "theme cars", "animals, food, shapes"),
        (.match, "seconds 45", "30, 60, 90."), (nil, "volume loud", "0, 10, 20, 30"),
    ])
    func aRefusalListsTheValues(game: GameKind?, line: String, values: String) {
        let stage = Stage(game)
        if game == nil { stage.type("settings") }
        let value = line.split(separator: " ")[1]
        #expect(
            stage.type(line).first?.hasPrefix("\"\(value)\" isn't an option; choose from: \(values)") == true)
    }

    /// The length of Squares ends at the shortest and the longest, and each can be typed from any other.
    @Test func theLengthOfSquaresStopsAtItsEnds() {
        let stage = Stage(.squares) { $0.settings.squaresLength = 15 }
        #expect(stage.type("length") == ["Length: 16"] && stage.type("length") == ["Length: 16"])
        #expect(stage.type("length 4") == ["Length: 4"] && stage.settings.squaresLength == 4)
        #expect(stage.type("length 16") == ["Length: 16"])
    }

    /// Two values begin so: neither is meant more than the other.
    @Test func aBeginningOfTwoValuesIsNone() {
        let stage = Stage(.simon)
        #expect(stage.type("variant by").first?.hasPrefix("\"by\" isn't an option") == true)
        stage.type("level 2")
        #expect(stage.settings.level == .two)
    }

    @Test func playersAndTheirNamesAreSetInSimonsMenu() {
        let stage = Stage(.simon)
        #expect(!stage.type("?").contains { $0.contains("Players") })
        stage.type("player-adds", "players 3", "player2 Bob")
        #expect(stage.settings.players == 3 && stage.settings.seats[1] == PlayerName("Bob"))
        #expect(stage.type("?").contains { $0.hasSuffix("Player 2: Bob") })
        let hint = "Type \"player 2\" and a name, such as \"player 2 Ada\"."
        #expect(stage.type("player 2").first == hint)
        stage.type("player 2 -")
        #expect(stage.settings.seats[1] == nil)
        #expect(stage.type("players 5").first?.hasSuffix("choose from: 1, 2, 3, 4.") == true)
        #expect(stage.type("") == ["Player 1, choose the first pad."])
    }

    @Test func aSpanHasItsOwnChoices() {
        let stage = Stage(.simon)
        stage.type("variant span", "direction backward", "senses eye")
        #expect(stage.settings.span == SpanConditions(direction: .backward, senses: .eye))
    }

    @Test func aVariantIsToldWithItsRule() {
        let stage = Stage(.simon) { $0.settings.variant = .rewind }
        let rule = "Repeat it backwards, the last pad first."
        #expect(stage.lines[2...3] == ["Simon's variant: rewind", rule])
        #expect(stage.type("variant fresh") == ["Simon's variant: fresh", "A new sequence each round."])
        let brief = Stage(.simon) {
            $0.settings.variant = .rewind
            $0.settings.verbosity = .brief
        }
        #expect(!brief.lines.contains(rule))
    }
}

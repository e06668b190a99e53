import GameRules
import Model
import Presentation
import TestSupport
import Testing

/// Somebody who plays one of the games that a seed deals with one device and nothing else. What is right, the rules
/// tell.
final class Hands {
    enum Device: CaseIterable { case keys, mouse, gamepad, notes }

    static let seed: UInt64 = 11
    /// Spells `Ada` where nothing stands yet: a name begins large, and D is four letters on.
    static let ada: [Gamepad.Button] = [.up, .right, .up, .up, .up, .up, .right, .up]
    /// The note that the settings have for starting.
    static let start: UInt8 = 84

    let device: Device
    let kind: GameKind
    let home: Home
    let game: Game
    let gamepad: Gamepad?
    private let keyboard: Keyboard?
    private var squares: [Square: TextScreen.Place] = [:]

    /// Comes to the start of a game; by mouse through the picker.
    init(_ device: Device, _ kind: GameKind, settings: String = "", _ options: String...) async throws {
        (self.device, self.kind) = (device, kind)
        // What has no letters saves under the last name.
        let own = device == .notes ? #""lastName":"Ada","midiStart":\#(Self.start)"# : ""
        home = try Home(settings: [own, settings].filter { !$0.isEmpty }.joined(separator: ","))
        gamepad = device == .gamepad ? try Gamepad(home) : nil
        keyboard = device == .notes ? try Keyboard(home) : nil
        try gamepad?.plugIn()
        let chosen = device == .mouse ? [] : ["--game", kind.rawValue]
        game = try Game(
            home, ["--mute", "--seed", "\(Self.seed)"] + chosen + options, gamepad: gamepad,
            keyboard: keyboard)
        switch device {
        case .keys: try await game.enter()
        case .mouse:
            try await game.enterByMouse()
            try await game.choose(kind.title.string)
        case .notes:
            try await game.seeStart()
            try await game.wait("the keyboard is connected") { keyboard?.isTaken == true }
        case .gamepad:
            if let gamepad { try await game.enter(with: gamepad) }
        }
    }

    /// Does what Enter does, and what the mouse finds under that name.
    func enter(_ label: String = "start") async throws {
        switch device {
        case .keys: game.type(Keys.enter)
        case .mouse: try await game.click("Enter \(label)")
        // Both buttons start.
        case .gamepad: gamepad?.press(kind == .pairs ? .start : .a)
        case .notes: keyboard?.play([Self.start])
        }
    }

    /// Saves the score, under a name that is typed where keys or buttons can; gives it.
    func save() async throws -> Home.Score {
        try await game.see("Name")
        switch device {
        case .keys: game.type("Ada" + Keys.enter)
        case .gamepad: gamepad?.press(Self.ada + [.a])
        case .mouse, .notes: try await enter("save")
        }
        try await game.seeStart()
        #expect(game.hasTyped == (device == .keys))
        let scores = try home.scores()
        #expect(scores.count == 1)
        return try #require(scores.first)
    }

    /// By mouse: the score is on the leaderboard and in the statistics, and somebody else sees that it holds.
    func leave(
        _ score: Home.Score, as claim: String, of variant: String, isGivenUp: Bool = false
    ) async throws {
        guard device == .mouse else { return }
        try await game.leaveByTheLeaderboard(
            showing: score.name, "seed \(Self.seed)", kind == .words ? claim : " \(claim) ")
        #expect(try await home.hasCounted(kind.rawValue, best: score.points))
        let verdict = isGivenUp ? "the game was given up with a score of" : "these moves earn the score of"
        #expect(
            try await home.verdictElsewhere() == "\(variant): \(claim). Verified: \(verdict) \(claim).\n")
        #expect(!game.hasTyped)
    }

    // MARK: - Squares

    /// Presses squares; the gamepad goes there by its pad or its stick.
    func press(_ pressed: [Square], on grid: SquaresGrid, _ arrows: Gamepad.Arrows = .pad) throws {
        let keys = (grid == .three ? ["123", "qwe", "asd"] : ["1234", "qwer", "asdf", "zxcv"]).map(Array.init)
        let key = { (square: Square) in String(keys[square.row][square.column]) }
        if device == .mouse, squares.isEmpty {
            for square in grid.squares { squares[square] = game.screen.places(of: key(square)).first }
        }
        // Wherever the cursor is, it comes to the first square; from there each is a walk away.
        gamepad?.press(Array(repeating: arrows.left, count: 4) + Array(repeating: arrows.up, count: 4))
        var cursor = Square(row: 0, column: 0)
        for square in pressed {
            switch device {
            case .keys: game.type(key(square))
            case .mouse: game.click(try #require(squares[square]))
            case .gamepad: gamepad?.press(arrows.way(from: cursor, to: square) + [.a])
            // The lowest pad of a drum bank lies at the lower left.
            case .notes: keyboard?.play([UInt8(36 + (3 - square.row) * 4 + square.column)])
            }
            cursor = square
        }
    }

    // MARK: - Cards

    /// Turns up the cards that belong together, two by two.
    /// - Parameters:
    ///   - places: where they lie, for the mouse; the others go from card to card on the table.
    ///   - told: what is on the screen after so many pairs.
    func turn(_ cards: [Int], at places: [TextScreen.Place] = [], told: (Int) -> String) async throws {
        var lying = Array(cards.indices)
        var cursor = 0
        while let pair = lying.first.map({ cards[$0] }) {
            for card in lying where cards[card] == pair {
                if device == .mouse { game.click(places[card]) } else { turn(card, &cursor, lying) }
            }
            lying.removeAll { cards[$0] == pair }
            try await game.see(told((cards.count - lying.count) / 2))
        }
        try await game.see("All found!")
    }

    private func turn(_ card: Int, _ cursor: inout Int, _ lying: [Int]) {
        while cursor != card {
            operate(keys: "\t", .y, note: 62)
            cursor = lying.first { $0 > cursor } ?? lying[0]
        }
        operate(keys: Keys.enter, .a, note: 64)
    }

    private func operate(keys: String, _ button: Gamepad.Button, note: UInt8) {
        if device == .keys { game.type(keys) }
        gamepad?.press(button)
        keyboard?.play([note])
    }

    // MARK: - Match

    /// Answers so many times right: by what the buttons say, and every other time by where the answers stand.
    /// - Returns: the game by the rules.
    func answer(rounds: Int) async throws -> MatchGame {
        var rules = MatchGame(options: MatchOptions(length: .half), seed: Self.seed)
        _ = rules.perform(.start, at: .zero)
        var given: [Bool: Int] = [true: 0, false: 0]
        for round in 1...rounds {
            guard case .playing(let cards, _) = rules.phase else { break }
            let isMatch = cards.isMatch
            try await game.see("ink: \(cards.ink == .black ? "white" : cards.ink.rawValue)")
            if device == .mouse, round == 2 { try await game.pauseByMouse() }
            given[isMatch, default: 0] += 1
            if device == .mouse {
                // The button of the last answer says for a moment whether it was right.
                try await game.click(isMatch ? "Yes" : "No")
            } else {
                let buttons: [Gamepad.Button] = isMatch ? [.left, .a] : [.right, .b]
                operate(
                    keys: isMatch ? "y" : "n", buttons[given[isMatch, default: 0] % 2],
                    note: isMatch ? 64 : 60)
            }
            _ = rules.perform(.answer(isMatch), at: .milliseconds(round))
            try await game.see("Score \(rules.score)")
        }
        #expect(rounds < 12 || given.values.allSatisfy { $0 > 1 })
        return rules
    }
}

import GameRules
import Model
import TestSupport
import Testing

/// Simon for several at one keyboard, who said their names, played to its end.
@Suite struct HotSeatTests {
    private static let names = ["Ada", "Grace", "Linus", "Zoë"]

    private func begin(_ home: Home, _ options: SimonOptions, _ arguments: String...) async throws -> Game {
        let names = Self.names.enumerated().map { #""player\#($0 + 1)":"\#($1)""# }.joined(separator: ",")
        try home.write(
            """
            {"version":1,"speed":"fast","variant":"\(options.variant.rawValue)",\
            "players":\(options.players),\(names)}
            """, to: "data/settings.json")
        let game = try await Game(home, ["--mute"] + arguments).enter()
        game.type(Keys.enter)
        return game
    }

    /// What is right, and whose turn it is, the rules tell.
    @Test(arguments: [2, 4])
    func eachRepeatsAndAddsAPad(players: Int) async throws {
        let home = try Home()
        let options = SimonOptions(speed: .fast, variant: .playerAdds, players: players)
        let game = try await begin(home, options)
        var rules = GameSession<SimonGame>(options: options, seed: 0)
        _ = rules.perform(.start, at: .zero)
        func press(_ pad: Pad) {
            game.type(String(pad.name.prefix(1)))
            _ = rules.perform(.press(pad), at: .zero)
        }
        for round in 0..<5 {
            let name = Self.names[round % players]
            if round > 0 { try await game.see("\(name)'s turn: repeat") }
            for pad in rules.answer { press(pad) }
            try await game.see("\(name)'s turn: add a pad")
            press(Pad.allCases[round % 3])
        }
        try await game.see("\(Self.names[rules.player])'s turn: repeat")
        press(.blue)
        #expect(rules.isOver && rules.score == 4)
        let scorer = Self.names[try #require(rules.scorer)]
        try await game.see("Game over")
        // The score is that of who repeated the most.
        try await game.see("Name \(scorer)")
        try await game.type(Keys.enter, see: "number 1 on the leaderboard")
        try await checkWhatIsKept(home, options, score: 4, name: scorer)
        // Who had the score is not who plays alone next time.
        #expect(try home.json("data/settings.json")["lastName"] as? String == nil)
    }

    @Test(arguments: [2, 3, 4])
    func theLastOneStandingWins(players: Int) async throws {
        let home = try Home()
        let options = SimonOptions(speed: .fast, variant: .lastOneStanding, players: players)
        let game = try await begin(home, options, "--seed", "11")
        var rules = GameSession<SimonGame>(options: options, seed: 11)
        _ = rules.perform(.start, at: .zero)
        var turns = 0
        func watch() async throws {
            _ = rules.advance(to: rules.deadline ?? .zero)
            turns += 1
            try await game.wait("the players' turn \(turns)") { game.turns >= turns }
        }
        func press(_ pads: [Pad]) {
            game.press(pads.map(\.name))
            for pad in pads { _ = rules.perform(.press(pad), at: rules.time) }
        }
        for round in 1...2 {
            try await watch()
            press(rules.answer)
            try await game.see("Score \(round)")
        }
        while !rules.isOver {
            try await watch()
            guard case .press(let wrong)? = rules.legalMoves.last else { break }
            let owner = Self.names[try #require(rules.seats.owner(of: wrong))]
            press([wrong])
            if !rules.isOver { try await game.see("\(owner) is out") }
        }
        let winner = Self.names[try #require(rules.scorer)]
        try await game.see("\(winner) wins!")
        try await game.see("Name \(winner)")
        try await game.type(Keys.enter, see: "Press Enter to start")
        try await game.wait("the score is on the disk") { try !home.scores().isEmpty }
        try await checkWhatIsKept(home, options, score: 2, name: winner)
    }

    /// The board has who has the score, the history all of them, and somebody else sees that it holds.
    private func checkWhatIsKept(_ home: Home, _ options: SimonOptions, score: Int, name: String) async throws
    {
        #expect(try home.scores().map(\.name) == [name] && home.scores().map(\.points) == [score])
        let history = try home.text("data/history.jsonl")
        for (seat, name) in Self.names.enumerated() {
            let isSeated = history.contains(#""player-\#(seat + 1)":"\#(name)""#)
            #expect(isSeated == (seat < options.players), "\(history)")
        }
        #expect(try await home.hasCounted("simon", best: score))
        let variant = options.variant.rawValue.replacing("-", with: " ")
        #expect(
            try await home.verdictElsewhere()
                == "Simon Says, \(variant), fast: \(score). Verified: these moves earn the score of \(score).\n"
        )
    }
}

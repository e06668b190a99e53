import GameRules
import Model
import TestSupport
import Testing

/// Simon for several at one keyboard, who said their names, played to its end.
@Suite struct HotSeatTests {
    private static let names = ["Ada", "Grace", "Linus", "Zoë"]

    /// What is right, and whose turn it is, the rules tell.
    @Test(arguments: [2, 4])
    func theLastOneStandingWins(players: Int) async throws {
        let options = SimonOptions(speed: .fast, variant: .lastOneStanding, players: players)
        let names = Self.names.enumerated().map { #""player\#($0 + 1)":"\#($1)""# }.joined(separator: ",")
        let home = try Home(
            settings: #""speed":"fast","variant":"last-one-standing","players":\#(players),\#(names)"#)
        let game = try await Game(home, ["--mute", "--seed", "11"]).enter()
        game.type(Keys.enter)
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
        // The board has who has the score, the history all of them, and somebody else sees that it holds.
        #expect(try home.scores().map(\.name) == [winner] && home.scores().map(\.points) == [2])
        let history = try home.text("data/history.jsonl")
        for (seat, name) in Self.names.enumerated() {
            let isSeated = history.contains(#""player-\#(seat + 1)":"\#(name)""#)
            #expect(isSeated == (seat < players), "\(history)")
        }
        #expect(try await home.hasCounted("simon", best: 2))
        #expect(
            try await home.verdictElsewhere()
                == "Simon Says, last one standing, fast: 2. Verified: these moves earn the score of 2.\n")
        // Who had the score is not who plays alone next time.
        #expect(try home.json("data/settings.json")["lastName"] as? String == nil)
    }
}

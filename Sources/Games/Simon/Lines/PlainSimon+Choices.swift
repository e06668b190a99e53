import GameRules
import Localization
import Model
import Presentation

extension PlainSimon {
    private static func words(of setting: Setting) -> [String] {
        switch setting.use {
        case .seat: [setting.typedName, setting.name.string.filter { $0 != " " }]
        default: setting == .variant ? [setting.typedName, "v"] : [setting.typedName]
        }
    }

    func rows(_ context: Context) -> [Setting] { Setting.beforeSimon(context.settings) }

    func choices(_ context: Context) -> [RoundChoice] {
        let settings = context.settings
        let choices = rows(context).map { row in
            var choice = RoundChoice(row, settings)
            choice.words = Self.words(of: row)
            if row == .variant { choice.explanation = Sentences.rule(of: settings.variant) }
            return choice
        }
        return choices + [
            RoundChoice(name: tr("Replay the last sequence"), words: ["last", "a"]),
            RoundChoice(name: tr("Replay the longest sequence you got right"), words: ["longest", "o"]),
        ]
    }

    func obstacle(_ line: PlainLine, _ context: Context) -> String? {
        guard let word = line.words.first else { return nil }
        let isPlayer = ["player", Setting.players.name.string.folded].contains {
            word.hasPrefix($0)
        }
        let row: Setting? =
            isPlayer
            ? .players
            : [.level, .speed].first { $0.typedName == word || $0.name.string.folded == word }
        return row?.obstacle(context.settings).map { Sentences.ended($0.string) }
    }

    mutating func choose(_ index: Int, _ value: String, _ context: Context) -> [Effect]? {
        let rows = rows(context)
        guard index < rows.count else {
            wanted = index == rows.count ? .last : .longest
            return [.query(.memory)]
        }
        if case .seat(let seat) = rows[index].use, value.isEmpty {
            return context.say(
                tr("Type \"player \(seat + 1)\" and a name, such as \"player \(seat + 1) Ada\"."))
        }
        return rows[index].changed(context.settings, to: value).map { [.applySettings($0)] }
    }

    mutating func choose(_ options: SimonOptions, _ context: Context) -> [Effect]? {
        [
            .change(context.settings) {
                $0.variant = options.variant
                if options.variant == .span {
                    $0.span = options.span
                } else {
                    ($0.level, $0.speed) = (options.level, options.speed)
                }
            }
        ]
    }

    func introduction(_ context: Context) -> [String] {
        let settings = context.settings
        guard settings.variant != .classic else { return [] }
        return [Sentences.choice(Setting.variant.name.string, settings.variant.title)]
            + [Sentences.rule(of: settings.variant)]
    }

    mutating func handle(_ answer: QueryResult, _ context: Context) -> [Effect] {
        guard let wanted else { return [] }
        self.wanted = nil
        if case .failure(let reason) = answer { return context.say(Sentences.ended(reason.string)) }
        guard case .memory(let memory) = answer else { return [] }
        let pads = wanted == .last ? memory.last : memory.longest
        guard !pads.isEmpty else { return context.say(tr("Nothing to replay yet: play a game first.")) }
        round.clock = GameClock(at: context.now)
        playback = SimonPlayback(
            SimonMemory.presentation(of: pads, speed: context.settings.speed, at: .zero), shines: false)
        return [.sound(.silence)] + context.say(Sentences.sequence(pads.map(\.localName)))
    }

    mutating func endSequenceReplay(_ context: Context) -> [Effect] {
        guard let show = playback?.presentation else { return [] }
        let effects = advancePlayback(context)
        if case .running? = playback?.state, show.end <= round.time(at: context.now) { playback = nil }
        return effects
    }
}

internal import GameRules
public import Model

/// A row of the settings: what it is called, what it says, and what it does; on the screen and in plain mode.
public enum SettingsRow: Hashable, Sendable {
    case sound, haptics, bell, volume, speed, palette, ground, motion
    /// How much is told in plain mode.
    case verbosity
    case key(Pad)
    case tuning, variant, level, players
    /// The name of who sits at a seat, counted from 0.
    case seat(Int)

    /// The rows there are: seats only in a game for several.
    static func all(_ settings: Settings) -> [SettingsRow] {
        [.sound, .haptics, .volume] + simon(settings)
            + [.tuning, .bell, .palette, .ground, .motion] + Pad.allCases.map(SettingsRow.key)
    }

    /// The rows that mean something without a screen.
    public static func plain(_ settings: Settings) -> [SettingsRow] {
        [.verbosity, .sound, .haptics, .bell, .volume] + simon(settings) + [.tuning]
    }

    private static func simon(_ settings: Settings) -> [SettingsRow] {
        let players = SimonOptions(settings).players
        let seats = players > 1 ? (0..<players).map(SettingsRow.seat) : []
        return [.speed, .variant, .level, .players] + seats
    }

    /// Its name.
    public var name: SafeText {
        switch self {
        case .sound: "Sound"
        case .haptics: "Haptics"
        case .bell: "Bell"
        case .volume: "Volume"
        case .speed: "Speed"
        case .palette: "Palette"
        case .tuning: "Tuning"
        case .variant: "Simon's variant"
        case .level: "Simon's level"
        case .players: "Players"
        case .seat(let seat): "  Player \(seat + 1)"
        case .ground: "Background"
        case .motion: "Motion"
        case .verbosity: "Verbosity"
        case .key(let pad): "Key of \(pad.name)"
        }
    }

    /// What is chosen at the moment; where the variant leaves no choice, what it asks for.
    public func value(in settings: Settings) -> SafeText {
        switch self {
        case .sound: settings.sound ? "on" : "off"
        case .haptics: settings.haptics ? "on" : "off"
        case .bell: settings.bell ? "on" : "off"
        case .volume: "\(settings.volume.percent)"
        case .speed: SafeText(settings.speed.rawValue)
        case .palette: SafeText(settings.palette.rawValue)
        case .tuning: SafeText(settings.tuning.rawValue)
        case .variant: SafeText(settings.variant.title)
        case .level: SimonOptions(settings).level.title
        case .players: "\(SimonOptions(settings).players)"
        case .seat(let seat): SafeText(settings.seats[seat]?.string ?? "-")
        case .ground: SafeText(settings.ground.rawValue)
        case .motion: settings.reducedMotion ? "reduced" : "full"
        case .verbosity: SafeText(settings.verbosity.rawValue)
        case .key(let pad): "\(settings.padKeys[pad])"
        }
    }

    /// What the row is about, for the line below the list; where there is no choice, why.
    public func help(_ settings: Settings) -> SafeText {
        switch self {
        case .sound:
            return settings.variant == .byEar && !settings.sound
                ? "by ear cannot be played without sound" : "Tones of the pads and the razz"
        case .haptics: return "A press jolts the pad, and what can vibrate"
        case .bell:
            return settings.haptics
                ? "A mistake rings the terminal's bell" : "The bell rings while haptics are on"
        case .volume: return "Left and right change it"
        case .speed: return "How fast Simon shows his sequence"
        case .palette: return "okabe-ito suits every form of colour blindness"
        case .tuning: return "do re mi fa, or the pitches of the toy of 1978"
        case .variant: return settings.variant.rule
        case .level:
            return settings.variant.hasLevels
                ? "The toy's levels end with a win" : "No levels in \(settings.variant.title): it has no end"
        case .players:
            let range = settings.variant.players
            return range.count == 1
                ? "\(settings.variant.title) is for one; player adds for up to four"
                : "\(settings.variant.title) is for \(range.lowerBound) to \(range.upperBound)"
        case .seat: return "Enter writes the name"
        case .ground: return "auto follows the terminal"
        case .motion: return "Reduced: nothing fades, jumps or moves"
        case .verbosity: return "How much plain mode tells"
        case .key: return "Enter, then the new key; 1 to 4 always work"
        }
    }

    /// The next (+1) or previous (-1) choice. Switches and lists go round; the volume ends at its ends,
    /// unless it was Enter that asked (`wraps`). Where the variant leaves no choice nothing changes.
    public func change(_ settings: inout Settings, by step: Int, wraps: Bool) {
        switch self {
        case .sound: settings.sound.toggle()
        case .haptics: settings.haptics.toggle()
        case .bell: settings.bell.toggle()
        case .volume:
            let next = settings.volume.percent + step * 10
            settings.volume = Volume(clamping: wraps && next > 100 ? 0 : next)
        case .speed: settings.speed = Self.next(settings.speed, step)
        case .palette: settings.palette = Self.next(settings.palette, step)
        case .tuning: settings.tuning = Self.next(settings.tuning, step)
        case .variant: settings.variant = Self.next(settings.variant, step)
        case .level:
            if settings.variant.hasLevels { settings.level = Self.next(settings.level, step) }
        case .players:
            let range = settings.variant.players
            guard range.count > 1 else { return }
            let place = SimonOptions(settings).players - range.lowerBound + step
            settings.players = range.lowerBound + (place + range.count) % range.count
        case .ground: settings.ground = Self.next(settings.ground, step)
        case .motion: settings.reducedMotion.toggle()
        case .verbosity: settings.verbosity = Self.next(settings.verbosity, step)
        case .key, .seat: break
        }
    }

    private static func next<Choice: CaseIterable & Equatable>(_ choice: Choice, _ step: Int) -> Choice
    where Choice.AllCases == [Choice] {
        let all = Choice.allCases
        let place = (all.firstIndex(of: choice) ?? 0) + step
        return all[(place + all.count) % all.count]
    }
}

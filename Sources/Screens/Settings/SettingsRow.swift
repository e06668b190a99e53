internal import Model

/// A row of the settings screen: what it is called, what it says, and what it does.
enum SettingsRow: Hashable, Sendable {
    case sound, haptics, volume, speed, palette, ground, motion
    case key(Pad)

    /// From top to bottom.
    static let all: [SettingsRow] =
        [.sound, .haptics, .volume, .speed, .palette, .ground, .motion] + Pad.allCases.map(SettingsRow.key)

    /// Its name on the screen.
    var name: SafeText {
        switch self {
        case .sound: "Sound"
        case .haptics: "Haptics"
        case .volume: "Volume"
        case .speed: "Speed"
        case .palette: "Palette"
        case .ground: "Background"
        case .motion: "Motion"
        case .key(let pad): "Key of \(pad.name)"
        }
    }

    /// What is chosen at the moment.
    func value(in settings: Settings) -> SafeText {
        switch self {
        case .sound: settings.sound ? "on" : "off"
        case .haptics: settings.haptics ? "on" : "off"
        case .volume: "\(settings.volume.percent)"
        case .speed: SafeText(settings.speed.rawValue)
        case .palette: SafeText(settings.palette.rawValue)
        case .ground: SafeText(settings.ground.rawValue)
        case .motion: settings.reducedMotion ? "reduced" : "full"
        case .key(let pad): "\(settings.padKeys[pad])"
        }
    }

    /// What the row is about, for the line below the list.
    var help: SafeText {
        switch self {
        case .sound: "Tones of the pads and the razz"
        case .haptics: "A press jolts the pad, and what can vibrate"
        case .volume: "Left and right change it"
        case .speed: "How fast Simon shows his sequence"
        case .ground: "auto follows the terminal"
        case .motion: "Reduced: nothing fades, jumps or moves"
        case .key: "Enter, then the new key; 1 to 4 always work"
        case .palette: "okabe-ito suits every form of colour blindness"
        }
    }

    /// The next (+1) or previous (-1) choice. Switches and lists go round; the volume ends at its ends,
    /// unless it was Enter that asked (`wraps`).
    func change(_ settings: inout Settings, by step: Int, wraps: Bool) {
        switch self {
        case .sound: settings.sound.toggle()
        case .haptics: settings.haptics.toggle()
        case .volume:
            let next = settings.volume.percent + step * 10
            settings.volume = Volume(clamping: wraps && next > 100 ? 0 : next)
        case .speed: settings.speed = Self.next(settings.speed, step)
        case .palette: settings.palette = Self.next(settings.palette, step)
        case .ground: settings.ground = Self.next(settings.ground, step)
        case .motion: settings.reducedMotion.toggle()
        case .key: break
        }
    }

    private static func next<Choice: CaseIterable & Equatable>(_ choice: Choice, _ step: Int) -> Choice
    where Choice.AllCases == [Choice] {
        let all = Choice.allCases
        let place = (all.firstIndex(of: choice) ?? 0) + step
        return all[(place + all.count) % all.count]
    }
}

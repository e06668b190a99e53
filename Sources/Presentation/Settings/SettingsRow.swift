import GameRules
public import Model
import Localization

/// A row of the settings: what it is called, what it says, and what it does; on the screen and in plain mode.
public enum SettingsRow: Hashable, Sendable {
    case sound, fanfares, haptics, bell, volume, speed, palette, ground, motion, language
    /// How much is told in plain mode.
    case verbosity
    case key(Pad)
    case tuning, stereo, variant, level, players
    /// What a span is measured with.
    case spanDirection, spanSenses
    /// Whether the focus moves by itself, and whether presses in quick succession count once.
    case scanning, coolDown
    /// Whether MIDI controllers are connected by themselves, and which notes press the pads.
    case midi, padNotes
    /// The name of who sits at a seat, counted from 0.
    case seat(Int)

    /// The rows there are, group by group: seats only in a game for several.
    public static func all(_ settings: Settings) -> [SettingsRow] {
        SettingsGroup.allCases.flatMap { $0.rows(settings) }
    }

    /// The rows that mean something without a screen.
    public static func plain(_ settings: Settings) -> [SettingsRow] {
        [.verbosity, .sound, .haptics, .bell, .volume] + simon(settings) + [
            .tuning, .stereo, .fanfares, .language, .midi,
        ]
    }

    static func simon(_ settings: Settings) -> [SettingsRow] {
        let players = SimonOptions(settings).players
        let seats = players > 1 ? (0..<players).map(SettingsRow.seat) : []
        let span: [SettingsRow] = settings.variant == .span ? [.spanDirection, .spanSenses] : []
        return [.speed, .variant] + span + [.level, .players] + seats
    }

    /// Its name.
    public var name: SafeText {
        switch self {
        case .sound: tr("Sound")
        case .haptics: tr("Haptics")
        case .bell: tr("Bell")
        case .fanfares: tr("Fanfares")
        case .volume: tr("Volume")
        case .speed: tr("Speed")
        case .palette: tr("Palette")
        case .tuning: tr("Tuning")
        case .stereo: tr("Stereo")
        case .variant: tr("Simon's variant")
        case .level: tr("Simon's level")
        case .players: tr("Players")
        case .spanDirection: tr("Span direction")
        case .spanSenses: tr("Span senses")
        case .seat(let seat): "  " + tr("Player \(seat + 1)")
        case .ground: tr("Background")
        case .motion: tr("Motion")
        case .language: tr("Language")
        case .verbosity: tr("Verbosity")
        case .key(let pad): tr("Key for \(pad.word)")
        case .scanning: tr("Scanning")
        case .coolDown: tr("Cool-down")
        case .midi: tr("MIDI")
        case .padNotes: tr("MIDI pads")
        }
    }

    /// What is chosen at the moment; where the variant leaves no choice, what it asks for.
    public func value(in settings: Settings) -> SafeText {
        switch self {
        case .sound: settings.sound ? tr("on") : tr("off")
        case .haptics: settings.haptics ? tr("on") : tr("off")
        case .bell: settings.bell ? tr("on") : tr("off")
        case .fanfares: settings.fanfares ? tr("on") : tr("off")
        case .volume: "\(settings.volume.percent)"
        case .speed: settings.speed.title
        case .palette: settings.palette.title
        case .tuning: settings.tuning.title
        case .stereo: settings.stereo.title
        case .variant: SafeText(settings.variant.title)
        case .level: SimonOptions(settings).level.title
        case .players: "\(SimonOptions(settings).players)"
        case .spanDirection: SafeText(settings.span.direction.title)
        case .spanSenses: SafeText(settings.span.senses.title)
        case .seat(let seat): SafeText(settings.seats[seat]?.string ?? "-")
        case .ground: settings.ground.title
        case .motion: settings.reducedMotion ? tr("reduced") : tr("full")
        case .language: settings.language.title
        case .verbosity: settings.verbosity.title
        case .key(let pad): "\(settings.padKeys[pad])"
        case .scanning: settings.scanning.title
        case .coolDown: settings.coolDown ? "\(NumberText.number(0.5)) s" : tr("off")
        case .midi: settings.midi ? tr("on") : tr("off")
        case .padNotes: Self.names(settings.padNotes)
        }
    }

    /// Why the row means nothing with the other settings as they are; nil where it does.
    public func obstacle(_ settings: Settings) -> SafeText? {
        switch self {
        case .volume, .tuning, .stereo, .fanfares: settings.sound ? nil : tr("Sound is off")
        case .bell: settings.haptics ? nil : tr("The bell follows haptics, which are off")
        case .coolDown: settings.scanning == .off ? tr("Scanning is off") : nil
        case .speed: settings.variant == .span ? tr("A span is measured at normal speed") : nil
        case .level: settings.variant.hasLevels ? nil : tr("\"\(settings.variant.title)\" has no levels")
        case .players:
            settings.variant.players.count > 1
                ? nil
                : tr(
                    "\"\(settings.variant.title)\" is for one player; for more, \"player adds\" or \"last one standing\""
                )
        default: nil
        }
    }

    /// What the row is about, for the line below the list; where it means nothing, why.
    public func help(_ settings: Settings) -> SafeText {
        // What is switched off by another row is explained all the same.
        switch self {
        case .volume, .tuning, .stereo, .fanfares, .coolDown: break
        default: if let obstacle = obstacle(settings) { return obstacle }
        }
        switch self {
        case .sound:
            return settings.variant == .byEar && !settings.sound
                ? tr("by ear needs sound to be on") : tr("Tones of the pads, and the buzzer")
        case .haptics: return tr("Lets gamepads rumble and phones vibrate")
        case .fanfares: return tr("Short melodies for a completed round, a new best and a win")
        case .bell: return tr("Rings the terminal's bell at a mistake")
        case .volume: return tr("Left and right change the volume")
        case .speed: return tr("How fast Simon shows the sequence")
        case .palette: return tr("okabe-ito suits most kinds of colour blindness")
        case .tuning: return tr("do re mi fa, or the pitches of the 1978 toy")
        case .stereo: return tr("How far apart the pads sound on two loudspeakers")
        case .variant: return settings.variant.rule
        case .level: return tr("The original 1978 levels: each has a length that wins")
        case .players:
            let range = settings.variant.players
            return tr(
                "\"\(settings.variant.title)\" is for \(range.lowerBound) to \(range.upperBound) players")
        case .spanDirection: return tr("The order in which you repeat a sequence")
        case .spanSenses: return tr("How a sequence is shown: lights, tones or both")
        case .seat: return tr("Enter to edit")
        case .ground: return tr("auto follows the terminal")
        case .motion: return tr("Reduced: nothing fades, jumps or moves")
        case .language: return tr("--lang overrides this")
        case .verbosity: return tr("How much plain mode says")
        case .key: return tr("Enter, then the new key; 1 to 4 always work")
        case .scanning: return tr("The focus moves by itself: any key chooses, Esc goes back")
        case .coolDown: return tr("While scanning, ignores a second press within half a second")
        case .midi: return tr("Connects keyboards and controllers; when off, use \"aconnect\"")
        case .padNotes:
            return tr("Enter, then play a note for each pad; left or right resets to C D E F")
        }
    }

    /// The next (+1) or previous (-1) choice. Switches and lists go round; the volume ends at its ends,
    /// unless it was Enter that asked (`wraps`). Where the variant leaves no choice nothing changes.
    public func change(_ settings: inout Settings, by step: Int, wraps: Bool) {
        switch self {
        case .sound: settings.sound.toggle()
        case .haptics: settings.haptics.toggle()
        case .bell: settings.bell.toggle()
        case .fanfares: settings.fanfares.toggle()
        case .volume:
            let next = settings.volume.percent + step * 10
            settings.volume = Volume(clamping: wraps && next > 100 ? 0 : next)
        case .speed: settings.speed = Self.next(settings.speed, step)
        case .palette: settings.palette = Self.next(settings.palette, step)
        case .tuning: settings.tuning = Self.next(settings.tuning, step)
        case .stereo: settings.stereo = Self.next(settings.stereo, step)
        case .variant: settings.variant = Self.next(settings.variant, step)
        case .level:
            if settings.variant.hasLevels { settings.level = Self.next(settings.level, step) }
        case .players:
            let range = settings.variant.players
            guard range.count > 1 else { return }
            settings.players = Array(range).element(after: SimonOptions(settings).players, by: step)
        case .spanDirection: settings.span.direction = Self.next(settings.span.direction, step)
        case .spanSenses: settings.span.senses = Self.next(settings.span.senses, step)
        case .ground: settings.ground = Self.next(settings.ground, step)
        case .motion: settings.reducedMotion.toggle()
        case .language: settings.language = Self.next(settings.language, step)
        case .verbosity: settings.verbosity = Self.next(settings.verbosity, step)
        case .scanning: settings.scanning = Self.next(settings.scanning, step)
        case .coolDown: settings.coolDown.toggle()
        case .midi: settings.midi.toggle()
        case .padNotes: settings.padNotes = .standard
        case .key(let pad): settings.padKeys = settings.padKeys.cycling(pad, by: step)
        case .seat: break
        }
    }

    private static func names(_ notes: PadNotes) -> SafeText {
        guard let learned = notes.learned else { return tr("C D E F") }
        return SafeText(learned.map(\.name).joined(separator: " "))
    }

    private static func next<Choice: CaseIterable & Equatable>(_ choice: Choice, _ step: Int) -> Choice
    where Choice.AllCases == [Choice] {
        Choice.allCases.element(after: choice, by: step)
    }
}

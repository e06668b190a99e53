import Localization
package import Model

/// One setting: its row on either face, what can be typed for it, and its lines in the file. All of it stands in one place,
/// `Setting+Rows`; to add one, add its row there and obey it.
package final class Setting: Sendable {
    /// The single word that can be typed for it, which also tells it from the others.
    package let typedName: String
    /// Its lines in the settings file.
    let fields: [SettingField]
    private let titles: @Sendable () -> (name: SafeText, short: SafeText)
    private let valueText: @Sendable (Settings) -> SafeText
    private let spellings: @Sendable (Settings) -> [String]
    /// What it is about, for the line below the list; where the rules leave no choice, why.
    package let help: @Sendable (Settings) -> SafeText
    /// Why it means nothing with the other settings as they are; nil where it does.
    package let obstacle: @Sendable (Settings) -> SafeText?
    private let step: @Sendable (inout Settings, _ step: Int, _ wraps: Bool) -> Void
    /// How it is chosen, where not by going through its values.
    package let use: Use
    /// What a change of it is heard or felt by.
    package let trial: Effect?

    package enum Use: Hashable, Sendable {
        case value
        /// Typed as the letter that is to press a pad.
        case key(Pad)
        /// Played or pressed on a controller, for each pad.
        case lesson(Controller)
        /// Typed as the name of the player at a seat, counted from 0.
        case seat(Int)
    }

    package enum Controller: Sendable { case midi, gamepad }

    init(
        _ typedName: String, _ fields: [SettingField],
        _ name: @autoclosure @escaping @Sendable () -> SafeText,
        short: (@Sendable () -> SafeText)? = nil, use: Use = .value, trial: Effect? = nil,
        value: @escaping @Sendable (Settings) -> SafeText,
        spellings: @escaping @Sendable (Settings) -> [String] = { _ in [] },
        step: @escaping @Sendable (inout Settings, Int, Bool) -> Void,
        obstacle: @escaping @Sendable (Settings) -> SafeText? = { _ in nil },
        explanation: @escaping @Sendable (Settings) -> SafeText
    ) {
        (self.typedName, self.fields, self.use, self.trial) = (typedName, fields, use, trial)
        titles = { (name(), short?() ?? name()) }
        (valueText, self.spellings, self.step) = (value, spellings, step)
        (self.obstacle, help) = (obstacle, explanation)
    }

    package var name: SafeText { titles().name }

    /// Its name where there is little room.
    package var shortName: SafeText { titles().short }

    /// What is chosen at the moment; where the variant leaves no choice, what it asks for.
    package func value(in settings: Settings) -> SafeText { valueText(settings) }

    /// What can be typed for what is chosen, beside what is shown of it: the words of files and of the manual.
    package func otherNames(in settings: Settings) -> [String] { spellings(settings) }

    /// The next (+1) or previous (-1) choice. Switches and lists go round; the volume ends at its ends,
    /// unless it was Enter that asked (`wraps`). Where the variant leaves no choice nothing changes.
    package func change(_ settings: inout Settings, by step: Int, wraps: Bool) {
        self.step(&settings, step, wraps)
    }
}

extension Setting: Hashable {
    package static func == (one: Setting, other: Setting) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Setting {
    static func toggle(
        _ key: String, _ name: @autoclosure @escaping @Sendable () -> SafeText, typedName: String? = nil,
        trial: Effect? = nil,
        on: @escaping @Sendable () -> SafeText = { tr("on") },
        off: @escaping @Sendable () -> SafeText = { tr("off") },
        spellings: @escaping @Sendable (Bool) -> [String] = { [$0 ? "on" : "off"] },
        _ access: @escaping SettingField.Access<Bool>,
        obstacle: @escaping @Sendable (Settings) -> SafeText? = { _ in nil },
        explanation: @escaping @Sendable (Settings) -> SafeText
    ) -> Setting {
        let read = reading(access)
        return Setting(
            typedName ?? key, [.toggle(key, access)], name(), trial: trial,
            value: { read($0) ? on() : off() }, spellings: { spellings(read($0)) },
            step: { settings, _, _ in access(&settings) { $0.toggle() } }, obstacle: obstacle,
            explanation: explanation)
    }

    static func choice<Choice: RawRepresentable & CaseIterable & Equatable & Sendable>(
        _ key: String, _ name: @autoclosure @escaping @Sendable () -> SafeText, typedName: String? = nil,
        short: (@Sendable () -> SafeText)? = nil, trial: Effect? = nil,
        _ access: @escaping SettingField.Access<Choice>,
        title: @escaping @Sendable (Choice) -> SafeText,
        spellings: @escaping @Sendable (Choice) -> [String] = { ["\($0.rawValue)"] },
        obstacle: @escaping @Sendable (Settings) -> SafeText? = { _ in nil },
        explanation: @escaping @Sendable (Settings) -> SafeText
    ) -> Setting where Choice.AllCases == [Choice], Choice.RawValue: Spelled {
        let read = reading(access)
        return Setting(
            typedName ?? key, [.choice(key, access)], name(), short: short, trial: trial,
            value: { title(read($0)) }, spellings: { spellings(read($0)) },
            step: { settings, step, _ in
                access(&settings) { $0 = Choice.allCases.element(after: $0, by: step) }
            },
            obstacle: obstacle, explanation: explanation)
    }

    /// Titles of values in the order of their cases; the raw values are the words of files.
    static func titles<Choice: CaseIterable & Equatable & Sendable>(
        _ titles: @autoclosure @escaping @Sendable () -> [SafeText]
    ) -> @Sendable (Choice) -> SafeText where Choice.AllCases == [Choice] {
        { value in zip(Choice.allCases, titles()).first { $0.0 == value }?.1 ?? "" }
    }

    private static func reading<Value>(
        _ access: @escaping SettingField.Access<Value>
    ) -> @Sendable (Settings) -> Value {
        { settings in
            var settings = settings
            var values: [Value] = []
            access(&settings) { values.append($0) }
            return values[0]
        }
    }
}

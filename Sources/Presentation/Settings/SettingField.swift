package import JSON
import Localization
package import Model

/// One line of the settings file.
package struct SettingField: Sendable {
    package let key: String
    /// The allowed values, as the middle of a sentence.
    package let allowed: @Sendable () -> SafeText
    /// False when the value is not allowed; nothing has changed then.
    package let decode: @Sendable (JSON, inout Settings) -> Bool
    package let encode: @Sendable (Settings) -> JSON
}

extension SettingField {
    /// Visits a setting in settings. Key paths do the same, but the runtime builds each
    /// at the start, before the first frame: 38 of them took 4 % of the time to it.
    typealias Access<Value> = @Sendable (inout Settings, (inout Value) -> Void) -> Void

    static func toggle(_ key: String, _ access: @escaping Access<Bool>) -> SettingField {
        field(key, tr("true or false"), access, { $0.bool }, { .bool($0) })
    }

    static func number(
        _ key: String, _ range: ClosedRange<Int>, _ access: @escaping Access<Int>
    ) -> SettingField {
        field(
            key, tr("a whole number from \(range.lowerBound) to \(range.upperBound)"), access,
            { $0.integer.flatMap { range.contains($0) ? $0 : nil } }, { .integer($0) })
    }

    static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, _ access: @escaping Access<Choice>
    ) -> SettingField where Choice.RawValue: Spelled {
        field(key, tr("one of \(words(of: Choice.self))"), access, spelled, { $0.rawValue.json })
    }

    static func choiceOrNone<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ key: String, _ access: @escaping Access<Choice?>
    ) -> SettingField where Choice.RawValue: Spelled {
        field(
            key, tr("one of \(words(of: Choice.self)), or null"), access,
            { $0 == .null ? .some(nil) : spelled($0).map { .some($0) } }, { $0?.rawValue.json ?? .null })
    }

    private static func words<Choice: RawRepresentable & CaseIterable>(of _: Choice.Type) -> String
    where Choice.RawValue: Spelled {
        Choice.allCases.map { $0.rawValue.json.text(.compact) }.joined(separator: ", ")
    }

    @Sendable private static func spelled<Choice: RawRepresentable & CaseIterable>(_ json: JSON) -> Choice?
    where Choice.RawValue: Spelled {
        let json = json.integer.map(JSON.integer) ?? json
        return Choice.allCases.first { $0.rawValue.json == json }
    }

    static func list(_ key: String, _ access: @escaping Access<WordListName>) -> SettingField {
        field(
            key,
            tr("the name of a word list: 1 to \(WordListName.maxLength) small letters, digits and dashes"),
            access, { $0.string.flatMap { WordListName($0) } }, { .string($0.string) })
    }

    static func name(_ key: String, _ access: @escaping Access<PlayerName?>) -> SettingField {
        field(
            key, tr("a name of 1 to \(PlayerName.maxLength) letters, or null"), access,
            { $0 == .null ? .some(nil) : $0.string.flatMap { PlayerName($0) }.map { .some($0) } },
            { $0.map { .string($0.string) } ?? .null })
    }

    static func keys(_ key: String, _ access: @escaping Access<PadKeys>) -> SettingField {
        field(
            key, tr("four unused ASCII letters, such as \"rygb\""), access,
            { $0.string.flatMap { PadKeys($0) } }, { .string($0.text) })
    }

    /// A start note that becomes one of the pads' notes is dropped.
    static func padNotes(_ key: String) -> SettingField {
        SettingField(
            key: key, allowed: { tr("the numbers of four different notes, 0 to 127, or null") },
            decode: { json, settings in
                let learned = json.array?.compactMap { $0.integer.flatMap { MIDINote($0) } }
                guard json == .null || learned != nil && learned?.count == json.array?.count else {
                    return false
                }
                let notes =
                    PadNotes(learned: learned, start: settings.padNotes.start)
                    ?? PadNotes(learned: learned, start: nil)
                settings.padNotes = notes ?? settings.padNotes
                return notes != nil
            },
            encode: { $0.padNotes.learned.map { .array($0.map { .integer($0.number) }) } ?? .null })
    }

    static func startNote(_ key: String) -> SettingField {
        SettingField(
            key: key, allowed: { tr("the number of a note, 0 to 127, that no pad uses, or null") },
            decode: { json, settings in
                let note = json.integer.flatMap { MIDINote($0) }
                guard note != nil || json == .null,
                    let notes = PadNotes(learned: settings.padNotes.learned, start: note)
                else { return false }
                settings.padNotes = notes
                return true
            },
            encode: { $0.padNotes.start.map { .integer($0.number) } ?? .null })
    }

    static func buttons(_ key: String, _ access: @escaping Access<TaughtButtons>) -> SettingField {
        field(
            key, tr("for the GUID of each gamepad the numbers of four or five different buttons"), access,
            { json in
                var taught = TaughtButtons()
                let isRight = json.object?.members.allSatisfy { gamepad in
                    taught.teach(gamepad.value.array?.map { $0.integer ?? -1 } ?? [], of: gamepad.key)
                }
                return isRight == true ? taught : nil
            },
            { taught in
                let gamepads = taught.numbers.sorted { $0.key < $1.key }
                return .object(
                    JSONObject(gamepads.map { .init(key: $0, value: .array($1.map { .integer($0) })) }))
            })
    }

    private static func field<Value>(
        _ key: String, _ allowed: @autoclosure @escaping @Sendable () -> SafeText,
        _ access: @escaping Access<Value>,
        _ read: @escaping @Sendable (JSON) -> Value?, _ write: @escaping @Sendable (Value) -> JSON
    ) -> SettingField {
        SettingField(
            key: key, allowed: allowed,
            decode: { json, settings in
                guard let value = read(json) else { return false }
                access(&settings) { $0 = value }
                return true
            },
            encode: { settings in
                var (settings, json) = (settings, JSON.null)
                access(&settings) { json = write($0) }
                return json
            })
    }
}

protocol Spelled {
    var json: JSON { get }
}

extension String: Spelled { var json: JSON { .string(self) } }
extension Int: Spelled { var json: JSON { .integer(self) } }

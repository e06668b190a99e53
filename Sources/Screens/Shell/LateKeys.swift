import TerminalCore

/// After a game has ended, separates the keys still meant for it from those for the prompt.
///
/// A player who has not noticed the end plays on, and one who has may type a name before the prompt appears. So nothing
/// counts in the first 600 ms, nor a key that is held or hammered since. Then a letter that plays nothing begins the
/// name, together with those just before it that could have played; once the prompt is there, every key counts.
struct LateKeys: Hashable, Sendable {
    /// Nobody reacts sooner to what is seen and heard.
    private static let reaction = Duration.milliseconds(600)
    /// The same key again within this is held or hammered. Terminals repeat a held key sooner, and most do not report that.
    private static let hammering = Duration.milliseconds(250)
    /// Letters this far apart do not belong to one word.
    private static let pause = Duration.milliseconds(500)

    private let since: Duration
    /// Whether the game was played in capitals: elsewhere they are letters at once.
    private let playsInCapitals: Bool
    private var last: KeyPress?
    private var lastTime: Duration
    /// Letters that may belong to a name or to the game.
    private var doubtful: [KeyPress] = []
    private var hasBegun = false

    /// - Parameter last: the key that ended the game.
    init(since: Duration, after last: KeyPress?) {
        (self.since, self.last, lastTime) = (since, last, since)
        playsInCapitals = last?.letter?.isUppercase ?? false
    }

    /// A click before that is not for the prompt.
    func isNoticed(at now: Duration) -> Bool { now - since >= Self.reaction }

    /// Returns the inputs for the prompt.
    /// - Parameters:
    ///   - plays: whether it could be for the game.
    ///   - isAsked: whether the prompt is visible.
    mutating func take(_ input: Event, plays: Bool, isAsked: Bool, at now: Duration) -> [Event] {
        let isNoticed = isNoticed(at: now)
        switch input {
        case .key(let press) where press.phase != .release:
            return take(press, plays: plays, isAsked: isAsked, isNoticed, at: now).map(Event.key)
        case .paste where isNoticed:
            hasBegun = true
            return [input]
        default: return []
        }
    }

    private mutating func take(
        _ press: KeyPress, plays: Bool, isAsked: Bool, _ isNoticed: Bool, at now: Duration
    ) -> [KeyPress] {
        defer { (last, lastTime) = (press, now) }
        if hasBegun { return press.phase == .press || press.key == last?.key ? [press] : [] }
        if now - lastTime > Self.pause { doubtful = [] }
        guard isNoticed, press.phase == .press, !isHammered(press, at: now) else { return [] }
        let isGame = plays && (playsInCapitals || press.letter?.isUppercase != true)
        guard isAsked || press.letter != nil && !isGame else {
            if press.letter != nil { doubtful.append(press) }
            return []
        }
        hasBegun = true
        return press.letter == nil ? [press] : doubtful + [press]
    }

    /// Any buttons of a gamepad: each means something else to the prompt.
    private func isHammered(_ press: KeyPress, at now: Duration) -> Bool {
        let isGamepads = press.modifiers.contains(.gamepad) && last?.modifiers.contains(.gamepad) == true
        return (isGamepads || press.key == last?.key) && now - lastTime < Self.hammering
    }
}

extension KeyPress {
    fileprivate var letter: Character? {
        guard case .character(let letter) = key, letter != " ",
            modifiers.isDisjoint(with: [.control, .alt, .gamepad])
        else { return nil }
        return letter
    }
}

import Localization
import Model
import Presentation
import TerminalCore

/// What the keys and places of a page do.
protocol PageAction: OfferAction {
    static var back: Self { get }
}

/// A page beside the games: state, a table of keys, and one function that draws.
protocol Page: Screen where Action: PageAction {
    /// What its keys do, beside what they do on every page: `q` and Esc go back, letters lead to other pages.
    static var bindings: [Binding<Action>] { get }
    /// Where its own help stands; nil on a page without one, which leads nowhere else.
    var topic: HelpTopic? { get }
    /// The game that is meant by the statistics.
    func subject(_ context: ScreenContext) -> GameKind
    /// Where a letter leads that leads there from every page.
    func route(for press: KeyPress, _ context: ScreenContext) -> Route?

    /// Whether an action is told at the foot now: only what does anything is.
    func tells(_ action: Action, _ context: ScreenContext) -> Bool
    /// What an action is called now, where that is not always the same.
    func label(of action: Action, _ context: ScreenContext) -> SafeText?
    /// Goes where a key leads among what is shown.
    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect]
    /// Takes what is neither a key nor a place.
    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect]
}

extension Page {
    var topic: HelpTopic? { nil }
    func subject(_ context: ScreenContext) -> GameKind { context.game }
    func route(for press: KeyPress, _ context: ScreenContext) -> Route? {
        topic.flatMap { press.globalRoute(from: $0, of: subject(context)) }
    }
    func tells(_ action: Action, _ context: ScreenContext) -> Bool { true }
    func label(of action: Action, _ context: ScreenContext) -> SafeText? { nil }
    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] { [] }
    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] { [] }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        guard case .input(.key(let press)) = event else { return receive(event, context) }
        return handle(press, context)
    }

    /// What a key does: what the page's table says, what every page's key does, a movement.
    mutating func handle(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        guard press.phase != .release else { return [] }
        if press.modifiers.isDisjoint(with: [.control, .alt]),
            let binding = Self.bindings.first(where: { $0.keys.contains(press.key) })
        {
            return choose(binding.action, by: 1, context)
        }
        if press.isBackKey { return choose(.back, by: 1, context) }
        if let route = route(for: press, context) { return [.open(route)] }
        return Movement(press).map { move($0, context) } ?? []
    }

    /// The keys at the foot: those of the table that do something now, and how to leave.
    func keyBar(_ context: ScreenContext) -> KeyBar<Action> {
        let own = Self.bindings.compactMap { binding -> KeyBar<Action>.Item? in
            guard let caption = binding.caption, tells(binding.action, context) else { return nil }
            return KeyBar.Item(
                key: caption(context.display),
                label: label(of: binding.action, context) ?? binding.label(), action: binding.action,
                isPair: binding.isPair)
        }
        return KeyBar(items: own + [.init(key: "Esc", label: tr("back"), action: .back)])
    }
}

extension KeyPress {
    var isBackKey: Bool {
        phase == .press && (key == .escape || key == .character("q"))
    }

    /// Where the letters lead that are the same on every page: games, statistics, settings and help. `l` moves
    /// in lists and leads to the leaderboard from the games' screens and from the help.
    /// - Parameter kind: the game whose statistics are meant.
    func globalRoute(from topic: HelpTopic?, of kind: GameKind) -> Route? {
        guard phase != .release, modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
        switch key {
        case .character("?"): return topic.map(Route.keys)
        case .character("m") where topic != .games: return .picker
        case .character("t") where topic != .statistics: return .statistics(kind)
        case .character("s") where topic != .settings: return .settings
        default: return nil
        }
    }
}

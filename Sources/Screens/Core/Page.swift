import Localization
import Model
import Presentation
import TerminalCore

protocol PageAction: OfferAction {
    static var back: Self { get }
}

/// A page beside the games: state, a table of keys, and one drawing function.
protocol Page: Screen where Action: PageAction {
    /// The page's own keys; every page has others: `q` and Esc go back, letters lead to other pages.
    static var bindings: KeyTable<Action> { get }
    /// Nil on a page without help, which leads nowhere else.
    var topic: HelpTopic? { get }
    /// The game whose statistics the page leads to.
    func subject(_ context: ScreenContext) -> GameKind
    /// The page that a letter opens from every page.
    func route(for press: KeyPress, _ context: ScreenContext) -> Route?

    /// Whether the key bar shows it: only if it does something now.
    func isAvailable(_ action: Action, _ context: ScreenContext) -> Bool
    /// Whether its place in the key bar stays empty meanwhile, so that no key moves when it is back.
    func keepsPlace(_ action: Action) -> Bool
    /// Where it differs from the table's label.
    func label(of action: Action, _ context: ScreenContext) -> SafeText?
    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect]
    /// Handles events other than keys and offers.
    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect]
}

extension Page {
    var topic: HelpTopic? { nil }
    func subject(_ context: ScreenContext) -> GameKind { context.game }
    func route(for press: KeyPress, _ context: ScreenContext) -> Route? {
        topic.flatMap { press.globalRoute(from: $0, of: subject(context)) }
    }
    func isAvailable(_ action: Action, _ context: ScreenContext) -> Bool { true }
    func keepsPlace(_ action: Action) -> Bool { false }
    func label(of action: Action, _ context: ScreenContext) -> SafeText? { nil }
    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] { [] }
    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] { [] }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        guard case .input(.key(let press)) = event else { return receive(event, context) }
        return handle(press, context)
    }

    /// The page's table, then every page's keys, then movements.
    mutating func handle(_ press: KeyPress, _ context: ScreenContext) -> [Effect] {
        guard press.phase != .release else { return [] }
        if !press.isChord, let action = Self.bindings[press.key] {
            return choose(action, by: 1, context)
        }
        if press.isBackKey { return choose(.back, by: 1, context) }
        if let route = route(for: press, context) { return [.open(route)] }
        return Movement(press).map { move($0, context) } ?? []
    }

    /// The table's keys that do something now, and how to leave.
    func keyBar(_ context: ScreenContext) -> KeyBar<Action> {
        let own = Self.bindings.bindings.compactMap { binding in
            let isAvailable = isAvailable(binding.action, context)
            var item = isAvailable || keepsPlace(binding.action) ? binding.item(context.display) : nil
            if let label = label(of: binding.action, context) { item?.label = label }
            item?.isIdle = !isAvailable
            return item
        }
        return KeyBar(items: own + [.init(key: "Esc", label: tr("back"), action: .back)])
    }
}

extension KeyPress {
    var isBackKey: Bool {
        phase == .press && (key == .escape || key == .character("q"))
    }

    /// Games, statistics, settings and help. `l` moves in lists; only the games' screens and the help use it
    /// for the leaderboard.
    /// - Parameter kind: whose statistics are meant.
    func globalRoute(from topic: HelpTopic?, of kind: GameKind) -> Route? {
        guard phase != .release, !isChord else { return nil }
        switch key {
        case .character("?"): return topic.map(Route.keys)
        case .character("m") where topic != .games: return .picker
        case .character("t") where topic != .statistics: return .statistics(kind)
        case .character("s") where topic != .settings: return .settings
        default: return nil
        }
    }
}

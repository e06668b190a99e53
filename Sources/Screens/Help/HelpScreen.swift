import GameRules
import Model
import TerminalCore
import Localization
import Presentation

struct HelpScreen: Page {
    enum Action: PageAction {
        /// A page: the clickable key wraps around at the end, other keys do not.
        case scroll, page
        case wheel
        case back
    }

    static let bindings: KeyTable<Action> = [
        Binding(pair: ArrowKeys.vertical, does: .scroll, label: tr("scroll")),
        Binding(.character(" "), does: .page),
    ]

    /// The first visible line.
    private var first = 0
    private var layout: PageLayout
    /// Wrapped for the window.
    private var lines: [HelpText.Line] = []
    /// Nil for the current game.
    let topic: HelpTopic?

    init(_ context: ScreenContext) { self.init(context, nil) }

    /// Laid out when it appears, as one is created before the program's first frame.
    init(_ context: ScreenContext, _ topic: HelpTopic?) {
        self.topic = topic
        layout = PageLayout(size: context.size)
    }

    mutating func receive(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared, .tick, .input(.resize): fit(context)
        default: break
        }
        return []
    }

    /// After a new size or a change of controllers.
    private mutating func fit(_ context: ScreenContext) {
        let text =
            topic.map(HelpText.lines(for:))
            ?? HelpText.lines(
                for: context.game, context.settings, hasGamepad: context.hasGamepad, hasMIDI: context.hasMIDI)
        let columns = PageLayout(size: context.size).body.size.width
        let scanning =
            topic == .settings || context.settings.scanning == .off ? [] : HelpText.scanning
        let all = scanning + text + HelpText.explanation(of: context.lastingNotices)
        lines = all.enumerated().flatMap { index, line in
            line.wrapped(to: columns, isFirst: index == 0)
        }
        layout = PageLayout(size: context.size, .init(rows: lines.count))
        scroll(by: 0)
    }

    /// A replay's help leads nowhere else: the program may have been started for the replay alone.
    func route(for press: KeyPress, _ context: ScreenContext) -> Route? {
        guard topic != .replay, press.key != .character("?") else { return nil }
        guard press.key != .character("l") else {
            return .leaderboard(GameOptions[context.game].leaderboard)
        }
        return press.globalRoute(from: topic, of: context.game)
    }

    func isAvailable(_ action: Action, _ context: ScreenContext) -> Bool {
        // Only where there is something to scroll.
        action != .scroll || lines.count > layout.body.size.height
    }

    mutating func choose(_ action: Action, by step: Int, _ context: ScreenContext) -> [Effect] {
        switch action {
        case .scroll where step > 0: scrollOn()
        case .scroll, .page: scroll(by: step * layout.body.size.height)
        case .wheel: scroll(by: -3 * step)
        case .back: return [.back]
        }
        return []
    }

    mutating func move(_ movement: Movement, _ context: ScreenContext) -> [Effect] {
        switch movement {
        case .up: scroll(by: -1)
        case .down, .next: scroll(by: 1)
        case .pageUp: scroll(by: -layout.body.size.height)
        case .pageDown: scroll(by: layout.body.size.height)
        case .first: scroll(by: -lines.count)
        case .last: scroll(by: lines.count)
        case .left, .right, .previous: break
        }
        return []
    }

    private mutating func scroll(by rows: Int) {
        first = max(0, min(first + rows, lines.count - layout.body.size.height))
    }

    /// Wraps around, as there is one button for both directions.
    private mutating func scrollOn() {
        let isAtEnd = first >= lines.count - layout.body.size.height
        scroll(by: isAtEnd ? -lines.count : layout.body.size.height)
    }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        let (body, inks) = (layout.body, layout.inks(context.display))
        layout.draw(title: tr("Help"), on: &canvas, context)
        canvas.focus = body.origin
        canvas.offerWheel(canvas.bounds, Action.wheel)
        for row in 0..<body.size.height where first + row < lines.count {
            let at = Point(x: body.left, y: body.top + row)
            switch lines[first + row] {
            case .heading(let text): canvas.write(text, at: at, inks.accent, limit: body.size.width)
            case .text(let text): canvas.write(SafeText(text), at: at, inks.text, limit: body.size.width)
            case .key(let key, let text):
                let width = HelpText.keyColumns(in: body.size.width)
                canvas.write(key, at: at, inks.title, limit: width - 1)
                let rest = Point(x: at.x + width, y: at.y)
                canvas.write(text, at: rest, inks.text, limit: body.size.width - width)
            }
        }
        let last = min(lines.count, first + body.size.height)
        // In the margin beside the lines, which may be as wide as the body.
        let edge = Rect(x: body.left, y: body.top, width: body.size.width + 1, height: body.size.height)
        ScrollIndicators(first..<last, of: lines.count).draw(on: &canvas, in: edge, context.display)
        keyBar(context).draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }
}

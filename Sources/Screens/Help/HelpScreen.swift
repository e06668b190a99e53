import GameRules
import Model
import TerminalCore
import Localization
import Presentation

/// How to play, and every key.
struct HelpScreen: Screen {
    private var window = ListViewport()
    private var layout: PageLayout
    /// The lines as they are broken in the window.
    private var lines: [HelpText.Line] = []
    private let topic: HelpTopic?

    /// The page of the game that is played, from its beginning.
    init(_ context: ScreenContext) { self.init(context, nil) }

    /// The page of a page's keys, or of the game that is played; it is laid out when it appears, as one is made
    /// before the program's first frame.
    init(_ context: ScreenContext, _ topic: HelpTopic?) {
        self.topic = topic
        layout = PageLayout(size: context.size)
    }

    mutating func update(_ event: ScreenEvent, _ context: ScreenContext) -> [Effect] {
        switch event {
        case .appeared, .tick, .input(.resize): fit(context)
        case .input(.key(let press)) where press.phase != .release:
            if press.isBackKey { return [.back] }
            if let route = leads(press, context) { return [.open(route)] }
            scroll(press.key)
        case .input(.mouse(let mouse)):
            switch mouse.action {
            case .wheelUp: scroll(by: -3)
            case .wheelDown: scroll(by: 3)
            case .press:
                switch keys(context.display).action(at: mouse.position, in: layout.navigation) {
                case .back: return [.back]
                case .down: scrollOn()
                case .up: scroll(by: -layout.body.size.height)
                default: break
                }
            default: break
            }
        default: break
        }
        return []
    }

    /// Takes a new size, or a controller that has come or gone.
    private mutating func fit(_ context: ScreenContext) {
        let text =
            topic.map(HelpText.lines(for:))
            ?? HelpText.lines(
                for: context.game, context.settings, hasGamepad: context.hasGamepad, hasMIDI: context.hasMIDI)
        let columns = PageLayout(size: context.size).body.size.width
        let scanning =
            topic == .settings || context.settings.scanning == .off ? [] : HelpText.scanning + [.text("")]
        lines = (scanning + text + HelpText.explanation(of: context.lastingNotices)).flatMap {
            $0.wrapped(to: columns)
        }
        layout = PageLayout(size: context.size, .init(rows: lines.count))
        scroll(by: 0)
    }

    /// The help of a replay leads nowhere else: a replay may be all that the program was started for.
    private func leads(_ press: KeyPress, _ context: ScreenContext) -> Route? {
        guard topic != .replay, press.key != .character("?") else { return nil }
        if press.key == .character("l") {
            return .leaderboard(GameOptions(defaultsFor: context.game).leaderboard)
        }
        return press.globalRoute(from: topic, of: context.game)
    }

    private mutating func scroll(_ key: Key) {
        switch key {
        case .up, .character("k"): scroll(by: -1)
        case .down, .character("j"), .tab: scroll(by: 1)
        case .pageUp: scroll(by: -layout.body.size.height)
        case .pageDown, .character(" "): scroll(by: layout.body.size.height)
        case .home: scroll(by: -lines.count)
        case .end: scroll(by: lines.count)
        default: break
        }
    }

    /// The focus is the first row in sight, so that each step moves the page.
    private mutating func scroll(by rows: Int) {
        let last = max(0, lines.count - layout.body.size.height)
        window.choose(min(window.focus + rows, last), of: lines.count, height: 1)
    }

    /// A page further; from the end to the beginning, as there is one button for both.
    private mutating func scrollOn() {
        let isAtEnd = window.focus >= lines.count - layout.body.size.height
        scroll(by: isAtEnd ? -lines.count : layout.body.size.height)
    }

    /// Whether there is more than is in sight.
    private var isLong: Bool { lines.count > layout.body.size.height }

    /// Scrolling is offered where there is something to scroll.
    private func keys(_ display: DisplayStyle) -> KeyBar<PageAction> {
        let scroll = KeyBar<PageAction>.Item(
            key: ArrowKeys.vertical(display), label: tr("scroll"), action: .down, backwards: .up)
        return KeyBar(items: (isLong ? [scroll] : []) + [PageAction.backItem])
    }

    func draw(on canvas: inout Canvas, _ context: ScreenContext) -> Point? {
        let theme = context.display.theme
        let (body, inks) = (layout.body, layout.inks(context.display))
        layout.draw(title: tr("Help"), on: &canvas, context)
        canvas.focus = body.origin
        for row in 0..<body.size.height where window.first + row < lines.count {
            let at = Point(x: body.left, y: body.top + row)
            switch lines[window.first + row] {
            case .heading(let text): canvas.write(text, at: at, inks.accent, limit: body.size.width)
            case .text(let text): canvas.write(SafeText(text), at: at, inks.text, limit: body.size.width)
            case .key(let key, let text):
                let width = HelpText.keyColumns(in: body.size.width)
                canvas.write(key, at: at, inks.title, limit: width - 1)
                let rest = Point(x: at.x + width, y: at.y)
                canvas.write(text, at: rest, inks.text, limit: body.size.width - width)
            }
        }
        let last = min(lines.count, window.first + body.size.height)
        // In the margin beside the lines, which may be as wide as the body.
        let edge = Rect(x: body.left, y: body.top, width: body.size.width + 1, height: body.size.height)
        ScrollIndicators(window.first..<last, of: lines.count).draw(on: &canvas, in: edge, context.display)
        keys(context.display).draw(on: &canvas, in: layout.navigation, ink: .onGround(theme))
        return nil
    }
}

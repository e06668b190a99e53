import Localization
import Model
import Presentation
import TerminalCore

/// All variants beside the toy, with the rule of the chosen one and what else it leaves to choose. What is chosen counts at
/// once; Enter starts with it, and Esc only closes the list.
extension SimonScreen {
    func dialogBeforeRound(_ context: ScreenContext) -> Dialog? {
        guard isChoosing else { return nil }
        let (settings, variants) = (context.settings, SimonVariant.allCases)
        let number = (variants.firstIndex(of: settings.variant) ?? 0) + 1
        let heading = Dialog.Row.heading(
            tr("Variants"), right: [tr("\(number) of \(variants.count)")], isGolden: false)
        // Those around the chosen one, in a low window.
        let room = max(1, Dialog.room(in: panelArea).height - 5)
        let first = max(0, min(number - 1 - room / 2, variants.count - room))
        let names = variants.dropFirst(first).prefix(room).map {
            Dialog.Row.choice(SafeText($0.title), isFocused: $0 == settings.variant, Action.choice(.pick($0)))
        }
        let rule = Dialog.Row.lines([settings.variant.rule + "."], in: panelArea)
        let others = rowsBeside(settings).map { row -> Dialog.Row in
            let text = row.name + "  " + row.value(in: settings)
            let arrows = row == rowsBeside(settings).first ? ArrowKeys.horizontal(context.display) + "  " : ""
            return .text(arrows + text, \.quiet, need: .line)
        }
        return Dialog(
            [heading, .gap] + names + [.gap] + rule + others, in: panelArea, elsewhere: Action.choice(.done))
    }

    /// The players, where there may be several, or else the level.
    private func rowsBeside(_ settings: Settings) -> [Setting] {
        [Setting.players, .level].filter { $0.obstacle(settings) == nil }
    }

    /// Nil for what the list leaves to the screen.
    mutating func handleVariants(_ key: Key, _ context: ScreenContext) -> [Effect]? {
        guard isChoosing else { return nil }
        switch key {
        case .up: return choose(.variant, by: -1, context)
        case .down: return choose(.variant, by: 1, context)
        case .left, .right:
            guard let row = rowsBeside(context.settings).first else { return [] }
            return [.change(context.settings) { row.change(&$0, by: key == .right ? 1 : -1, wraps: false) }]
        case .escape: return choose(.done, by: 1, context)
        default: return nil
        }
    }
}

import Model
import Localization
import Presentation

extension HelpText {
    /// The keys of a page.
    static func keys(of topic: HelpTopic) -> [Line] {
        switch topic {
        case .games:
            [
                .key(tr("Up, Down"), tr("choose a game")),
                .key(tr("Enter, Space"), tr("play it")),
                .key(tr("mouse"), tr("click a game")),
            ]
        case .leaderboard:
            [
                .key(tr("Left, Right"), tr("the board before, the next")),
                .key(tr("Up, Down"), tr("choose a score")),
                .key(tr("Enter, Space"), tr("watch its game again")),
                .key("+", tr("add a score")),
                .key("e", tr("edit it")),
                .key("d", tr("delete it")),
                .key("u", tr("undo the last change")),
            ]
        case .statistics:
            [
                .key(tr("Left, Right"), tr("the game before, the next")),
                .key(tr("Up, Down"), tr("the page before, the next")),
                .text(""),
                .text(
                    tr(
                        "Every game counts here, also one that was not saved. Best on a game's screen is that of its leaderboard."
                    )),
            ]
        case .settings:
            [
                .key(tr("Up, Down"), tr("choose a setting")),
                .key(tr("Enter, Space"), tr("change it")),
                .key(tr("Left, Right"), tr("the value before, the next")),
                .key("Esc", tr("go back; all is kept already")),
            ]
        case .replay:
            [
                .key(tr("Enter, Space"), tr("stop, go on")),
                .key(tr("Left, Right"), tr("slower, faster")),
                .key("0", tr("from the start")),
                .key("Esc", tr("go back")),
            ]
        }
    }
}

import Localization
import Model
import Presentation

extension HelpText {
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
                .key(tr("Left, Right"), tr("previous leaderboard, next")),
                .key(tr("Up, Down"), tr("choose a score")),
                .key(tr("Enter, Space"), tr("replay its game")),
                .key("+", tr("add a score")),
                .key("e", tr("edit it")),
                .key("d", tr("delete it")),
                .key("f", tr("leave out scores with ~ or =")),
                .key("u", tr("undo the last change")),
                .key("Tab", tr("go to the keys at the foot")),
                .heading(tr("Beside a score")),
                .key("*", tr("the latest one")),
                .key("!", ScoreMark.unearned.meaning),
                .key("~", ScoreMark.aid(.scanning).meaning),
                .key("=", ScoreMark.aid(.lines).meaning),
            ]
        case .statistics:
            [
                .key(tr("Left, Right"), tr("previous game, next")),
                .key(tr("Up, Down"), tr("previous page, next")),
                .text(""),
                .text(
                    tr(
                        "Every game counts here, finished or given up, but for spans, which have a page of their own. \"Best\" on a game's screen comes from its leaderboard."
                    )),
            ]
        case .settings:
            [
                .key(tr("Up, Down"), tr("choose a setting")),
                .key(tr("Enter, Space"), tr("change it")),
                .key(tr("Left, Right"), tr("previous value, next")),
                .key("Esc", tr("go back; changes are already saved")),
                .text(""),
            ] + scanning
        case .replay:
            [
                .key(tr("Enter, Space"), tr("pause, resume")),
                .key(tr("Left, Right"), tr("slower, faster")),
                .key("0", tr("from the start")),
                .key("Esc", tr("go back")),
            ]
        }
    }

    static var scanning: [Line] {
        [
            .heading(tr("Scanning")),
            .key(tr("any key"), tr("choose what has the focus; where there is a lot, its row first")),
            .key(tr("mouse"), tr("the left button chooses, the right one goes back")),
            .key("Esc", tr("go back; on a gamepad, Back or Select")),
            .text(
                tr(
                    "The clock stops until you choose. In Pairs and Match each choice takes two seconds. A score made by scanning has a ~ beside it."
                )),
        ]
    }
}

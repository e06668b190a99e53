import Localization
import Model

/// What can be done with a round that runs, beside playing it.
enum RoundAction: Hashable, Sendable {
    case pause, restart
    /// Ends what is shown, goes on with the next round, skips the rest of an end.
    case cancel, next, skip
}

extension KeyBar<RoundAction>.Item {
    static var pause: Self { .init(key: "Esc", label: tr("pause"), action: .pause) }
    static var restart: Self { .init(key: "r", label: tr("restart"), action: .restart) }
    static var cancel: Self { .init(key: tr("Backspace"), label: tr("cancel"), action: .cancel) }
    static var next: Self { .init(key: tr("Enter"), label: tr("next round"), action: .next) }
    static var skip: Self { .init(key: tr("Enter"), label: tr("skip"), action: .skip) }
}

package import GameRules
package import Model

/// The settings of one run: the saved ones and, over them, what the command line or a challenge asks for, which is
/// never saved. A player may change either during the run.
package struct RunSettings: Sendable {
    private let saved: Settings
    /// As the run begins.
    package let effective: Settings

    /// - Parameter options: of the game that is played again.
    package init(
        _ saved: Settings, options: GameOptions? = nil,
        overriding override: (inout Settings) -> Void = { _ in }
    ) {
        var settings = saved
        if let options { options.kind.definition.save(options, &settings) }
        override(&settings)
        (self.saved, effective) = (saved, settings)
    }

    /// What is overridden stays as it was saved, unless the player has chosen something else since.
    package func toSave(_ current: Settings) -> Settings {
        var result = current
        for field in Setting.file {
            let (before, set) = (field.encode(saved), field.encode(effective))
            if set != before, field.encode(current) == set { _ = field.decode(before, &result) }
        }
        return result
    }
}

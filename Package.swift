// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Every target is held to the same rules; the arrows between targets are the architecture.
let rules: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// For small modules that much of the time is spent in: builds for debugging are played, too, and tests render hours of
/// sound and draw thousands of frames.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The games, and what pairs of cards have in common. One folder has everything about a game, and each layer takes its
/// part of it: so what changes together lies together, and the compiler still keeps rules from faces, and faces apart.
/// (A target for each game would guard less, as a game could then draw in its rules.)
/// By name, not read from the disk: what this file answers is cached for as long as its text stays the same.
let games = ["Simon", "Squares", "Pairs", "Words", "Match", "Cards"]
let parts = ["GameRules": "Rules", "Presentation": "Round", "Screens": "Screen", "PlainMode": "Lines"]

/// What a layer is made of: its folder, and its part of every game.
func sources(_ layer: String) -> [String] {
    [layer] + games.map { "Games/\($0)/\(parts[layer] ?? "")" }
}

/// What else there is beside it, which the package manager would ask about.
func exclusions(of layer: String) -> [String] {
    let all =
        (try? FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory + "/Sources")) ?? []
    let inGames = games.flatMap { game in parts.values.map { "Games/\(game)/\($0)" } }
    return all.filter { $0 != layer && $0 != "Games" } + inGames.filter { !sources(layer).contains($0) }
}

/// A module with its tests and, where these run whole processes, a program of theirs.
func module(
    _ name: String, _ dependencies: Target.Dependency..., probe: String? = nil,
    testedWith others: [Target.Dependency] = [], extra: [SwiftSetting] = []
) -> [Target] {
    let withItself: [Target.Dependency] = [Target.Dependency(stringLiteral: name)] + dependencies
    var forTests: [Target.Dependency] = withItself + others
    var targets: [Target] = [
        parts[name] == nil
            ? .target(name: name, dependencies: dependencies, swiftSettings: rules + extra)
            : .target(
                name: name, dependencies: dependencies, path: "Sources", exclude: exclusions(of: name),
                sources: sources(name),
                swiftSettings: rules + extra)
    ]
    if let probe {
        targets.append(
            .executableTarget(
                name: probe, dependencies: withItself, path: "Tests/\(probe)", swiftSettings: rules))
        forTests.append(Target.Dependency(stringLiteral: probe))
    }
    targets.append(.testTarget(name: name + "Tests", dependencies: forTests, swiftSettings: rules))
    return targets
}

let package = Package(
    name: "simon",
    products: [
        .executable(name: "simon", targets: ["simon"]),
        // The instrument, for any program; see its documentation catalogue.
        .library(name: "ToneSynth", targets: ["ToneSynth"]),
        // A plugin that libasound loads in tests; not part of the game.
        .library(name: "TestCard", type: .dynamic, targets: ["TestCard"]),
        // A library that is preloaded into the game in tests; not part of it either.
        .library(name: "TestGamepad", type: .dynamic, targets: ["TestGamepad"]),
    ],
    targets: [
        .executableTarget(
            name: "simon",
            dependencies: [
                "Coordinator", "PlainMode", "Presentation", "Screens", "Repository", "Haptics", "Speech",
                "TerminalDevice", "System", "TerminalCore", "GameRules", "WordLists", "JSON", "Model",
                "Localization",
                "MIDI", "Sounds", "ToneSynth",
            ],
            swiftSettings: rules, plugins: ["EmbedText"]),
        .testTarget(
            name: "simonTests",
            dependencies: [
                "simon", "TestSupport", "Presentation", "Repository", "TerminalDevice", "Haptics",
                "System",
                "GameRules", "Model", "Screens", "TerminalCore", "Sounds", "ToneSynth", "Localization",
            ],
            swiftSettings: rules),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "simon", "TestSupport", "Presentation", "Model", "GameRules", "CInput", "CSequencer",
            ],
            swiftSettings: rules),
        // What tests of several modules share.
        .target(
            name: "TestSupport", dependencies: ["TerminalCore", "GameRules", "Model"],
            path: "Tests/TestSupport",
            swiftSettings: rules + optimized),
        // A program that only takes the terminal: what the tests of TerminalDevice run in a pseudo-terminal.
        .executableTarget(
            name: "TerminalProbe", dependencies: ["TerminalDevice", "TerminalCore", "System", "Model"],
            path: "Tests/TerminalProbe", swiftSettings: rules),
        // A sound card made of software that fails on request: what the tests' ALSA configuration loads.
        .target(
            name: "TestCard", dependencies: ["CALSAPlugin"], path: "Tests/TestCard",
            swiftSettings: rules + optimized),
        // A gamepad and ALSA's sequencer made of software: what reaches these devices leads to the test instead.
        .target(
            name: "TestGamepad", dependencies: ["CInput", "CSequencer"], path: "Tests/TestGamepad",
            swiftSettings: rules),
        .systemLibrary(name: "CSequencer", path: "Tests/CSequencer"),
        .systemLibrary(name: "CALSAPlugin", path: "Tests/CALSAPlugin", pkgConfig: "alsa"),
        // Beside the games and below both the program and the bench, which measures it.
        .target(
            name: "Sounds", dependencies: ["Presentation", "ToneSynth", "GameRules", "Model"],
            swiftSettings: rules),
        // Figures beside their physical reference; not part of the game.
        .executableTarget(
            name: "simon-bench",
            dependencies: [
                "Coordinator", "Sounds", "ToneSynth", "TerminalCore", "Presentation", "Screens", "Repository",
                "JSON",
                "Model", "TestSupport",
            ],
            exclude: ["README.md"], swiftSettings: rules),
        // The word lists that ship, as text in the program itself.
        .target(name: "WordLists", path: "Resources/words", swiftSettings: rules, plugins: ["EmbedText"]),
        // The translations that ship, likewise.
        .target(
            name: "Translations", path: "Resources/translations", exclude: ["README.md"],
            swiftSettings: rules, plugins: ["EmbedText"]),
        .plugin(name: "EmbedText", capability: .buildTool(), path: "Resources/embed"),
        .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
        // The kernel's headers, which come with the C library's.
        .systemLibrary(name: "CInput"),
    ]
)

// Each in a statement of its own: as one long sum, older compilers give up on it.
package.targets += module(
    "Coordinator", "Presentation", "GameRules", "Model",
    testedWith: ["Screens", "PlainMode", "TerminalCore", "Localization", "TestSupport"])
package.targets += module(
    "PlainMode", "Presentation", "GameRules", "Model", "Localization",
    testedWith: ["Coordinator", "TestSupport"])
package.targets += module(
    "Screens", "Presentation", "PNG", "GameRules", "TerminalCore", "Model", "Localization",
    testedWith: ["TestSupport"])
package.targets += module(
    "Presentation", "GameRules", "JSON", "Model", "Localization", testedWith: ["TestSupport"])
package.targets += module(
    "Repository", "Presentation", "System", "JSON", "Model", probe: "RepositoryProbe",
    testedWith: ["TestSupport"])
package.targets += module(
    "Haptics", "CInput", "System", "Model", testedWith: ["TestSupport"])
package.targets += module("MIDI", "CALSA", "System", "Model", testedWith: ["TestSupport"])
package.targets += module("Speech", "System")
package.targets += module("TerminalDevice", "System", "TerminalCore", testedWith: ["TestSupport"])
package.targets += module("System", testedWith: ["TestSupport"])
package.targets += module(
    "TerminalCore", "Model", testedWith: ["GameRules", "TestSupport"], extra: optimized)
package.targets += module("GameRules", "JSON", "Model", testedWith: ["TestSupport"])
package.targets += module("JSON", "Model", extra: optimized)
package.targets += module("Model", testedWith: ["GameRules", "TestSupport"])
package.targets += module("Localization", "Model", "Translations", testedWith: ["GameRules"])
package.targets += module("PNG", extra: optimized)
package.targets += module(
    "ToneSynth", "System", "CALSA", probe: "ToneExample", testedWith: ["TestSupport"], extra: optimized)

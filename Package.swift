// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to the same rules; the arrows between targets are the architecture.
let rules: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// A module with its tests and, for tests that kill or race whole processes, a program of theirs.
func module(_ name: String, _ dependencies: Target.Dependency..., probe: String? = nil) -> [Target] {
    let probes = probe.map { [Target.Dependency.byName(name: $0)] } ?? []
    return [
        .target(name: name, dependencies: dependencies, swiftSettings: rules),
        .testTarget(
            name: name + "Tests", dependencies: [.byName(name: name)] + dependencies + probes,
            swiftSettings: rules),
    ]
        + probes.map { _ in
            .executableTarget(
                name: name + "Probe", dependencies: [.byName(name: name)] + dependencies,
                path: "Tests/\(name)Probe", swiftSettings: rules)
        }
}

let package = Package(
    name: "simon",
    products: [.executable(name: "simon", targets: ["simon"])],
    targets: [
        .executableTarget(
            name: "simon",
            dependencies: [
                "Coordinator", "Plain", "Screens", "Repository", "Haptics", "Speech", "TerminalDevice",
                "TerminalCore",
                "GameRules", "WordLists", "Model", "ToneSynth",
            ],
            swiftSettings: rules),
        .testTarget(
            name: "simonTests", dependencies: ["simon", "GameRules", "Model", "ToneSynth"],
            swiftSettings: rules),
        .testTarget(
            name: "EndToEndTests", dependencies: ["simon", "Model", "GameRules"], swiftSettings: rules),
        // A program that only takes the terminal: what the tests of TerminalDevice run in a pseudo-terminal.
        .executableTarget(
            name: "TerminalProbe", dependencies: ["TerminalDevice", "TerminalCore", "Model"],
            path: "Tests/TerminalProbe", swiftSettings: rules),
        // Figures beside their physical reference; not part of the game.
        .executableTarget(
            name: "simon-bench",
            dependencies: ["ToneSynth", "TerminalCore", "Screens", "Repository", "Model"],
            swiftSettings: rules),
        // The word lists that ship, as bytes in the program itself.
        .target(
            name: "WordLists", path: "Resources/words", sources: ["ShippedWordLists.swift"],
            resources: [
                .embedInCode("en-de.json"), .embedInCode("en-es.json"), .embedInCode("en-fr.json"),
                .embedInCode("en-it.json"), .embedInCode("en-pt.json"),
            ], swiftSettings: rules),
        // The translations that ship, likewise.
        .target(
            name: "Translations", path: "Resources/translations", sources: ["ShippedTranslations.swift"],
            resources: [.embedInCode("es.po")], swiftSettings: rules),
        .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
        // The kernel's headers, which come with the C library's.
        .systemLibrary(name: "CInput"),
    ]
        + module("Coordinator", "Screens", "GameRules", "TerminalCore", "Model")
        + module("Plain", "Screens", "GameRules", "Model", "Wording")
        + module("Screens", "GameRules", "TerminalCore", "Model")
        + module("Repository", "Model", probe: "RepositoryProbe")
        + module("Haptics", "CInput", "Children")
        + module("Speech", "Children")
        + module("Children")
        + module("TerminalDevice", "TerminalCore")
        + module("TerminalCore", "Model")
        + module("GameRules", "Model")
        + module("Model")
        + module("Wording", "Translations")
        + module("ToneSynth", "CALSA")
)

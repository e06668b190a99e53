// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to the same rules; the arrows between targets are the architecture.
let rules: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

func module(_ name: String, _ dependencies: Target.Dependency...) -> [Target] {
    [
        .target(name: name, dependencies: dependencies, swiftSettings: rules),
        .testTarget(
            name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: rules),
    ]
}

let package = Package(
    name: "simon",
    products: [.executable(name: "simon", targets: ["simon"])],
    targets: [
        .executableTarget(
            name: "simon",
            dependencies: [
                "Coordinator", "Screens", "Repository", "Haptics", "TerminalDevice", "TerminalCore",
                "GameRules", "Model", "ToneSynth",
            ],
            swiftSettings: rules),
        .executableTarget(name: "simon-bench", dependencies: ["ToneSynth"], swiftSettings: rules),
        .testTarget(name: "EndToEndTests", dependencies: ["Model", "GameRules"], swiftSettings: rules),
        .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    ]
        + module("Coordinator", "Screens", "TerminalCore", "Model")
        + module("Screens", "GameRules", "TerminalCore", "Model")
        + module("Repository", "Model")
        + module("Haptics")
        + module("TerminalDevice", "TerminalCore")
        + module("TerminalCore", "Model")
        + module("GameRules", "Model")
        + module("Model")
        + module("ToneSynth", "CALSA")
)

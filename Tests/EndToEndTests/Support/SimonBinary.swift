import Foundation

/// The program that is tested: the build has put it beside the tests.
enum SimonBinary {
    static let path = built("simon")

    /// The plugin of libasound that is a sound card.
    static let testCard = built("libTestCard.so")

    /// The library that is a gamepad.
    static let testGamepad = built("libTestGamepad.so")

    private static func built(_ name: String) -> String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent(name).path
    }
}

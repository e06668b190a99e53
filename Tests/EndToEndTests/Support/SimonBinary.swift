import Foundation

/// The program that is tested: the build has put it beside the tests.
enum SimonBinary {
    static let path: String = {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent("simon").path
    }()
}

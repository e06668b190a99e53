import Foundation
import TestSupport
import Testing

@testable import TerminalCore

/// The frames on the screen of a terminal that others wrote.
@Suite(.enabled(if: Tmux.isInstalled), .serialized)
struct TmuxTests {
    private static let runs = ProcessInfo.processInfo.environment["SIMON_LONG_TESTS"] == nil ? 4 : 200

    @Test(arguments: [Size(width: 60, height: 12), Size(width: 7, height: 3)])
    func differencesLookAsTheyShouldInTmux(size: Size) throws {
        let tmux = try TmuxScreen(size: size)
        for run in 0..<TmuxTests.runs {
            var frames = RandomFrames(seed: UInt64(run), agreed: true)
            var capabilities = frames.capabilities()
            capabilities.repeatsCharacters = Capabilities(environment: ["TERM": "tmux"]).repeatsCharacters
            var encoder = FrameEncoder(capabilities)
            var canvas = Canvas(size: size)
            for step in 0..<8 {
                frames.change(&canvas)
                let screen = try tmux.show(encoder.encode(canvas))
                let seen = screen.looks(disputed: [])
                let wanted = canvas.looks(capabilities, disputed: [])
                let wrong = zip(seen, wanted).enumerated().first { $1.0 != $1.1 }.map { "\($0): \($1)" }
                #expect(wrong == nil, "run \(run), step \(step): \(wrong ?? "") \(capabilities)")
                guard wrong == nil else { return }
            }
        }
    }
}

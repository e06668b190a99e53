@testable import System
import Testing

/// Commands at the side, played by the shell.
@MainActor
@Suite struct SubprocessPoolTests {
    @Test func aNewCommandEndsTheOneBefore() throws {
        let loop = try EventLoop()
        let children = SubprocessPool(loop)
        children.start("/bin/sleep", ["1000"])
        children.replace(with: "/bin/true", [])
        while children.count > 0 { loop.turn() }
        children.close()
    }

    @Test func noMoreRunThanWereAllowed() throws {
        let loop = try EventLoop()
        let children = SubprocessPool(loop, maxCount: 2)
        for _ in 0..<10 { children.start("/bin/cat", []) }
        #expect(children.count == 2)
        children.close()
        while children.count > 0 { loop.turn() }
    }
}

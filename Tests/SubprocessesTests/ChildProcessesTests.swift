import Glibc
import Testing

@testable import Subprocesses

/// Commands at the side, played by the shell.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ChildProcessesTests {
    @Test func aNewCommandEndsTheOneBefore() async {
        let children = ChildProcesses()
        children.start("/bin/sleep", ["1000"])
        children.replace(with: "/bin/true", [])
        while children.count > 0 { await pause() }
        children.close()
    }

    @Test func noMoreRunThanWereAllowed() async {
        let children = ChildProcesses(most: 2)
        for _ in 0..<10 { children.start("/bin/cat", []) }
        #expect(children.count == 2)
        children.close()
        while children.count > 0 { await pause() }
    }

    /// Lets other processes get on: what is waited for here comes from outside.
    private func pause() async { try? await Task.sleep(for: .milliseconds(2)) }
}

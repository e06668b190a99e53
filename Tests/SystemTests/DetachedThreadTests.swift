import Glibc
import Synchronization
import Testing

@testable import System

struct DetachedThreadTests {
    /// What a thread finds about itself.
    private struct Finding {
        var blocked: Set<Int32> = []
        var faultStack = stack_t()
    }

    /// Starts a thread and waits for what it finds.
    private func finding() async -> Finding {
        await withCheckedContinuation { continuation in
            let hasStarted = DetachedThread.start {
                var finding = Finding()
                var mask = sigset_t()
                pthread_sigmask(SIG_BLOCK, nil, &mask)
                finding.blocked = Set((1..<32).filter { sigismember(&mask, $0) == 1 })
                sigaltstack(nil, &finding.faultStack)
                nonisolated(unsafe) let found = finding
                continuation.resume(returning: found)
            }
            #expect(hasStarted)
        }
    }

    @Test func signalsGoElsewhereButFaultsAreItsOwn() async {
        let blocked = await finding().blocked
        #expect(blocked.isDisjoint(with: DetachedThread.faults))
        #expect(
            blocked.isSuperset(of: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT, SIGPIPE]))
    }

    @Test func theStarterBlocksWhatItBlockedBefore() async {
        var (before, after) = (sigset_t(), sigset_t())
        pthread_sigmask(SIG_BLOCK, nil, &before)
        _ = DetachedThread.start {}
        pthread_sigmask(SIG_BLOCK, nil, &after)
        #expect((1..<65).allSatisfy { sigismember(&before, $0) == sigismember(&after, $0) })
    }

    @Test func eachHasAStackOfItsOwnForFaults() async {
        let stacks = [await finding().faultStack, await finding().faultStack]
        for stack in stacks {
            #expect(Int(stack.ss_size) == DetachedThread.faultStackSize)
            #expect(stack.ss_flags & Int32(SS_DISABLE) == 0)
        }
    }
}

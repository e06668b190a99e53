import Synchronization
import Testing

@testable import System

/// Work at the side, where threads can be had and where none can.
@Suite struct BackgroundQueueTests {
    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func append(_ line: String) { lines.withLock { $0.append(line) } }
    }

    /// A queue that is asked for something else while a thread is looked for that cannot be had.
    private final class Busy: Sendable {
        let log = Log()
        private let queue = Mutex<BackgroundQueue?>(nil)

        func run() -> (isDone: Bool, isElseDone: Bool?) {
            let answer = Mutex<Bool?>(nil)
            let queue = BackgroundQueue { [self] _ in
                let other = self.queue.withLock { $0 }
                let isTaken = other?.run { [log] in log.append("else") }
                answer.withLock { $0 = isTaken }
                return false
            }
            self.queue.withLock { $0 = queue }
            let isDone = queue.run { [log] in log.append("own") }
            return (isDone, answer.withLock { $0 })
        }
    }

    @Test func whatIsAskedForMeanwhileIsDoneWithoutAThread() {
        let busy = Busy()
        let (isDone, isElseDone) = busy.run()
        #expect(!isDone && isElseDone == true)
        // Its own work is the caller's, who has been told.
        #expect(busy.log.all == ["else"])
    }

    @Test func aQueueThatFoundNoThreadLooksForOneAgain() {
        let attempts = Atomic(0)
        let log = Log()
        let queue = BackgroundQueue { work in
            guard attempts.add(1, ordering: .relaxed).newValue > 1 else { return false }
            work()
            return true
        }
        let work: @Sendable () -> Void = { log.append("done") }
        #expect(!queue.run(work) && log.all.isEmpty)
        #expect(queue.run(work) && log.all == ["done"])
    }
}

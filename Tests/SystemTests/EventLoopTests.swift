import Glibc
import Testing

@testable import System

/// Descriptors, times and work from other threads, turn by turn.
@MainActor
@Suite struct EventLoopTests {
    private let loop: EventLoop

    init() throws { loop = try EventLoop() }

    @Test func aReadyDescriptorIsToldUntilItsWatchIsCancelled() throws {
        let pipe = Pipe()
        var told = 0
        let watch = loop.watch(pipe.readEnd) { told += 1 }
        loop.turn(within: .zero)
        #expect(told == 0)
        pipe.write()
        loop.turn()
        loop.turn()
        #expect(told == 2)
        watch.isPaused = true
        loop.turn(within: .zero)
        watch.isPaused = false
        loop.turn()
        #expect(told == 3)
        watch.cancel()
        loop.turn(within: .zero)
        #expect(told == 3)
    }

    @Test func aWatchCancelledByAnotherIsNotToldInTheSameTurn() {
        let pipe = Pipe()
        pipe.write()
        var second: DescriptorWatch?
        var told: [Int] = []
        _ = loop.watch(pipe.readEnd) {
            told.append(1)
            second?.cancel()
        }
        second = loop.watch(pipe.readEnd) { told.append(2) }
        loop.turn()
        #expect(told == [1])
    }

    @Test func aDescriptorThatHangsUpIsReady() {
        let pipe = Pipe()
        var isTold = false
        _ = loop.watch(pipe.writeEnd, for: .writing) { isTold = true }
        pipe.closeReadEnd()
        loop.turn()
        #expect(isTold)
    }

    @Test func timesFireInTheirOrderAndOnce() {
        var fired: [Int] = []
        loop.schedule(after: .milliseconds(2)) { fired.append(2) }
        loop.schedule(after: .milliseconds(1)) { fired.append(1) }
        let cancelled = loop.schedule(after: .zero) { fired.append(0) }
        cancelled.cancel()
        while fired.count < 2 { loop.turn() }
        loop.turn(within: .milliseconds(3))
        #expect(fired == [1, 2])
    }

    @Test func aTimerIsSetAnewByWhatItFires() {
        var count = 0
        var timer: LoopTimer?
        timer = LoopTimer(loop) {
            count += 1
            if count < 3 { timer?.fire(after: .zero) }
        }
        timer?.fire(after: .zero)
        for turns in 1...3 {
            loop.turn()
            #expect(count == turns)
        }
    }

    @Test func workFromAnotherThreadIsDoneHere() {
        let queue = BackgroundQueue()
        let done = Log()
        for number in 0..<100 {
            let isStarted = queue.run { [loop] in loop.post { done.numbers.append(number) } }
            #expect(isStarted)
        }
        while done.numbers.count < 100 { loop.turn() }
        #expect(done.numbers == Array(0..<100))
    }

    /// Otherwise work that hands over more work would starve the descriptors.
    @Test func workHandedOverByWorkWaitsForTheNextTurn() {
        let log = Log()
        loop.post { [loop] in
            log.numbers.append(1)
            loop.post { log.numbers.append(2) }
        }
        loop.turn()
        #expect(log.numbers == [1])
        loop.turn()
        #expect(log.numbers == [1, 2])
    }

    @Test func nothingToDoTakesNoTurn() {
        let start = SuspendingClock.now
        loop.turn(within: .milliseconds(20))
        #expect(SuspendingClock.now - start >= .milliseconds(20))
    }
}

/// What was done, in its order.
@MainActor
private final class Log {
    var numbers: [Int] = []
}

/// A pipe that is closed with its owner.
private final class Pipe {
    private(set) var readEnd: Int32 = -1
    private(set) var writeEnd: Int32 = -1

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    func write() { _ = Glibc.write(writeEnd, [1], 1) }

    func closeReadEnd() {
        close(readEnd)
        readEnd = -1
    }

    deinit { for end in [readEnd, writeEnd] where end >= 0 { close(end) } }
}

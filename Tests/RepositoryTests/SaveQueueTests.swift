import Dispatch
import System
import FoundationEssentials
import Glibc
import Model
import Synchronization
import TestSupport
import Testing

@testable import Repository

/// A disk that makes whoever synchronizes wait until the test lets go.
private final class SlowDisk: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let isOpen = Atomic(false)
    /// How often a file was brought to the disk.
    let writes = Atomic(0)

    var system: FileSystem {
        var system = FileSystem.live
        system.make = { [self] call, _, body throws(SystemError) in
            if call == .rename { writes.add(1, ordering: .relaxed) }
            if call == .synchronize && !isOpen.load(ordering: .acquiring) {
                gate.wait()
                gate.signal()
            }
            try body()
        }
        return system
    }

    func letGo() {
        isOpen.store(true, ordering: .releasing)
        gate.signal()
    }
}

@MainActor @Suite struct SaveQueueTests {
    private let folder: TemporaryFolder
    private let loop: EventLoop

    init() throws {
        loop = try EventLoop()
        folder = try TemporaryFolder(isInMemory: true)
    }

    @Test func aHealthyDiskAnswersAtOnce() throws {
        let queue = SaveQueue(Repository(folder), loop)
        let entry = ScoreEntry.sample()
        var outcomes: [SaveOutcome] = []
        queue.save(.add(entry)) { outcomes.append($0) }
        #expect(queue.wait(atMost: .seconds(10)))
        #expect(outcomes == [.saved])
        #expect(queue.scores == [entry])
        #expect(queue.flush(stall: .seconds(10)).data.json == nil)
        #expect(Repository(folder).scores == [entry])
    }

    @Test func aSlowDiskHoldsNobodyUp() throws {
        let disk = SlowDisk()
        let queue = SaveQueue(Repository(folder, system: disk.system), loop)
        let entry = ScoreEntry.sample()
        var outcomes: [SaveOutcome] = []
        queue.save(.add(entry)) { outcomes.append($0) }
        #expect(!queue.wait(atMost: .milliseconds(1)))
        // In memory at once, and not said to be saved.
        #expect(queue.scores == [entry] && outcomes.isEmpty)
        // The end hands out what is not on the disk for certain.
        #expect(try #require(queue.flush(stall: .milliseconds(1)).data.json).contains(entry.id.uuidString))
        disk.letGo()
        #expect(queue.wait(atMost: .seconds(10)))
        #expect(outcomes == [.saved])
        #expect(queue.flush(stall: .seconds(10)).data.json == nil)
    }

    @Test func theEndWaitsForASlowDiskAndSaysSo() throws {
        let disk = SlowDisk()
        let queue = SaveQueue(Repository(folder, system: disk.system), loop)
        queue.save(.add(.sample()))
        var delays = 0
        let left = queue.flush(stall: .seconds(10), promptness: .milliseconds(1)) {
            delays += 1
            disk.letGo()
        }
        #expect(left.data.json == nil && left.isKnown && delays == 1)
        #expect(Repository(folder).scores.count == 1)
        #expect(
            queue.flush(stall: .seconds(10), promptness: .seconds(10)) { delays += 1 }.isKnown && delays == 1)
    }

    @Test func whatMayBeSavedIsNotCalledUnsaved() throws {
        let disk = SlowDisk()
        let queue = SaveQueue(Repository(folder, system: disk.system), loop)
        queue.save(.add(.sample()))
        #expect(!queue.flush(stall: .milliseconds(1)).isKnown)
        // Nobody has to wait: the bell ends it.
        var looks = 0
        let left = queue.flush(stall: .seconds(600), onDelay: { queue.bell.ring() }) {
            looks += 1
            return looks == 2
        }
        #expect(!left.isKnown && left.data.json != nil)
        disk.letGo()
        #expect(queue.wait(atMost: .seconds(10)))
    }

    @Test func aDiskThatAnswersIsWaitedFor() {
        var timeout = StallTimeout(stall: .seconds(10), promptness: .milliseconds(200), calls: 5)
        #expect(timeout.left(at: .zero, calls: 5) == .milliseconds(200) && !timeout.isDelayed)
        #expect(timeout.left(at: .milliseconds(200), calls: 5) == .milliseconds(9_800) && timeout.isDelayed)
        #expect(timeout.left(at: .seconds(9), calls: 6) == .seconds(10) && !timeout.isDelayed)
        #expect(timeout.left(at: .seconds(18), calls: 7) == .seconds(10))
        #expect(timeout.left(at: .seconds(28), calls: 7) <= .zero)
    }

    @Test func manySavesOfAFileAreOne() throws {
        let disk = SlowDisk()
        let queue = SaveQueue(Repository(folder, system: disk.system), loop)
        var settings = Settings()
        var count = 0
        for percent in 1...100 {
            settings.volume = Volume(clamping: percent)
            queue.save(.settings(settings)) { _ in count += 1 }
        }
        #expect(queue.settings == settings)
        disk.letGo()
        #expect(queue.wait(atMost: .seconds(10)))
        #expect(count == 100)
        // The first, and all that came while it was written.
        #expect(disk.writes.load(ordering: .relaxed) == 2)
        #expect(Repository(folder).settings == settings)
    }

    @Test func whatComesDuringASaveIsNotLost() throws {
        let disk = SlowDisk()
        let queue = SaveQueue(Repository(folder, system: disk.system), loop)
        let (one, two, three) = (ScoreEntry.sample(1), ScoreEntry.sample(2), ScoreEntry.sample(3))
        for entry in [one, two, three] { queue.save(.add(entry)) }
        queue.save(.delete(one.id))
        var edited = two
        edited.score = 20
        queue.save(.edit(edited))
        #expect(Set(queue.scores) == [edited, three])
        disk.letGo()
        queue.wait(atMost: .seconds(10))
        #expect(Set(queue.scores) == [edited, three])
        #expect(Set(Repository(folder).scores) == [edited, three])
    }

    @Test func whatCannotBeSavedIsSaidAndHandedOut() throws {
        let faulty = FaultySystem(.every(.rename, code: ENOSPC))
        let queue = SaveQueue(Repository(folder, system: faulty.system), loop)
        let entry = ScoreEntry.sample()
        var outcomes: [SaveOutcome] = []
        queue.save(.add(entry)) { outcomes.append($0) }
        queue.wait(atMost: .seconds(10))
        let error = try #require(outcomes.first?.reason)
        #expect(error.code == ENOSPC && queue.pendingError == error)
        #expect(queue.scores == [entry])
        let left = queue.flush(stall: .seconds(10))
        #expect(try #require(left.data.json).contains(entry.id.uuidString) && left.isKnown)
        faulty.set(.never)
        #expect(queue.flush(stall: .seconds(10)).data.json == nil)
        #expect(queue.pendingError == nil)
    }

    @Test func theLoopTellsWhatCameOfIt() throws {
        let queue = SaveQueue(Repository(folder), loop)
        var outcome: SaveOutcome?
        queue.save(.settings(.quiet)) { outcome = $0 }
        let deadline = ContinuousClock.now + .seconds(10)
        while outcome == nil, ContinuousClock.now < deadline { loop.turn(within: .milliseconds(100)) }
        #expect(outcome == .saved)
    }
}

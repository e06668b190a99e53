import Dispatch
import EventLoop
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
        system.synchronize = { [self] _, _ throws(SystemError) in
            if isOpen.load(ordering: .acquiring) { return }
            gate.wait()
            gate.signal()
        }
        system.rename = { [self] from, to throws(SystemError) in
            writes.add(1, ordering: .relaxed)
            try FileSystem.live.rename(from, to)
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
        #expect(queue.flush(within: .seconds(10)).json == nil)
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
        #expect(try #require(queue.flush(within: .milliseconds(1)).json).contains(entry.id.uuidString))
        disk.letGo()
        #expect(queue.wait(atMost: .seconds(10)))
        #expect(outcomes == [.saved])
        #expect(queue.flush(within: .seconds(10)).json == nil)
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
        guard case .pending(let error)? = outcomes.first else {
            Issue.record("saved without a rename")
            return
        }
        #expect(error.code == ENOSPC && queue.pendingError == error)
        #expect(queue.scores == [entry])
        #expect(try #require(queue.flush(within: .seconds(10)).json).contains(entry.id.uuidString))
        faulty.set(.never)
        #expect(queue.flush(within: .seconds(10)).json == nil)
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

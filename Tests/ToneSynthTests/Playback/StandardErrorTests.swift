import Glibc
import Testing

@testable import ToneSynth

struct StandardErrorTests {
    /// What a descriptor leads to.
    private func file(_ descriptor: Int32) -> UInt64 {
        var information = stat()
        fstat(descriptor, &information)
        return UInt64(information.st_ino)
    }

    /// Or, where one hangs, when that is asked for.
    @Test func itIsGivenBackWhenTheLastOpeningEnds() {
        let descriptor = open("/", O_RDONLY)
        defer { close(descriptor) }
        let before = file(descriptor)
        let error = StandardError(descriptor: descriptor)
        for end in [error.restore, error.restoreAll] {
            error.silence()
            error.silence()
            error.restore()
            #expect(file(descriptor) != before)
            end()
            #expect(file(descriptor) == before)
        }
        error.restore()
        #expect(file(descriptor) == before)
    }
}

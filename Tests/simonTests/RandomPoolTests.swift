import FoundationEssentials
import Testing

@testable import simon

@Suite struct RandomPoolTests {
    @Test func noIdentifierComesTwiceAndAllAreRandomOnes() {
        var pool = RandomPool()
        let identifiers = (0..<2_000).map { _ in pool.identifier() }
        #expect(Set(identifiers).count == identifiers.count)
        let texts = identifiers.map { Array($0.uuidString) }
        #expect(texts.allSatisfy { $0[14] == "4" && "89AB".contains($0[19]) })
        // Every other digit takes all its values.
        #expect(Set(texts.map { $0[0] }).count == 16 && Set(texts.map { $0[35] }).count == 16)
    }

    @Test func twoPoolsHaveNothingInCommon() {
        var (one, other) = (RandomPool(), RandomPool())
        let numbers = Set((0..<600).map { _ in one.next() })
        #expect(numbers.count == 600 && (0..<600).allSatisfy { _ in !numbers.contains(other.next()) })
    }
}

/// What was heard of the cards on a table, and which two to try next.
struct CardMemory {
    var count = 0
    private var names: [Int: String] = [:]
    /// What a card is of, such as its language, where that was said.
    private var kinds: [Int: String] = [:]
    private var gone: Set<Int> = []
    private var tried: Set<Set<Int>> = []
    /// The cards heard of last, at most two.
    private var last: [Int] = []

    mutating func learn(_ number: Int, _ name: String, kind: String?) {
        names[number] = name
        if let kind { kinds[number] = kind }
        count = max(count, number)
        last = Array((last + [number]).suffix(2))
    }

    mutating func foundPair() { gone.formUnion(last) }

    mutating func missed() { tried.insert(Set(last)) }

    /// Two cards that are known to be alike, else two that may be.
    var next: String? {
        let left = (1...max(1, count)).filter { !gone.contains($0) }
        for one in left {
            for other in left where other > one && couldBePair(one, other) { return "\(one) \(other)" }
        }
        return nil
    }

    private func couldBePair(_ one: Int, _ other: Int) -> Bool {
        guard !tried.contains([one, other]) else { return false }
        if let kind = kinds[one], let otherKind = kinds[other] { return kind != otherKind }
        guard let name = names[one], let otherName = names[other] else { return true }
        return name == otherName
    }
}

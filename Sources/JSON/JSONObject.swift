/// Members in written order with duplicates, so that nothing unknown is lost.
package struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSON

        package init(key: String, value: JSON) { (self.key, self.value) = (key, value) }
    }

    package private(set) var members: [Member]

    package init(_ members: [Member] = []) { self.members = members }

    /// With duplicates nobody can say which is meant.
    package var hasDuplicates: Bool {
        // A record has a handful of members; comparing them is far quicker than hashing.
        guard members.count <= Self.handful else { return Set(members.lazy.map(\.key)).count < members.count }
        return members.indices.contains { index in
            members[..<index].contains { $0.key == members[index].key }
        }
    }

    private static let handful = 16

    package init(dictionaryLiteral members: (String, JSON)...) {
        self.init(members.map { Member(key: $0.0, value: $0.1) })
    }

    /// The first value of a key; setting replaces every member of that key, nil removes them.
    package subscript(key: String) -> JSON? {
        get { members.first { $0.key == key }?.value }
        set {
            let index = members.firstIndex { $0.key == key }
            guard let newValue else { return members.removeAll { $0.key == key } }
            guard let index else { return members.append(Member(key: key, value: newValue)) }
            members[index].value = newValue
            members[(index + 1)...].removeAll { $0.key == key }
        }
    }
}

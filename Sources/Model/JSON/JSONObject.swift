/// The members of a JSON object in the order they are written, with duplicates, so that nothing of an
/// object that is not understood is lost.
public struct JSONObject: Hashable, Sendable {
    /// One key with its value.
    public struct Member: Hashable, Sendable {
        /// The key.
        public var key: String
        /// What it stands for.
        public var value: JSON

        /// Pairs a key with its value.
        public init(key: String, value: JSON) {
            self.key = key
            self.value = value
        }
    }

    /// All members, in the order of the text.
    public private(set) var members: [Member]

    /// An object of these members.
    public init(_ members: [Member] = []) { self.members = members }

    /// Whether two members have the same key, so that nobody can say which is meant.
    public var hasDuplicates: Bool { Set(members.lazy.map(\.key)).count < members.count }

    /// The first value of a key; setting replaces every member of that key, and nil removes them.
    public subscript(key: String) -> JSON? {
        get { members.first { $0.key == key }?.value }
        set {
            let place = members.firstIndex { $0.key == key }
            guard let newValue else { return members.removeAll { $0.key == key } }
            guard let place else { return members.append(Member(key: key, value: newValue)) }
            members[place].value = newValue
            members[(place + 1)...].removeAll { $0.key == key }
        }
    }
}

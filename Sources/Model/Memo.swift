import Synchronization

/// What follows from its owner, worked out when it is first asked for, and once for all copies of the owner. Hence all
/// are equal.
package final class Memo<Value: Sendable>: Hashable, Sendable {
    private let known = Mutex<Value?>(nil)

    package init() {}

    package func value(_ make: () -> Value) -> Value {
        known.withLock { known in
            let value = known ?? make()
            known = value
            return value
        }
    }

    package static func == (one: Memo, other: Memo) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

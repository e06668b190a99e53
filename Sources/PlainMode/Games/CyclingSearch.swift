import Model

/// Values reached by stepping round and round: finds the one that was typed, and lists them all.
struct CyclingSearch<State> {
    let start: State
    let next: (State) -> State
    /// The names of a state's value: first as shown, then what else can be typed for it.
    let names: (State) -> [String]

    /// More values than any setting has; stepping that never returns to the start must end.
    private static var maxValues: Int { 200 }

    /// The state whose value was typed, or the next one when nothing was typed; nil when there is none.
    ///
    /// The first word of a value is enough where it is unambiguous: `level 2` for `2: 14 pads`.
    func state(for typed: String) -> State? {
        let states = states
        guard !typed.isEmpty else { return states.count > 1 ? states[1] : start }
        let wanted = Self.key(typed)
        if let exact = states.first(where: { names($0).map(Self.key).contains(wanted) }) { return exact }
        let beginning = states.filter { state in
            names(state).contains { Self.key($0.prefix { $0.isLetter || $0.isNumber }) == wanted }
        }
        return beginning.count == 1 ? beginning[0] : nil
    }

    /// As shown: what begins with a number in ascending order, anything else from the current one on.
    var values: [String] {
        let values = states.compactMap { names($0).first }
        let numbers = values.compactMap { Int($0.prefix(while: \.isNumber)) }
        guard numbers.count == values.count else { return values }
        return zip(numbers, values).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private var states: [State] {
        var states = [start]
        var seen: Set<[String]> = [names(start)]
        for _ in 0..<Self.maxValues {
            let state = next(states[states.count - 1])
            guard seen.insert(names(state)).inserted else { break }
            states.append(state)
        }
        return states
    }

    /// Lower case, without accents, spaces for dashes.
    private static func key(_ text: some StringProtocol) -> String {
        String(text.folded.map { $0 == "-" ? " " : $0 })
    }
}

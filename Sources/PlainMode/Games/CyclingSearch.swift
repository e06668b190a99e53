import Model

/// Values that stepping leads through, round and round: finds the one that was typed, and lists them all.
struct CyclingSearch<State> {
    /// Where stepping begins: what is chosen.
    let start: State
    let next: (State) -> State
    /// What a state's value is called: first as it is shown, then what else can be typed for it.
    let names: (State) -> [String]

    /// More values than anything has; stepping that never comes back must end.
    private static var maxValues: Int { 200 }

    /// The state whose value is called as typed, or the next one when nothing was typed; nil when there is none.
    ///
    /// The first word of a value is enough where no other value begins so: `level 2` for `2: 14 pads`.
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

    /// All values as they are shown: numbers in their order, anything else from what is chosen on.
    var values: [String] {
        let values = states.compactMap { names($0).first }
        return values.allSatisfy { Int($0) != nil } ? values.sorted { Int($0) ?? 0 < Int($1) ?? 0 } : values
    }

    /// Those with different values, from the start on.
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

    /// As people type it: small letters without accents, and a dash is a space.
    private static func key(_ text: some StringProtocol) -> String {
        String(text.folded.map { $0 == "-" ? " " : $0 })
    }
}

import CInput
import Model

extension ButtonLayout {
    /// From a row of the community's table: `a:b1`, `dpup:h0.1`, `dpleft:-a6`, `leftx:a0~`.
    init(row: String, _ parts: GamepadParts) {
        for field in row.split(separator: ",").dropFirst(2) {
            let pair = field.split(separator: ":", maxSplits: 1)
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "leftx": set([(.left, "-"), (.right, "+")], pair[1], parts)
            case "lefty": set([(.up, "-"), (.down, "+")], pair[1], parts)
            default: if let button = Self.names[pair[0]] { set([(button, "")], pair[1], parts) }
            }
        }
    }

    /// SDL's letters are those of an Xbox pad, by position.
    private static let names: [Substring: GamepadButton] = [
        "a": .south, "b": .east, "x": .west, "y": .north, "start": .start, "back": .back, "dpup": .up,
        "dpdown": .down, "dpleft": .left, "dpright": .right, "-leftx": .left, "+leftx": .right, "-lefty": .up,
        "+lefty": .down,
    ]

    private mutating func set(
        _ uses: [(GamepadButton, half: String)], _ input: Substring, _ parts: GamepadParts
    ) {
        for (button, half) in uses {
            let text = half + input
            let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
            switch (text.first { $0.isLetter }, numbers.count) {
            case ("b", 1):
                if let key = parts.buttons.element(numbers[0]) { keys[key] = button }
            case ("a", 1):
                guard let axis = parts.axes.element(numbers[0]) else { break }
                let isPositive = text.hasPrefix("-") == text.hasSuffix("~")
                pushes[Push(axis: axis, isPositive: isPositive)] = button
            case ("h", 2):
                guard let hat = parts.hats.element(numbers[0]) else { break }
                // Up, right, down and left are the bits of the second number.
                let isVertical = numbers[1] & 5 != 0
                pushes[Push(axis: isVertical ? hat + 1 : hat, isPositive: numbers[1] & 6 != 0)] = button
            default: break
            }
        }
    }
}

extension Array {
    fileprivate func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array where Element: Equatable {
    /// The element `step` places on, wrapping round; an element that is not in the array is returned unchanged.
    package func element(after element: Element, by step: Int = 1) -> Element {
        guard let index = firstIndex(of: element) else { return element }
        let next = (index + step) % count
        return self[next < 0 ? next + count : next]
    }
}

extension Array where Element: Equatable {
    /// The element so many steps after another, round and round; one that is not here stays as it is.
    package func element(after element: Element, by step: Int = 1) -> Element {
        guard let index = firstIndex(of: element) else { return element }
        let next = (index + step) % count
        return self[next < 0 ? next + count : next]
    }
}

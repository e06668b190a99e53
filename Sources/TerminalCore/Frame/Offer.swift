/// What choosing an offer does: each page has its own enum.
package protocol OfferAction: Hashable, Sendable {}

/// An area of a frame that can be chosen by click, tap or scanning. Pages never compute the position of their
/// parts a second time.
package struct Offer: Sendable {
    package enum Reach: Hashable, Sendable {
        case everyone
        /// Only the mouse, as with "click anywhere": marking the whole window would say nothing.
        case mouse
    }

    /// What is marked while scanning.
    package let area: Rect
    package let action: any OfferAction
    /// Passed with the action: 1, or -1 for the part that goes back, as in `←→`.
    package let step: Int
    package fileprivate(set) var reach: Reach
    /// Whether scanning continues from here after a choice, as with a value changed step by step; otherwise it
    /// restarts from the first.
    package let holdsScan: Bool
    private let shape: (any OfferShape)?

    /// - Parameter shape: the cells that belong to it, unless it is all of `area`.
    package init(
        _ area: Rect, _ action: any OfferAction, step: Int = 1, shape: (any OfferShape)? = nil,
        reach: Reach = .everyone, holdsScan: Bool = false
    ) {
        (self.area, self.action, self.step, self.shape) = (area, action, step, shape)
        (self.reach, self.holdsScan) = (reach, holdsScan)
    }

    package func contains(_ cell: Point) -> Bool { shape?.contains(cell) ?? area.contains(cell) }
}

/// A non-rectangular area, such as a quarter of a disc.
package protocol OfferShape: Sendable {
    func contains(_ cell: Point) -> Bool
}

extension Offer: Hashable {
    package static func == (one: Offer, other: Offer) -> Bool {
        one.area == other.area && one.step == other.step && one.holdsScan == other.holdsScan
            && AnyHashable(one.action) == AnyHashable(other.action)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(area) }
}

/// In the order drawn.
package struct Offers: Equatable, Sendable {
    private var presses: [Offer] = []
    private var wheels: [Offer] = []

    package init() {}

    mutating func append(_ offer: Offer) { presses.append(offer) }
    mutating func appendWheel(_ offer: Offer) { wheels.append(offer) }

    mutating func keepForMouse() {
        for index in presses.indices { presses[index].reach = .mouse }
    }

    package var scanned: [Offer] { presses.filter { $0.reach == .everyone } }

    /// The topmost, which was drawn last.
    package func pressed(at cell: Point) -> Offer? { presses.last { $0.contains(cell) } }

    package func turned(at cell: Point) -> Offer? { wheels.last { $0.contains(cell) } }

    package func offer(under mouse: MouseEvent) -> Offer? {
        switch mouse.action {
        case .press, .move: pressed(at: mouse.position)
        case .wheelUp, .wheelDown: turned(at: mouse.position)
        case .release, .otherPress, .otherRelease: nil
        }
    }
}

extension Rect: OfferShape {}

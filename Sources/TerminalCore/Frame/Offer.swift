/// What choosing something on a frame does: each page has an enum of its own.
package protocol OfferAction: Hashable, Sendable {}

/// Something on a frame that can be chosen, and what that does: by a click or a tap, or by one key while a mark goes over
/// the frame. What is drawn is what is pressed: no page works out a second time where its parts stand.
package struct Offer: Sendable {
    /// Who can choose it.
    package enum Reach: Hashable, Sendable {
        case everyone
        /// Only the mouse, as with "click anywhere": a mark over the whole window would say nothing.
        case mouse
    }

    /// What is marked while it can be chosen with one key.
    package let area: Rect
    /// What is chosen.
    package let action: any OfferAction
    /// Told with the action: 1, or -1 for the part that goes back, as in `←→`.
    package let step: Int
    package fileprivate(set) var reach: Reach
    /// Whether scanning goes on from here once it was chosen, as with a value that is changed step by step; otherwise
    /// it begins again from the first.
    package let holdsScan: Bool
    private let shape: (any OfferShape)?

    /// - Parameter shape: the cells that belong to it, where they are not all those of `area`.
    package init(
        _ area: Rect, _ action: any OfferAction, step: Int = 1, shape: (any OfferShape)? = nil,
        reach: Reach = .everyone, holdsScan: Bool = false
    ) {
        (self.area, self.action, self.step, self.shape) = (area, action, step, shape)
        (self.reach, self.holdsScan) = (reach, holdsScan)
    }

    /// Whether a click on a cell chooses it.
    package func contains(_ cell: Point) -> Bool { shape?.contains(cell) ?? area.contains(cell) }
}

/// An area of cells that is no rectangle, such as a quarter of a disc.
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

/// What can be chosen on a frame, in the order in which it was drawn.
package struct Offers: Equatable, Sendable {
    private var presses: [Offer] = []
    private var wheels: [Offer] = []

    package init() {}

    mutating func append(_ offer: Offer) { presses.append(offer) }
    mutating func appendWheel(_ offer: Offer) { wheels.append(offer) }

    /// Takes from one key what it could choose.
    mutating func keepForMouse() {
        for index in presses.indices { presses[index].reach = .mouse }
    }

    /// What one key can choose.
    package var scanned: [Offer] { presses.filter { $0.reach == .everyone } }

    /// What a click on a cell chooses: of several the topmost, which was drawn last.
    package func pressed(at cell: Point) -> Offer? { presses.last { $0.contains(cell) } }

    /// What the wheel turns over a cell.
    package func turned(at cell: Point) -> Offer? { wheels.last { $0.contains(cell) } }
}

extension Rect: OfferShape {}

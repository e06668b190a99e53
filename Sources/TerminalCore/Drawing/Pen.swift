/// The state that SGR sequences set.
struct Pen: Hashable, Sendable {
    var foreground = Ink.standard
    var background = Ink.standard
    var attributes: Style.Attributes = []

    /// - Parameter evensYellow: whether yellow is to have as much green as red (`isGNUScreen`).
    init(_ style: Style, depth: ColourDepth, evensYellow: Bool = false) {
        foreground = Ink(style.foreground, depth: depth, evensYellow: evensYellow)
        background = Ink(style.background, depth: depth, evensYellow: evensYellow)
        attributes = style.attributes
    }

    init() {}

    /// Unique.
    var code: Int { Int(attributes.rawValue) << 52 | background.code << 26 | foreground.code }

    /// The attributes that show on a cell without ink.
    static let backgroundAttributes: Style.Attributes = [.underline, .reverse]

    /// The SGR parameters that turn another pen (nil: unknown state) into this one. With `brightIsBold` a
    /// bright ink turns bold on, and stays bright without it (`isLinuxConsole`).
    func parameters(from old: Pen?, brightIsBold: Bool = false) -> SGRParameters {
        var fresh = SGRParameters()
        fresh.add(0)
        addChanges(from: Pen(), to: &fresh)
        guard let old, !(brightIsBold && weakens(old)) else { return fresh }
        var changes = SGRParameters()
        addChanges(from: old, to: &changes)
        return changes.cost <= fresh.cost ? changes : fresh
    }

    private func weakens(_ old: Pen) -> Bool {
        let (wasBold, isBold) = (old.attributes.contains(.bold), attributes.contains(.bold))
        return wasBold && !isBold || old.foreground.isBright && !foreground.isBright && !isBold
    }

    private func addChanges(from old: Pen, to list: inout SGRParameters) {
        addAttributes(from: old.attributes, to: &list)
        if foreground != old.foreground { list.add(foreground, base: 30) }
        if background != old.background { list.add(background, base: 40) }
    }

    private func addAttributes(from old: Style.Attributes, to list: inout SGRParameters) {
        var missing = attributes.subtracting(old)
        let surplus = old.subtracting(attributes)
        if surplus.contains(.bold) || surplus.contains(.dim) {
            list.add(22)
            missing.formUnion(attributes.intersection([.bold, .dim]))
        }
        if surplus.contains(.italic) { list.add(23) }
        if surplus.contains(.underline) { list.add(24) }
        if surplus.contains(.reverse) { list.add(27) }
        if missing.contains(.bold) { list.add(1) }
        if missing.contains(.dim) { list.add(2) }
        if missing.contains(.italic) { list.add(3) }
        if missing.contains(.underline) { list.add(4) }
        if missing.contains(.reverse) { list.add(7) }
    }
}

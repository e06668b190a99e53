import Model
import Presentation

struct BoardState: Hashable, Sendable {
    /// 0 (dark) to 1 (lit), in the order of `Pad.allCases`.
    var levels = [0.0, 0, 0, 0]
    /// The pads in reading order.
    var places = Pad.allCases
    var shaken: Pad?
    var keys = PadKeys.standard
    var focused: Pad?
    /// Whether all pads look alike.
    var hidesColours = false
    /// Where colours have owners: each name and its shorter forms.
    var owners: [Pad: [SafeText]] = [:]
    var absent: Set<Pad> = []
    var crossed: Pad?
    /// Not where there is no room for them.
    var showsLabels = true
    /// Not while letters are typed as a name.
    var showsKeys = true
    var bezel = Bezel.quiet
    /// Nil while there is nothing to say.
    var hub: Hub?
    /// Steps of the ring of time that have run out; nil without a limit.
    var timeGone: Int?

    func level(_ pad: Pad) -> Double { levels[pad.rawValue] }
    /// Whether it is drawn as lit where there are no shades.
    func isLit(_ pad: Pad) -> Bool { levels[pad.rawValue] >= 0.5 }
    func colour(_ pad: Pad) -> Pad { hidesColours ? .blue : pad }
    /// Longest first.
    func labels(of pad: Pad) -> [SafeText] {
        let label = label(pad)
        let key = SafeText(isLit(pad) ? label.key.uppercased() : String(label.key))
        if isLit(pad) {
            return ["▸ \(key) \(label.note) ◂", "▸\(key) \(label.note)◂", "▸\(key)◂"]
        }
        let name = SafeText(label.name)
        guard showsKeys else { return [name, name, ""] }
        let texts = [key + "  " + name, key + " " + name, key]
        return focused == pad ? ["[ " + texts[0] + " ]"] + texts[1...].map { "[" + $0 + "]" } : texts
    }

    func label(_ pad: Pad) -> PadLabel {
        hidesColours
            ? PadLabel(unnamed: pad) : PadLabel(pad, key: keys.label(of: pad, at: places.firstIndex(of: pad)))
    }
}

struct PadLabel {
    var key: Character
    var name: String
    var note: String

    init(_ pad: Pad, key: Character) {
        self.key = key
        name = pad.localName
        note = Self.notes[pad.rawValue]
    }

    /// For a pad that hides its colour: position and sound only.
    init(unnamed pad: Pad) {
        key = ["1", "2", "3", "4"][pad.rawValue]
        name = Self.notes[pad.rawValue]
        note = name
    }

    private static let notes = ["do", "re", "mi", "fa"]
}

import Model
import Presentation

/// What a board is to show: for each pad its place and its light, and the one that a press has just jolted.
struct BoardState: Hashable, Sendable {
    /// 0 (dark) to 1 (lit), in the order of `Pad.allCases`.
    var levels = [0.0, 0, 0, 0]
    /// The pads as they stand in reading order.
    var places = Pad.allCases
    /// The pad that a press has pushed out of its place.
    var jolted: Pad?
    /// The letters that stand on the pads.
    var keys = PadKeys.standard
    /// The pad that Enter would press.
    var focused: Pad?
    /// Whether all pads look alike, and none tells its colour.
    var hidesColours = false
    /// Whose a pad is, in games where colours are owned: a name and what stands for it where it has no room.
    var owners: [Pad: [SafeText]] = [:]
    /// Pads that are out of the game.
    var absent: Set<Pad> = []
    /// The pad that was pressed by mistake.
    var crossed: Pad?
    /// Whether a pop-up lies over it, whose ground would be under pictures.
    var isCovered = false
    /// Whether keys and names stand on the pads: under a menu that cuts through them they do not.
    var showsLabels = true
    var rim = Rim.quiet
    /// How many steps of the ring of time have run out; nil while no time runs.
    var timeGone: Int?

    /// Whose turn it is, and how it went.
    enum Rim: Hashable, Sendable, CaseIterable {
        case quiet, simon, player, mistake, best

        func colour(_ theme: Theme) -> RGB {
            switch self {
            case .quiet: theme.rims.quiet
            case .simon: theme.rims.simon
            case .player: theme.rims.player
            case .mistake: theme.rims.mistake
            case .best: theme.rims.best
            }
        }
    }

    /// A pad's light.
    func level(_ pad: Pad) -> Double { levels[pad.rawValue] }
    /// Whether a pad counts as lit where there are no shades.
    func isLit(_ pad: Pad) -> Bool { levels[pad.rawValue] >= 0.5 }
    func colour(_ pad: Pad) -> Pad { hidesColours ? .blue : pad }
    /// What stands on a pad, from the longest to the shortest.
    func labels(of pad: Pad, unicode: Bool) -> [SafeText] {
        let label = label(pad)
        let key = SafeText(isLit(pad) ? label.key.uppercased() : String(label.key))
        if isLit(pad) {
            let (left, right): (SafeText, SafeText) = unicode ? ("▸", "◂") : (">", "<")
            return [
                left + " " + key + " " + SafeText(label.note) + " " + right,
                left + key + " " + SafeText(label.note) + right,
                left + key + right,
            ]
        }
        let name = SafeText(label.name)
        let texts = [key + "  " + name, key + " " + name, key]
        return focused == pad ? ["[ " + texts[0] + " ]"] + texts[1...].map { "[" + $0 + "]" } : texts
    }

    /// The pad's key, name and note.
    func label(_ pad: Pad) -> PadLabel {
        hidesColours
            ? PadLabel(unnamed: pad) : PadLabel(pad, key: keys.label(of: pad, at: places.firstIndex(of: pad)))
    }
}

struct PadLabel {
    var key: Character
    /// The colour's name.
    var name: String
    var note: String

    init(_ pad: Pad, key: Character) {
        self.key = key
        name = pad.word
        note = Self.notes[pad.rawValue]
    }

    /// The label of a pad that does not tell its colour: its place, and what it sounds.
    init(unnamed pad: Pad) {
        key = ["1", "2", "3", "4"][pad.rawValue]
        name = Self.notes[pad.rawValue]
        note = name
    }

    private static let notes = ["do", "re", "mi", "fa"]
}

import Model
import TerminalCore

/// A part of the disc with one colour in a frame.
struct DiscLayer: Hashable, Sendable {
    /// Below `count`.
    let index: Int

    private init(_ index: Int) { self.index = index }

    static let outside = DiscLayer(0)
    /// The middle, with the score.
    static let hub = DiscLayer(1)
    /// The body round a pad, lit by it.
    static func body(_ pad: Pad) -> DiscLayer { DiscLayer(2 + pad.rawValue) }
    static func pad(_ pad: Pad) -> DiscLayer { DiscLayer(6 + pad.rawValue) }
    static func bezel(_ piece: Int) -> DiscLayer { DiscLayer(10 + piece) }
    static func time(_ step: Int) -> DiscLayer { DiscLayer(10 + Bezel.pieces + step) }
    static let count = 10 + Bezel.pieces + Countdown.steps

    var isBezel: Bool { (10..<10 + Bezel.pieces).contains(index) }
    /// A pad is a cell's ground wherever possible.
    var isPad: Bool { (6..<10).contains(index) }

    /// The layer of a point relative to the centre.
    init(_ disc: Disc, x: Double, y: Double, swollen: Double) {
        let distance = (x * x + y * y).squareRoot()
        let quarter = Disc.quarter(x: x, y: y)
        if distance >= disc.radius {
            self = .outside
        } else if distance < disc.hub {
            self = .hub
        } else if disc.isTimed && distance < disc.timeOuter {
            self = .time(Disc.piece(x: x, y: y, of: Countdown.steps))
        } else if disc.depth(inPadAtX: x, y: y, swollen: swollen) >= 0 {
            self = .pad(quarter)
        } else if distance >= disc.bezel {
            self = .bezel(Disc.piece(x: x, y: y, of: Bezel.pieces))
        } else {
            self = .body(quarter)
        }
    }
}

/// One layer with a share of another over it.
struct LayerBlend: Hashable, Sendable {
    let base: DiscLayer
    let over: DiscLayer
    /// 0 to `steps`.
    let share: Int

    /// More shares cost bytes with each light and are hardly smoother.
    static let steps = 3

    /// Unique, below `codes`.
    var code: Int { (base.index * DiscLayer.count + over.index) * Self.steps + share }
    static let codes = DiscLayer.count * DiscLayer.count * steps

    init(_ layer: DiscLayer) { self.init(layer, layer, share: 0) }

    init(_ base: DiscLayer, _ over: DiscLayer, share: Int) {
        self.base = share >= Self.steps ? over : base
        self.over = share == 0 || share >= Self.steps ? self.base : over
        self.share = share >= Self.steps ? 0 : share
    }
}

struct DiscPaint {
    private var layers: [RGB]
    /// Whether the ground's colour is known, to be blended with.
    private let hasGround: Bool
    private let outside: Colour

    /// How much of a pad's light falls on body and bezel.
    private static let spill = (body: 0.36, bezel: 0.3)

    init(theme: Theme, palette: PaletteName, state: BoardState) {
        outside = theme.text.background
        hasGround = theme.knowsGround
        layers = Array(repeating: theme.toy, count: DiscLayer.count)
        layers[DiscLayer.outside.index] = theme.ground
        layers[DiscLayer.hub.index] = theme.hub(state.hub)
        for step in 0..<Countdown.steps {
            let isLeft = state.timeGone.map { step >= $0 } ?? false
            layers[DiscLayer.time(step).index] = isLeft ? theme.bezel(.player) : theme.timeGone
        }
        for (pad, quarter) in zip(state.places, Pad.allCases) {
            let colours = PadColours.of(state.colour(pad), in: palette)
            let level = state.level(pad)
            let glow = state.absent.contains(pad) ? 0 : level
            var shown = colours.unlit.mixed(with: colours.lit, level)
            if state.absent.contains(pad) { shown = shown.mixed(with: theme.toy, 0.85) }
            if state.crossed == pad { shown = shown.drained }
            layers[DiscLayer.pad(quarter).index] = shown
            layers[DiscLayer.body(quarter).index] = theme.toy.mixed(with: colours.lit, Self.spill.body * glow)
            for piece in 0..<Bezel.pieces where Bezel.quarter(ofPiece: piece) == quarter {
                layers[DiscLayer.bezel(piece).index] =
                    state.bezel.colour(ofPiece: piece, lit: colours.lit, theme)
                    .mixed(with: colours.lit, Self.spill.bezel * glow)
            }
        }
    }

    func colour(_ blend: LayerBlend) -> Colour {
        let layer = blend.base
        if layer == .outside && blend.share == 0 { return outside }
        let mixesGround = layer == .outside || blend.over == .outside
        if mixesGround && !hasGround {
            // On an unknown ground edges are hard.
            return layers[(layer == .outside ? blend.over : layer).index].colour(console: .black)
        }
        let share = Double(blend.share) / Double(LayerBlend.steps)
        return layers[layer.index].mixed(with: layers[blend.over.index], share).colour(console: .black)
    }
}

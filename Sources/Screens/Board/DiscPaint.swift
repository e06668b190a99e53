import Model
import TerminalCore

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
        layers[DiscLayer.hub.index] = theme.hub
        let bezel = state.bezel.colour(theme)
        for step in 0..<Countdown.steps {
            let isLeft = state.timeGone.map { step >= $0 } ?? false
            layers[DiscLayer.time(step).index] = isLeft ? theme.bezels.player : theme.timeGone
        }
        for (place, quarter) in zip(state.places, Pad.allCases) {
            let colours = PadColours.of(state.colour(place), in: palette)
            let level = state.level(place)
            let glow = state.absent.contains(place) ? 0 : level
            var shown = colours.unlit.mixed(with: colours.lit, level)
            if state.absent.contains(place) { shown = shown.mixed(with: theme.toy, 0.85) }
            if state.crossed == place { shown = shown.drained }
            layers[DiscLayer.pad(quarter).index] = shown
            layers[DiscLayer.body(quarter).index] = theme.toy.mixed(with: colours.lit, Self.spill.body * glow)
            layers[DiscLayer.bezel(quarter).index] = bezel.mixed(with: colours.lit, Self.spill.bezel * glow)
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

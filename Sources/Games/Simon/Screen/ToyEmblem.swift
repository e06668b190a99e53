import GameRules
import Glibc
import Model
import PNG
import Presentation
import TerminalCore

/// The toy, with the longest sequence as a ring round it, clockwise from the top.
struct ToyEmblem: CardEmblem {
    private let places: [Pad]
    private let sequence: [Pad]
    let lights: LightSchedule?
    let words: [String]

    let hasHub = true
    var path: [Int] { sequence.map { places.firstIndex(of: $0) ?? 0 } }

    /// - Parameter pattern: of a day, on which each player's is the same.
    init(_ recorded: RecordedGame, _ pattern: UInt64?) {
        let game = recorded.finalGame(as: SimonGame.self)
        let options = game?.options ?? SimonOptions()
        var generator = SeededGenerator(seed: pattern ?? 0)
        let pads =
            pattern == nil
            ? game?.longestRepeated ?? [] : (0..<12).map { _ in Pad.allCases[generator.number(below: 4)] }
        sequence = pads
        places = game?.layout ?? Pad.allCases
        let tempo = SimonTempo(length: pads.count, speed: options.speed)
        lights = SimonPresentation(pads: pads, tempo: tempo, start: .zero).schedule
        words = pattern == nil ? [pads.map(options.localName).joined(separator: ", ")] : []
        hidesColours = !options.variant.hasColours
    }

    private let hidesColours: Bool

    private func colours(_ pad: Pad) -> PadColours { .of(hidesColours ? .blue : pad, in: .classic) }

    // MARK: - Drawing

    private static let cell = PixelSize(width: 8, height: 16)
    private static let geometry = ToyGeometry(
        Disc(in: Rect(x: 0, y: 0, width: 58, height: 29), cell: cell), cell: cell)
    private static let origin = (
        left: Int(GameCard.middle.x) - geometry.size.width / 2,
        top: Int(GameCard.middle.y) - geometry.size.height / 2
    )

    private var pictures: ToyPictures {
        ToyPictures(geometry: Self.geometry, pads: places.map(colours), theme: Theme.on(Theme.darkGround))
    }

    func draw(on picture: inout Image) {
        picture.lay(pictures.toyImage(), left: Self.origin.left, top: Self.origin.top)
        drawRing(on: &picture)
    }

    func light(_ place: Int, on picture: inout Image) {
        let box = reach(of: place)
        picture.lay(pictures.lampImage(place, 1), left: Int(box.left), top: Int(box.top))
    }

    func reach(of place: Int) -> Image.Box {
        let (cells, cell) = (Self.geometry.reach(ofPadAt: place), Self.cell)
        return .around(
            [(cells.left, cells.top), (cells.right, cells.bottom)].map { column, row in
                (Double(Self.origin.left + column * cell.width), Double(Self.origin.top + row * cell.height))
            })
    }

    /// In pixels: the middle of the ring, half its width, the gap between two of its parts, and how far they glow.
    private static let ring = (radius: 262.0, half: 10.5, gap: 11.0, corner: 6.0, glow: 22.0)

    /// The last pad is brighter; without any the ring is dark.
    private var ringInks: [RGB] {
        let inks = sequence.map { colours($0).lit.mixed(with: RGB(0), 0.32) }
        let last = sequence.last.map { colours($0).lit.mixed(with: RGB(0xFF_FFFF), 0.3) }
        return inks.dropLast() + [last ?? RGB(0x26_2830)]
    }

    private func drawRing(on picture: inout Image) {
        let (ring, inks) = (Self.ring, ringInks)
        let step = 2 * Double.pi / Double(inks.count)
        let gap = sequence.isEmpty ? 0 : min(ring.gap, step * ring.radius * 0.3)
        let corner = min(ring.corner, gap)
        picture.paint(.around([GameCard.middle]).grown(by: ring.radius + ring.half + ring.glow)) { x, y in
            let (toX, toY) = (x - GameCard.middle.x, y - GameCard.middle.y)
            let across = abs((toX * toX + toY * toY).squareRoot() - ring.radius) - ring.half
            guard across < ring.glow else { return (RGB(0), 0) }
            let turn = (atan2(-toX, toY) + .pi) / step
            let place = min(inks.count - 1, Int(turn))
            let toNext = (0.5 - abs(turn - Double(place) - 0.5)) * step * ring.radius
            let along = sequence.isEmpty ? -ring.half : gap / 2 - toNext
            let (outX, outY) = (max(0, along + corner), max(0, across + corner))
            let away = (outX * outX + outY * outY).squareRoot() + min(0, max(along, across) + corner) - corner
            // Two colours meet in the dark.
            let light = max(0, 1 - max(0, away) / ring.glow) * min(1, toNext / ring.glow)
            let isLast = place == inks.count - 1
            return (inks[place], max(min(1, 0.5 - away), (isLast ? 0.34 : 0.22) * light * light))
        }
    }
}

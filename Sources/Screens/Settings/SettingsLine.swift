import Model
import TerminalCore
import Localization
import Presentation

/// A row of the settings as it fits: before name and value meet, both get shorter.
struct SettingsLine {
    let name: SafeText
    let value: SafeText

    /// Fits a row into columns, at least one of which stays between name and value.
    init(_ row: Setting, _ value: SafeText, focused: Bool, columns: Int) {
        let framed: SafeText = focused ? "< \(value) >" : "\(value)  "
        let ways = [(row.name, framed), (row.shortName, framed), (row.shortName, value)]
        let fitting = ways.first { $0.0.columns + 1 + $0.1.columns <= columns }
        name = fitting?.0 ?? row.shortName
        self.value = fitting?.1 ?? value.shortened(to: columns - 1 - row.shortName.columns)
    }

    /// Draws it into a row, with a picture of the value where there is room between the two.
    func draw(
        on canvas: inout Canvas, in place: Rect, _ style: Style, value valueStyle: Style? = nil,
        picture: SettingsPicture?
    ) {
        let (left, right) = (place.left + Self.margin.left, place.right - Self.margin.right)
        canvas.write(name, at: Point(x: left, y: place.top), style)
        canvas.writeRight(value, endingAt: right, row: place.top, valueStyle ?? style)
        let room = right - value.columns - Self.gap - (left + name.columns + Self.gap)
        guard let picture, picture.columns <= room else { return }
        let x = right - value.columns - Self.gap - picture.columns
        picture.draw(on: &canvas, at: Point(x: x, y: place.top), style)
    }

    /// The signs beside the value in focus go one way and the other.
    func offerSigns(on canvas: inout Canvas, in place: Rect, _ action: any OfferAction) {
        guard value.string.hasPrefix("<") else { return }
        let right = place.right - Self.margin.right
        for (x, step) in [(right - value.columns, -1), (right - 1, 1)] {
            let sign = Rect(x: x, y: place.top, width: 1, height: 1)
            canvas.offer(Offer(sign, action, step: step, reach: .mouse))
        }
    }

    private static let gap = 2
    /// Columns of air in a row; at the right there is the mark of a list that goes on.
    static let margin = (left: 1, right: 2)
    static let margins = margin.left + margin.right
}

/// A value that can be seen: the pads' colours, or how loud it is.
struct SettingsPicture {
    private enum Kind {
        case swatches([Style])
        case volume(Double)
    }

    private let kind: Kind
    private let display: DisplayStyle

    /// Columns of a pad's colour, and of the bar.
    private static let (swatch, bar) = (2, 10)

    /// The picture of a row's value; nil where it has none.
    init?(_ row: Setting, _ settings: Settings, _ display: DisplayStyle) {
        self.display = display
        switch row {
        case Setting.palette where display.colours != .none:
            kind = .swatches(Pad.allCases.map { Self.swatch(of: $0, settings.palette) })
        case Setting.volume: kind = .volume(Double(settings.volume.percent) / 100)
        default: return nil
        }
    }

    var columns: Int {
        switch kind {
        case .swatches(let styles): styles.count * (Self.swatch + 1) - 1
        case .volume: Self.bar
        }
    }

    static func swatch(of pad: Pad, _ palette: PaletteName) -> Style {
        Style(PadColours.inkOnLit, on: PadColours.of(pad, in: palette).litColour)
    }

    /// Draws it over the ground of a style.
    func draw(on canvas: inout Canvas, at origin: Point, _ style: Style) {
        switch kind {
        case .volume(let share):
            Bar(share: share, columns: Self.bar, hasTrack: true).draw(
                on: &canvas, at: origin, style, display)
        case .swatches(let styles):
            for (place, swatch) in styles.enumerated() {
                let x = origin.x + place * (Self.swatch + 1)
                canvas.fill(
                    Rect(x: x, y: origin.y, width: Self.swatch, height: 1), with: Cell(" ", swatch))
            }
        }
    }
}

extension Setting {
    /// Whether it takes a certain key or note, which single-switch players cannot press.
    var waitsForInput: Bool {
        switch use {
        case .key, .notes: true
        case .value, .seat: false
        }
    }

    /// Why it means nothing, on a terminal and with the other settings as they are; nil where it does.
    func obstacle(_ context: ScreenContext) -> SafeText? {
        switch (self, context.display.colours) {
        case (Setting.palette, .none): tr("This terminal shows no colours")
        case (Setting.ground, .none), (Setting.ground, .console):
            tr("This terminal's own background is used")
        default: obstacle(context.settings)
        }
    }
}

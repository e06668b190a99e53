import Model
import TerminalCore
import Localization
import Presentation

/// A row of the settings: before name and value meet, both get shorter.
struct SettingsLine {
    let name: SafeText
    let value: SafeText

    /// At least one column stays between name and value.
    init(_ row: Setting, _ value: SafeText, focused: Bool, columns: Int) {
        let framed: SafeText = focused ? "< \(value) >" : "\(value)  "
        let layouts = [(row.name, framed), (row.shortName, framed), (row.shortName, value)]
        let fitting = layouts.first { $0.0.columns + 1 + $0.1.columns <= columns }
        name = fitting?.0 ?? row.shortName
        self.value = fitting?.1 ?? value.shortened(to: columns - 1 - row.shortName.columns)
    }

    /// Adds a picture of the value where there is room between name and value.
    func draw(
        on canvas: inout Canvas, in rect: Rect, _ style: Style, value valueStyle: Style? = nil,
        picture: SettingsPicture?
    ) {
        let (left, right) = (rect.left + Self.margin.left, rect.right - Self.margin.right)
        canvas.write(name, at: Point(x: left, y: rect.top), style)
        canvas.writeRight(value, endingAt: right, row: rect.top, valueStyle ?? style)
        let room = right - value.columns - Self.gap - (left + name.columns + Self.gap)
        guard let picture, picture.columns <= room else { return }
        let x = right - value.columns - Self.gap - picture.columns
        picture.draw(&canvas, Point(x: x, y: rect.top), style)
    }

    /// The signs beside the focused value step it in either direction.
    func offerSigns(on canvas: inout Canvas, in rect: Rect, _ action: any OfferAction) {
        guard value.string.hasPrefix("<") else { return }
        let right = rect.right - Self.margin.right
        for (x, step) in [(right - value.columns, -1), (right - 1, 1)] {
            let sign = Rect(x: x, y: rect.top, width: 1, height: 1)
            canvas.offer(Offer(sign, action, step: step, reach: .mouse))
        }
    }

    private static let gap = 2
    /// Empty columns; the right one has the scroll mark.
    static let margin = (left: 1, right: 2)
    static let margins = margin.left + margin.right
}

/// A value drawn: the pads' colours, or the volume.
struct SettingsPicture {
    let columns: Int
    let draw: (inout Canvas, Point, Style) -> Void

    private static let (swatch, bar) = (2, 10)

    init?(_ row: Setting, _ settings: Settings, _ display: DisplayStyle) {
        switch row {
        case Setting.palette where display.colours != .none:
            columns = Pad.allCases.count * (Self.swatch + 1) - 1
            draw = { canvas, origin, _ in
                for pad in Pad.allCases {
                    let x = origin.x + pad.rawValue * (Self.swatch + 1)
                    canvas.fill(
                        Rect(x: x, y: origin.y, width: Self.swatch, height: 1),
                        with: Cell(" ", Self.swatch(of: pad, settings.palette)))
                }
            }
        case Setting.volume:
            columns = Self.bar
            let bar = Bar(
                share: Double(settings.volume.percent) / 100, columns: Self.bar, hasTrack: true)
            draw = { canvas, origin, style in bar.draw(on: &canvas, at: origin, style, display) }
        default: return nil
        }
    }

    static func swatch(of pad: Pad, _ palette: PaletteName) -> Style {
        Style(PadColours.inkOnLit, on: PadColours.of(pad, in: palette).litColour)
    }
}

extension Setting {
    /// Whether it needs a certain key, note or button, which single-switch players cannot press.
    var waitsForInput: Bool {
        switch use {
        case .key, .lesson: true
        case .value, .seat: false
        }
    }

    /// Why the row has no effect with this terminal and the other settings; nil where it does.
    func obstacle(_ context: ScreenContext) -> SafeText? {
        switch (self, context.display.colours) {
        case (Setting.palette, .none): tr("This terminal shows no colours")
        case (Setting.ground, .none), (Setting.ground, .console):
            tr("This terminal's own background is used")
        default: obstacle(context.settings)
        }
    }
}

/// The rows of the settings by group, with an empty row between groups where all have room.
struct SettingsTable {
    struct Line {
        /// Its index among all rows.
        let index: Int
        let row: Setting
        /// Only in the first visible row of the group.
        let group: SettingsGroup?
        let rect: Rect
    }

    /// 0 where there is no room for group names.
    let groupColumns: Int
    let lines: [Line]

    /// Least columns for group names beside the rows.
    private static let leastColumns = 50

    /// With all empty rows.
    static func rows(of settings: Int) -> Int { settings + SettingsGroup.allCases.count - 1 }

    init(_ settings: Settings, _ shown: Range<Int>, in area: Rect) {
        let titles = SettingsGroup.allCases.map(\.title.columns).max() ?? 0
        groupColumns = area.size.width >= Self.leastColumns ? titles + 3 : 0
        let all = SettingsGroup.allCases.flatMap { group in group.rows(settings).map { (group, $0) } }
        let isLoose = Self.rows(of: all.count) <= area.size.height
        var lines: [Line] = []
        var rect = Rect(
            x: area.left + groupColumns, y: area.top, width: area.size.width - groupColumns, height: 1)
        for index in shown {
            let (group, row) = all[index]
            let isFirst = index == shown.lowerBound || all[index - 1].0 != group
            if isLoose && isFirst && index > shown.lowerBound { rect = rect.moved(columns: 0, rows: 1) }
            lines.append(Line(index: index, row: row, group: isFirst ? group : nil, rect: rect))
            rect = rect.moved(columns: 0, rows: 1)
        }
        self.lines = lines
    }
}

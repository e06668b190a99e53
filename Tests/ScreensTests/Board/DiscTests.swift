import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct DiscTests {
    let disc = Disc(in: Rect(x: 0, y: 0, width: 80, height: 20))

    static let cells = [
        nil, PixelSize(width: 10, height: 20), PixelSize(width: 11, height: 26),
        PixelSize(width: 8, height: 13),
    ]

    @Test(arguments: Pad.allCases)
    func aPadsNameStandsOnThePad(pad: Pad) { #expect(disc.pad(at: disc.middle(of: pad)) == pad) }

    @Test func theHubTheGapsAndTheOutsideAreNoPad() {
        #expect(disc.pad(at: Point(x: disc.centreColumn, y: disc.middleRow)) == nil)
        #expect(disc.pad(at: Point(x: disc.centreColumn, y: disc.bounds.top + 2)) == nil)
        #expect(disc.pad(at: Point(x: disc.bounds.left + 4, y: disc.middleRow)) == nil)
        #expect(disc.pad(at: Point(x: 0, y: 0)) == nil)
        #expect(disc.pad(at: Point(x: disc.bounds.left, y: disc.bounds.top)) == nil)
    }

    @Test(arguments: cells)
    func theFourPadsAreMirrorImages(cell: PixelSize?) {
        let disc = Disc(in: Rect(x: 0, y: 0, width: 80, height: 20), cell: cell)
        for y in disc.bounds.top..<disc.middleRow {
            for x in disc.bounds.left..<disc.centreColumn {
                let (right, below) = (2 * disc.centreColumn - 1 - x, 2 * disc.middleRow - y)
                let isPad = disc.pad(at: Point(x: x, y: y)) == .red
                #expect((disc.pad(at: Point(x: right, y: y)) == .yellow) == isPad)
                #expect((disc.pad(at: Point(x: x, y: below)) == .green) == isPad)
                #expect((disc.pad(at: Point(x: right, y: below)) == .blue) == isPad)
            }
        }
    }

    /// The columns of a row are those of the cells that a click would press the pad on.
    @Test(arguments: cells)
    func aRowOfAPadIsWhatCanBeClicked(cell: PixelSize?) {
        for (width, height) in [(26, 13), (50, 14), (56, 16), (80, 20), (96, 22), (198, 53)] {
            let disc = Disc(in: Rect(x: 2, y: 3, width: width, height: height), cell: cell)
            for pad in Pad.allCases {
                for row in disc.bounds.top - 1...disc.bounds.bottom {
                    let clicked = (0..<width + 4).filter { disc.pad(at: Point(x: $0, y: row)) == pad }
                    #expect(Array(disc.columns(of: pad, atRow: row)) == clicked)
                }
            }
        }
    }

    /// As wide as it is high on the screen, to the pixels of a cell.
    @Test(arguments: cells)
    func itIsACircleInEveryFont(cell: PixelSize?) {
        let disc = Disc(in: Rect(x: 0, y: 0, width: 120, height: 31), cell: cell)
        let raster = DiscRaster(disc)
        let (width, height) = cell.map { (Double($0.width), Double($0.height)) } ?? (10, 20)
        let columns = raster.plans.map(\.position.x)
        let rows = raster.plans.map(\.position.y)
        let across = Double((columns.max() ?? 0) - (columns.min() ?? 0) + 1) * width
        let down = Double((rows.max() ?? 0) - (rows.min() ?? 0) + 1) * height
        #expect(abs(across - down) <= 2 * max(width, height))
    }

    /// A press works out the edges of its pad alone, and no other cell would come out otherwise.
    @Test(arguments: cells, [false, true])
    func aSwollenPadIsThatOfAllItsCells(cell: PixelSize?, isTimed: Bool) {
        let raster = DiscRaster(
            Disc(in: Rect(x: 2, y: 3, width: 96, height: 22), cell: cell, isTimed: isTimed))
        for pad in Pad.allCases {
            let shaken = raster.shaken(pad)
            #expect(shaken.plans != raster.plans)
            for plan in shaken.plans {
                let swelling = plan.quarter == pad ? DiscRaster.swelling : 0
                let shape = CellSamples(
                    raster.disc, column: plan.position.x, row: plan.position.y, swollen: swelling
                ).shape
                #expect(plan.glyph == shape.glyph)
                #expect(shaken.blends[plan.ink] == shape.ink && shaken.blends[plan.ground] == shape.ground)
            }
        }
    }

    @Test(arguments: cells)
    func theDiscStaysWithinItsRoom(cell: PixelSize?) {
        for width in 26...90 {
            for height in 13...30 {
                let bounds = Disc(in: Rect(x: 2, y: 3, width: width, height: height), cell: cell).bounds
                #expect(bounds.left >= 2 && bounds.top >= 3)
                #expect(bounds.right <= 2 + width && bounds.bottom <= 3 + height)
            }
        }
    }
}

import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct DiscTests {
    let disc = Disc(in: Rect(x: 0, y: 0, width: 80, height: 20))

    @Test(arguments: Pad.allCases)
    func aPadsNameStandsOnThePad(pad: Pad) { #expect(disc.pad(at: disc.middle(of: pad)) == pad) }

    @Test func theHubTheGapsAndTheOutsideAreNoPad() {
        #expect(disc.pad(at: disc.centre) == nil)
        #expect(disc.pad(at: Point(x: disc.centre.x, y: disc.bounds.top + 2)) == nil)
        #expect(disc.pad(at: Point(x: 0, y: 0)) == nil)
        #expect(disc.pad(at: Point(x: disc.bounds.left, y: disc.bounds.top)) == nil)
    }

    @Test func theFourPadsAreMirrorImages() {
        for y in disc.bounds.top..<disc.centre.y {
            for x in disc.bounds.left..<disc.centre.x {
                let (right, below) = (2 * disc.centre.x - 1 - x, 2 * disc.centre.y - 1 - y)
                let isPad = disc.pad(at: Point(x: x, y: y)) == .red
                #expect((disc.pad(at: Point(x: right, y: y)) == .yellow) == isPad)
                #expect((disc.pad(at: Point(x: x, y: below)) == .green) == isPad)
                #expect((disc.pad(at: Point(x: right, y: below)) == .blue) == isPad)
            }
        }
    }

    @Test func theDiscStaysWithinItsRoom() {
        for width in 26...90 {
            let bounds = Disc(in: Rect(x: 2, y: 2, width: width, height: 19)).bounds
            #expect(bounds.left >= 2 && bounds.top >= 2 && bounds.right <= 2 + width && bounds.bottom <= 21)
        }
    }
}

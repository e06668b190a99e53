import Glibc
import Testing

@testable import ToneSynth

struct StereoTests {
    private static let places = [-1, -0.5, 0, 0.25, 1].map { Pan($0) }

    @Test(arguments: StereoSpread.allCases)
    func thePowerIsTheSameWhereverASoundStands(width: StereoSpread) {
        let powers = Self.places.map { pan in
            let gains = width.gains(for: pan)
            return gains.left * gains.left + gains.right * gains.right
        }
        #expect(powers.allSatisfy { abs($0 - powers[0]) < 1e-12 })
    }

    @Test(arguments: StereoSpread.allCases)
    func noChannelIsLouderThanMonoAndTheNearerOneIsAsLoud(width: StereoSpread) {
        for pan in Self.places {
            let gains = width.gains(for: pan)
            #expect(gains.left <= 1 && gains.right <= 1 && gains.left >= 0 && gains.right >= 0)
        }
        #expect(abs(width.gains(for: .left).left - 1) < 1e-12)
        #expect(abs(width.gains(for: .right).right - 1) < 1e-12)
    }

    @Test(arguments: StereoSpread.allCases)
    func leftAndRightAreMirrored(width: StereoSpread) {
        for pan in Self.places {
            let (here, there) = (width.gains(for: pan), width.gains(for: Pan(-pan.position)))
            #expect(abs(here.left - there.right) < 1e-12 && abs(here.right - there.left) < 1e-12)
        }
    }

    @Test(arguments: zip(StereoSpread.allCases, [0, 5.85, 22.1]))
    func theSidesAreSoFarApart(width: StereoSpread, decibels: Double) {
        let gains = width.gains(for: .left)
        #expect(abs(20 * log10(gains.left / gains.right) - decibels) < 0.1)
    }

    @Test func beyondTheSidesIsTheSide() {
        #expect(Pan(7) == .right && Pan(-7) == .left)
    }
}

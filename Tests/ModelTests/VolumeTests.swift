import Testing

@testable import Model

@Suite struct VolumeTests {
    @Test(arguments: [(-5, 0), (0, 0), (80, 80), (100, 100), (Int.max, 100), (Int.min, 0)])
    func isClamped(_ asked: Int, _ percent: Int) {
        #expect(Volume(clamping: asked).percent == percent)
    }
}

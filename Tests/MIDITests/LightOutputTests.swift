import Model
import Testing

@testable import MIDI

@Suite struct LightOutputTests {
    private let c = MIDINote(dataByte: 60)
    private let d = MIDINote(dataByte: 62)

    @Test func onlyWhatChangesIsSent() {
        var output = LightOutput()
        #expect(output.show([:]) == [])
        #expect(output.show([c: .red]) == [.on(c, 5)])
        #expect(output.show([c: .red]) == [])
        #expect(output.show([c: .red, d: .yellow]) == [.on(d, 13)])
        #expect(output.all == [.on(c, 5), .on(d, 13)])
        #expect(output.show([d: .blue]) == [.off(c), .on(d, 45)])
        #expect(output.show([:]) == [.off(d)])
    }

    @Test func everyColourIsToldFromTheOthers() {
        #expect(Set(LightColour.allCases.map(\.velocity)).count == LightColour.allCases.count)
        #expect(LightColour.allCases.allSatisfy { (1...127).contains($0.velocity) })
    }
}

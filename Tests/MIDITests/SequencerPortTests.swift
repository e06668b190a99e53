import Testing

@testable import MIDI

@Suite struct SequencerPortTests {
    private func port(_ client: UInt8, isKernels: Bool = true, isReadable: Bool = true) -> SequencerPort {
        SequencerPort(
            address: SequencerAddress(client: client, port: 0), clientName: "X", name: "X",
            isKernels: isKernels,
            isReadable: isReadable)
    }

    @Test func hardwareIsWhatTheKernelsDriversMake() {
        #expect(port(20).isHardware)
        #expect(!port(0).isHardware, "the sequencer itself")
        #expect(!port(14).isHardware, "Midi Through")
        #expect(!port(129, isKernels: false).isHardware, "a program")
        #expect(!port(20, isReadable: false).isHardware, "a synthesizer")
    }

    @Test func addressesAreWrittenAsAconnectTakesThem() {
        #expect(SequencerAddress(client: 20, port: 1).description == "20:1")
        #expect(SequencerAddress(client: 20, port: 1) < SequencerAddress(client: 128, port: 0))
    }
}

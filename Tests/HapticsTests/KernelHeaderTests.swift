import CInput
import Testing

@testable import Haptics

/// The kernel's structures and requests as the module gets them from the headers, against the numbers
/// that the interface has had since it exists.
struct KernelHeaderTests {
    @Test func structuresHaveTheirSizes() {
        #expect(MemoryLayout<input_event>.stride == 24)
        #expect(MemoryLayout<ff_effect>.stride == 48)
        #expect(MemoryLayout<input_absinfo>.stride == 24)
        #expect(MemoryLayout<input_id>.stride == 8)
        #expect(MemoryLayout<input_mask>.stride == 16)
    }

    @Test func requestsHaveTheirNumbers() {
        #expect(cinput_upload_effect() == 0x4030_4580)
        #expect(cinput_get_bits(UInt32(EV_KEY), 96) == 0x8060_4521)
        #expect(cinput_get_name(127) == 0x807F_4506)
        #expect(cinput_get_axis(UInt32(ABS_HAT0X)) == 0x8018_4550)
        #expect(cinput_get_identity() == 0x8008_4502)
        #expect(cinput_set_mask() == 0x4010_4593)
    }
}

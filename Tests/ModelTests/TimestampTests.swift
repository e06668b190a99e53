import FoundationEssentials
import Testing

@testable import Model

@Suite struct TimestampTests {
    @Test(arguments: [
        (0.0, "1970-01-01T00:00:00Z"), (1_795_176_000, "2026-11-20T12:00:00Z"),
        (951_782_399, "2000-02-28T23:59:59Z"),
        (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"),
        (-62_135_596_800, "0001-01-01T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    ])
    func isWrittenAndRead(_ seconds: Double, _ text: String) {
        #expect(Timestamp.text(Date(timeIntervalSince1970: seconds)) == text)
        #expect(Timestamp.date(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        ("2026-11-20T12:00:00.5Z", 1_795_176_000.5), ("2026-11-20T13:30:00+01:30", 1_795_176_000),
        ("2026-11-20t07:00:00-05:00", 1_795_176_000), ("2026-11-20 12:00:00z", 1_795_176_000),
        ("2016-12-31T23:59:60Z", 1_483_228_800),
    ])
    func otherSpellingsAreRead(_ text: String, _ seconds: Double) {
        #expect(Timestamp.date(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "2026", "2026-11-20", "2026-11-20T12:00:00", "2026-11-20T12:00:00ZZ", "2026-13-20T12:00:00Z",
        "2026-02-29T12:00:00Z", "1900-02-29T12:00:00Z", "2026-11-00T12:00:00Z", "2026-11-20T24:00:00Z",
        "2026-11-20T12:60:00Z", "2026-11-20T12:00:61Z", "0000-01-01T00:00:00Z", "2026-11-20T12:00:00.Z",
        "2026-11-20T12:00:00+0100", "2026-11-20T12:00:00+24:00", "-026-11-20T12:00:00Z",
        "２026-11-20T12:00:00Z",
        "9999-12-31T23:59:59-01:00",
    ])
    func whatIsNoTimeIsNone(_ text: String) {
        #expect(Timestamp.date(text) == nil)
    }

    @Test func timesOutOfReachAreTheNearest() {
        #expect(Timestamp.text(.distantFuture.addingTimeInterval(1e15)) == "9999-12-31T23:59:59Z")
        #expect(Timestamp.text(.distantPast.addingTimeInterval(-1e15)) == "0001-01-01T00:00:00Z")
    }
}

import JSON
import Localization
import Model
import Testing

@testable import Presentation

/// Numbers and times as people read them.
@Suite struct NumberTextTests {
    @Test(arguments: [
        (Duration.zero, "0:00" as SafeText), (.seconds(59.9), "0:59"), (.seconds(61), "1:01"),
        (.seconds(3_599), "59:59"),
        (.seconds(3_600), "60:00"), (.seconds(360_061), "6001:01"), (.seconds(-3), "0:00"),
    ])
    func clocks(time: Duration, text: SafeText) { #expect(time.clock == text) }

    @Test(arguments: [
        (Duration.milliseconds(1_054), "1.05 s"), (.milliseconds(-54), "-0.05 s"), (.zero, "0.00 s"),
        (.milliseconds(1_055), "1.06 s"),
    ])
    func seconds(time: Duration, text: String) { #expect(NumberText.seconds(time) == text) }

    @Test(arguments: [(Duration.microseconds(4_250), "4.3 ms"), (.microseconds(-960), "-1.0 ms")])
    func milliseconds(time: Duration, text: String) { #expect(NumberText.milliseconds(time) == text) }

    @Test(arguments: [
        (Duration.zero, "0 s"), (.seconds(59.9), "59 s"), (.seconds(60), "1 min"),
        (.seconds(61), "1 min 1 s"),
        (.seconds(3_600), "1 h"), (.seconds(3_661), "1 h 1 min"), (.seconds(360_061), "100 h"),
    ])
    func lengths(time: Duration, text: String) { #expect(NumberText.length(time) == text) }

    @Test(arguments: [(6.0, "6"), (6.04, "6"), (6.06, "6.1"), (-0.5, "-0.5"), (-3, "-3")])
    func aDecimalIsShownWhereItIsNotZero(value: Double, text: String) {
        #expect(NumberText.number(value) == text)
    }

    @Test(arguments: [
        (0.0, "0%"), (0.0001, "1%"), (0.004, "1%"), (0.126, "13%"), (0.994, "99%"), (0.999, "99%"),
        (1, "100%"),
    ])
    func aMistakeIsNeverAHundredPercent(share: Double, text: String) {
        #expect(NumberText.percent(share) == text)
    }

    @Test(arguments: [-0.04, -0.0, 0, 0.04]) func zeroHasNoSign(value: Double) {
        #expect(NumberText.number(value) == "0" && NumberText.seconds(.seconds(value / 100)) == "0.00 s")
        #expect(StatisticsRows.Number("x", value / 100).value == .number("0.0"))
    }

    @Test func theMarkIsThatOfTheLanguage() {
        Language.with(.spanish) {
            #expect(NumberText.decimal(57) == "5,7" && NumberText.decimal(26163, places: 2) == "261,63")
        }
    }
}

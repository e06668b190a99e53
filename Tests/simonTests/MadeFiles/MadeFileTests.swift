import Foundation
import Testing

@testable import simon

@Suite struct MadeFileTests {
    /// `Resources/generate` sets the variable, so that the files are written.
    @Test(arguments: MadeFile.all)
    func whatIsMadeOfTheTableIsUpToDate(file: MadeFile) throws {
        let text = try String(contentsOf: file.url, encoding: .utf8)
        let made = file.remade(text)
        if ProcessInfo.processInfo.environment["SIMON_GENERATE"] != nil {
            try made.write(to: file.url, atomically: false, encoding: .utf8)
        } else {
            #expect(text == made, "run Resources/generate")
        }
    }

    @Test(arguments: MadeFile.all)
    func theMarksAreThere(file: MadeFile) throws {
        let text = try String(contentsOf: file.url, encoding: .utf8)
        let marks = text.components(separatedBy: "made: ").count - 1
        #expect(marks >= 2 && text.matches(of: /(?m)^ *(#|\.\\") end$/).count == marks)
    }

    @Test func theManualKeepsWhatIsWrittenByHand() {
        let old = [".It Fl Fl mute", "By hand.", ".Pq Fl x", ".It Fl Fl gone", "Gone."]
        let made = ManualParts.part("playing", old)
        #expect(made.contains("Today's game, the same for everyone.") && !made.contains("Gone."))
        let mute = made.drop { $0 != ".It Fl Fl mute" }
        #expect(mute.prefix(4) == [".It Fl Fl mute", "By hand.", ".Pq Fl x", ".It Fl Fl plain"])
    }
}

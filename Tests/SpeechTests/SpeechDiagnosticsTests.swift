import Foundation
import Testing

@testable import Speech

@Suite struct SpeechDiagnosticsTests {
    private static let dispatcher = """
                             NAME                 LANGUAGE                  VARIANT
                        Afrikaans                       af                     none
           Spanish (Latin American)                   es-419                 Mario IV
        Chinese (Mandarin, latin as English)                      cmn                     none
                           German                       deHalf-LifeAnnouncementSystem
                    French+Alicia                    fr-BE                   Alicia
        """
    private static let espeak = """
        Pty Language       Age/Gender VoiceName          File                 Other Languages
         5  de              --/M      German             gmw/de
         5  pt-br           --/M      Portuguese_(Brazil) roa/pt-BR            (pt 6)
        """

    private func finding(_ command: String, _ answer: String?) -> SpeechFinding {
        let folder = FileManager.default.temporaryDirectory.path + "/simon-voices-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? FileManager.default.createSymbolicLink(
            atPath: folder + "/" + command, withDestinationPath: "/bin/true")
        let finding = SpeechDiagnostics.finding(in: folder, ["en", "es", "fr", "pt-BR"]) { path, arguments in
            #expect(path == folder + "/" + command && arguments.count == 1)
            return answer.map { Array($0.utf8) }
        }
        switch finding {
        case .speaks(_, let languages, let missing):
            return .speaks(path: command, languages: languages, missing: missing)
        case .silent: return .silent(path: command)
        case .nothing: return .nothing
        }
    }

    @Test func theVoicesOfTheDispatcherAreUnderstood() {
        #expect(
            finding("spd-say", Self.dispatcher)
                == .speaks(path: "spd-say", languages: ["es", "fr"], missing: ["en", "pt-BR"]))
    }

    @Test func theVoicesOfEspeakAreUnderstood() {
        #expect(
            finding("espeak-ng", Self.espeak)
                == .speaks(path: "espeak-ng", languages: ["pt-BR"], missing: ["en", "es", "fr"]))
    }

    @Test(arguments: [nil, "", "NAME LANGUAGE VARIANT\n"])
    func whoNamesNoVoiceIsSilent(answer: String?) {
        #expect(finding("spd-say", answer) == .silent(path: "spd-say"))
    }

    @Test func withoutACommandNothingIsAsked() {
        #expect(finding("another", Self.espeak) == .nothing)
    }
}

import Model
import TerminalCore
import Testing

@testable import Screens

@Suite struct GameFaceTests {
    @Test(arguments: GameKind.allCases) func everyGameHasItsOwn(kind: GameKind) {
        let face = kind.face
        #expect(face.kind == kind)
        #expect(!face.help(Settings()).isEmpty && !face.buttons().isEmpty && !face.notes().isEmpty)
    }
}

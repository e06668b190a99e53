import GameRules
package import Model
import Presentation

extension Screen {
    package var gamepadMapping: GamepadMapping { .choice }

    package var noteMapping: NoteMapping { .buttons(gamepadMapping) }

    package func learns(_ input: ControllerInput) -> Bool { false }

    package func controllerLights(_ context: ScreenContext) -> [MIDINote: LightColour] { [:] }
}

extension GameScreen {
    var noteMapping: NoteMapping { notesBesideRounds }

    var notesBesideRounds: NoteMapping {
        prompt == nil && !typingTakesKeys ? .buttons(gamepadMapping) : .name
    }
}

extension SimonScreen {
    func controllerLights(_ context: ScreenContext) -> [MIDINote: LightColour] {
        lamps.controllerLights(context.settings.padNotes, in: arrangement.places, inColour: showsColours)
    }

    private var showsColours: Bool { shell.isReady || game.options.variant.hasColours }
}

extension SquaresScreen {
    /// In a round a controller's bank of pads stands for the squares.
    var noteMapping: NoteMapping {
        shell.isPlaying && !isBetweenRounds ? .squares(game.options.grid) : notesBesideRounds
    }

    func controllerLights(_ context: ScreenContext) -> [MIDINote: LightColour] {
        var lit: [MIDINote: LightColour] = [:]
        for (square, light) in lights where light.light.isLit {
            lit[NoteMapping.note(of: square, on: board.grid)] = LightColour(light.mark.pad)
        }
        return lit
    }
}

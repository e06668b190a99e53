/// What the player has chosen; kept between runs.
package struct Settings: Hashable, Sendable {
    /// Whether tones sound.
    package var sound = true
    /// Whether presses are felt: on the screen and on devices that can.
    package var haptics = true
    /// Whether short melodies are heard when a round is done right, at a new best and at a win.
    package var fanfares = true
    /// Whether a mistake also rings the terminal's bell.
    package var bell = false
    /// Loudness.
    package var volume = Volume.standard
    /// How fast Simon shows his sequence.
    package var speed = Speed.normal
    /// The colours of the pads.
    package var palette = PaletteName.classic
    /// On which ground the game is drawn.
    package var ground = GroundChoice.auto
    /// What the game speaks.
    package var language = LanguageChoice.system
    /// How much is told in plain mode.
    package var verbosity = Verbosity.normal
    /// Nothing fades, jumps or moves.
    package var reducedMotion = false
    /// How fast the focus moves by itself, while any key chooses what it is on.
    package var scanning = ScanRate.off
    /// Whether a press that follows another within half a second is ignored while scanning.
    package var coolDown = false
    /// The letters of the pads.
    package var padKeys = PadKeys.standard
    /// Whether MIDI keyboards and controllers are connected without being asked for.
    package var midi = true
    /// The notes that press the pads.
    package var padNotes = PadNotes.standard
    /// Which pitches the pads have.
    package var tuning = Tuning.doReMiFa
    /// How far apart the pads sound on two loudspeakers.
    package var stereo = StereoWidth.gentle
    /// The game that is played, offered first at the next start.
    package var game = GameKind.simon
    /// The rules that Simon is played by.
    package var variant = SimonVariant.classic
    /// How long Simon goes on, in variants that have levels.
    package var level = SimonLevel.endless
    /// What a span is measured with.
    package var span = SpanConditions()
    /// How many play Simon, 1 to 4; the nearest number that the variant can be played by counts.
    package var players = 2
    /// Who sits at the seats of a game for several, as far as they have said.
    package var seats = [PlayerName?](repeating: nil, count: Self.maxPlayers)
    /// The grid that Squares is played on.
    package var squaresGrid = SquaresGrid.four
    /// How long the first sequence of Squares is, 4 to 16.
    package var squaresLength = SquaresGrid.lengths.lowerBound
    /// How fast Squares shows a sequence.
    package var squaresSpeed = Speed.normal
    /// Whether the sequence grows with each success.
    package var squaresGrows = true
    /// How many pairs lie on the table.
    package var pairsCount = PairsCount.eight
    /// What stands on the cards; nil until something is chosen: the best that the terminal can draw.
    package var pairsTheme: PairsTheme?
    /// The list that Words draws from.
    package var wordList = WordListName.standard
    /// How long Match lasts; nil until something is chosen.
    package var matchLength: MatchLength?
    /// The name that the next game-over prompt offers.
    package var lastName: PlayerName?

    /// How many can play at one keyboard.
    package static let maxPlayers = 4

    /// The settings of a first start.
    package init() {}
}

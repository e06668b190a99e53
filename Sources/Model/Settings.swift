package struct Settings: Hashable, Sendable {
    package var sound = true
    /// On the screen and on devices.
    package var haptics = true
    /// Melodies after a right round, at a new best and at a win.
    package var fanfares = true
    /// The terminal's, at a mistake.
    package var bell = false
    package var volume = Volume.standard
    package var speed = Speed.normal
    package var palette = PaletteName.classic
    package var ground = GroundChoice.auto
    package var language = LanguageChoice.system
    package var verbosity = Verbosity.normal
    /// Nothing fades, jumps or moves.
    package var reducedMotion = false
    /// The focus moves by itself, and any key chooses.
    package var scanning = ScanRate.off
    /// While scanning, ignores a press within half a second after another.
    package var coolDown = false
    package var padKeys = PadKeys.standard
    /// Connects keyboards and controllers automatically.
    package var midi = true
    package var padNotes = PadNotes.standard
    package var taughtButtons = TaughtButtons()
    package var tuning = Tuning.doReMiFa
    package var stereo = StereoWidth.gentle
    /// Offered first at the next start.
    package var game = GameKind.simon
    package var variant = SimonVariant.classic
    /// In variants that have levels.
    package var level = SimonLevel.endless
    package var span = SpanConditions()
    /// 1 to 4; the nearest number that the variant allows counts.
    package var players = 2
    /// The seats of a game for several; nil where no name was given.
    package var seats = [PlayerName?](repeating: nil, count: Self.maxPlayers)
    package var squaresGrid = SquaresGrid.four
    /// Of the first sequence, 4 to 16.
    package var squaresLength = SquaresGrid.lengths.lowerBound
    package var squaresSpeed = Speed.normal
    package var squaresGrows = true
    package var pairsCount = PairsCount.eight
    /// Nil until chosen: the best that the terminal can draw.
    package var pairsTheme: PairsTheme?
    package var wordList = WordListName.standard
    /// Nil until chosen.
    package var matchLength: MatchLength?
    /// Offered at the next game over.
    package var lastName: PlayerName?

    package static let maxPlayers = 4

    package init() {}
}

/// What the player has chosen; kept between runs.
public struct Settings: Hashable, Sendable {
    /// Whether tones sound.
    public var sound = true
    /// Whether presses are felt: on the screen and on devices that can.
    public var haptics = true
    /// Whether short melodies are heard when a round is done right, at a new best and at a win.
    public var fanfares = true
    /// Whether a mistake also rings the terminal's bell.
    public var bell = false
    /// Loudness.
    public var volume = Volume.standard
    /// How fast Simon shows his sequence.
    public var speed = Speed.normal
    /// The colours of the pads.
    public var palette = PaletteName.classic
    /// On which ground the game is drawn.
    public var ground = GroundChoice.auto
    /// What the game speaks.
    public var language = LanguageChoice.system
    /// How much is told in plain mode.
    public var verbosity = Verbosity.normal
    /// Nothing fades, jumps or moves.
    public var reducedMotion = false
    /// How fast the focus moves by itself, while any key chooses what it is on.
    public var scanning = ScanRate.off
    /// Whether a press that follows another within half a second is ignored while scanning.
    public var coolDown = false
    /// The letters of the pads.
    public var padKeys = PadKeys.standard
    /// Whether MIDI keyboards and controllers are connected without being asked for.
    public var midi = true
    /// The notes that press the pads.
    public var padNotes = PadNotes.standard
    /// Which pitches the pads have.
    public var tuning = Tuning.doReMiFa
    /// How far apart the pads sound on two loudspeakers.
    public var stereo = StereoWidth.gentle
    /// The game that is played, offered first at the next start.
    public var game = GameKind.simon
    /// The rules that Simon is played by.
    public var variant = SimonVariant.classic
    /// How long Simon goes on, in variants that have levels.
    public var level = SimonLevel.endless
    /// What a span is measured with.
    public var span = SpanConditions()
    /// How many play Simon, 1 to 4; the nearest number that the variant can be played by counts.
    public var players = 2
    /// Who sits at the seats of a game for several, as far as they have said.
    public var seats = [PlayerName?](repeating: nil, count: Self.maxPlayers)
    /// The grid that Squares is played on.
    public var squaresGrid = SquaresGrid.four
    /// How long the first sequence of Squares is, 4 to 16.
    public var squaresLength = SquaresGrid.lengths.lowerBound
    /// How fast Squares shows a sequence.
    public var squaresSpeed = Speed.normal
    /// Whether the sequence grows with each success.
    public var squaresGrows = true
    /// How many pairs lie on the table.
    public var pairsCount = PairsCount.eight
    /// What stands on the cards; nil until something is chosen: the best that the terminal can draw.
    public var pairsTheme: PairsTheme?
    /// The list that Words draws from.
    public var wordList = WordListName.standard
    /// How long Match lasts; nil until something is chosen.
    public var matchLength: MatchLength?
    /// The name that the next game-over prompt offers.
    public var lastName: PlayerName?

    /// How many can play at one keyboard.
    public static let maxPlayers = 4

    /// The settings of a first start.
    public init() {}
}

package import Model

/// One of the ways in which the program meets its player: frames on a screen, or lines of text.
///
/// A face makes pages and knows how one takes an event and how it is shown. Which page is in front, and what
/// becomes of effects, is the coordinator's affair.
@MainActor
package protocol Face {
    /// A part of the program that the player is at: a game, a list, the settings.
    associatedtype Page
    associatedtype Input: Hashable & Sendable

    /// Whether the first page stays below every game, as a menu does; a splash screen is gone for good.
    var keepsFirstPage: Bool { get }

    func page(for route: Route, _ context: Context) -> Page

    /// Whether answers are shown before the next input is read: lines that were piped in are a conversation.
    var waitsForAnswers: Bool { get }

    /// What a note of a MIDI controller stands for, when it is for the page at the moment.
    func input(for event: MIDIEvent, _ page: Page, _ context: Context) -> Input?

    /// What is lit on MIDI controllers, by its notes.
    func controllerLights(_ page: Page, _ context: Context) -> [MIDINote: LightColour]

    /// Forgets what says nothing new among more inputs than anybody makes.
    func fold(_ waiting: inout ArraySlice<Input>)

    /// Takes a few inputs from the front for as long as the page takes them, up to the first that has effects; the rest
    /// waits. (A flood is mostly keys without effects, and a face's own loop is compiled for its types, the coordinator's is not.)
    mutating func take(_ waiting: inout ArraySlice<Input>, _ page: inout Page, _ context: Context) -> [Effect]

    /// Hands an event to a page and returns its effects, most urgent first.
    mutating func update(_ page: inout Page, _ event: PageEvent<Input>, _ context: Context) -> [Effect]

    /// When the page needs its next `PageEvent.tick`; nil while it waits for an event.
    func wake(_ page: Page, _ context: Context) -> Duration?

    mutating func show(_ page: Page, _ context: Context)

    func speak(_ line: SafeText)

    /// Shows a notice on any page.
    func announce(_ text: SafeText)
}

extension Face {
    package var waitsForAnswers: Bool { false }

    package func controllerLights(_ page: Page, _ context: Context) -> [MIDINote: LightColour] { [:] }

    /// Every line of a pipe counts.
    package func fold(_ waiting: inout ArraySlice<Input>) {}

    /// A face of lines has said all it has to say.
    package mutating func show(_ page: Page, _ context: Context) {}

    /// A face of frames shows everything without sentences.
    package func speak(_ line: SafeText) {}

    /// A face of frames draws it from `Context`.
    package func announce(_ text: SafeText) {}
}

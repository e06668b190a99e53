package import Model
package import TerminalCore

/// How frames look on this terminal: how many colours, which glyphs, which ground, and whether
/// anything may move.
package struct DisplayStyle: Hashable, Sendable {
    /// How much colour there is to draw with.
    package enum Colours: Hashable, Sendable {
        /// 256 or more: blended edges.
        case many
        /// The 16 of a console.
        case console
        /// None: shapes and letters alone.
        case none
    }

    /// How much colour there is.
    package var colours: Colours
    /// Whether block and box glyphs can be drawn; otherwise ASCII alone.
    package var unicode: Bool
    /// Whether emoji can be drawn too, which consoles' fonts do not have.
    package var emoji: Bool
    /// No fading, no jolt, no moving splash.
    package var reducedMotion: Bool
    /// Whether what Enter acts on stands out; not while another mark moves.
    package var marksFocus = true
    /// Which ground the player asks for.
    package var ground = GroundChoice.auto
    /// The terminal's background, when it has told.
    package var background: RGB?
    /// The pixels of a cell, where they are known.
    package var cellSize: PixelSize?
    /// Whether the terminal shows pictures.
    package var showsPictures = false
    /// The pictures that it has been given.
    package var readyPictures: PictureSheet?

    /// Describes a terminal.
    package init(
        colours: Colours, unicode: Bool, emoji: Bool? = nil, reducedMotion: Bool = false,
        background: RGB? = nil
    ) {
        self.colours = colours
        self.unicode = unicode
        self.emoji = emoji ?? unicode
        self.reducedMotion = reducedMotion
        self.background = background
    }

    /// The colours of everything that is not a pad.
    package var theme: Theme { marksFocus ? markedTheme : markedTheme.withoutFocus }

    private var markedTheme: Theme {
        guard colours == .many else { return .console }
        switch ground {
        case .auto: return Theme.on(background)
        case .dark: return background?.isDark == true ? Theme.on(background) : .painting(Theme.darkGround)
        case .light: return background?.isDark == false ? Theme.on(background) : .painting(Theme.lightGround)
        }
    }
}

package import Model
package import TerminalCore

/// How frames look on this terminal: colours, glyphs, ground and motion.
package struct DisplayStyle: Hashable, Sendable {
    package enum Colours: Hashable, Sendable {
        /// 256 or more: blended edges.
        case many
        case console
        /// Shapes and letters alone.
        case none
    }

    package var colours: Colours
    /// Block and box glyphs; otherwise ASCII alone.
    package var unicode: Bool
    /// Not on consoles, whose fonts have none.
    package var emoji: Bool
    /// No fading, no shaking, no moving splash.
    package var reducedMotion: Bool
    /// Whether what Enter acts on stands out; not while scanning.
    package var marksFocus = true
    /// Whether frames become a film, which has no keys to press.
    package var isFilm = false
    package var ground = GroundChoice.auto
    /// Nil until the terminal has answered.
    package var background: RGB?
    /// In pixels, where known.
    package var cellSize: PixelSize?
    package var showsPictures = false
    /// Whether the terminal covers a word that is a colour's name while the mouse is on it.
    package var showsNamedColours = false
    package var readyPictures: PictureSheet?

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

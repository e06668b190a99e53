/// The sets of pad colours; the raw value is the word used in the settings file.
package enum PaletteName: String, CaseIterable, Hashable, Sendable {
    case classic
    case okabeIto = "okabe-ito"
    case highContrast = "high-contrast"
    case monochrome
}

/// On which ground the game is drawn.
package enum GroundChoice: String, CaseIterable, Hashable, Sendable {
    /// As the terminal says of itself, dark when it says nothing.
    case auto
    case dark, light
}

/// The pitches that the pads can have; the raw value is the word used in files and on the command line.
package enum Tuning: String, CaseIterable, Hashable, Sendable {
    /// Do, re, mi, fa from middle C in equal temperament, A4 = 440 Hz.
    case doReMiFa = "do-re-mi-fa"
    /// The toy of 1978, as measured: red 310, yellow 252, green 415, blue 209 Hz.
    case original1978 = "1978"
}

/// How far apart sounds stand on devices with two channels; the raw value is the word used in files.
package enum StereoWidth: String, CaseIterable, Hashable, Sendable {
    /// Everything in the middle: what one loudspeaker would play, on both.
    case off
    /// The sides are told apart, and either ear hears everything: 6 dB between the channels.
    case gentle
    /// Nearly all the way: 22 dB between the channels.
    case wide
}

/// How fast the focus moves by itself, for players with one switch; the raw value is the word used in files.
package enum ScanRate: String, CaseIterable, Hashable, Sendable {
    /// The focus moves when it is told to.
    case off
    case slow, medium, fast
}

/// How much is told in plain mode; the raw value is the word used in files.
package enum Verbosity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// What has to be known, in as few words as can be.
    case brief
    /// Whole sentences.
    case normal
    /// With what can be typed next.
    case full

    /// The one that tells less comes first.
    package static func < (one: Verbosity, other: Verbosity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .brief: 0
        case .normal: 1
        case .full: 2
        }
    }
}

/// Loudness from 0 (silent) to 100, in steps that sound even; the synth maps it to decibels.
package struct Volume: Hashable, Sendable {
    /// 0 to 100.
    package let percent: Int

    /// The volume of a first start.
    package static let standard = Volume(clamping: 80)

    /// The nearest volume within 0 to 100.
    package init(clamping percent: Int) { self.percent = min(100, max(0, percent)) }
}

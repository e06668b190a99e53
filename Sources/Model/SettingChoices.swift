/// The raw values of these choices are the words in files and on the command line.
package enum PaletteName: String, CaseIterable, Hashable, Sendable {
    case classic
    case okabeIto = "okabe-ito"
    case highContrast = "high-contrast"
    case monochrome
}

package enum GroundChoice: String, CaseIterable, Hashable, Sendable {
    /// As the terminal reports, else dark.
    case auto
    case dark, light
}

package enum Tuning: String, CaseIterable, Hashable, Sendable {
    /// Do, re, mi, fa from middle C in equal temperament, A4 = 440 Hz.
    case doReMiFa = "do-re-mi-fa"
    /// The toy of 1978, as measured: red 310, yellow 252, green 415, blue 209 Hz.
    case original1978 = "1978"
}

/// On devices with two channels.
package enum StereoWidth: String, CaseIterable, Hashable, Sendable {
    /// Mono.
    case off
    /// 6 dB between the channels: the sides can be distinguished, and either ear hears everything.
    case gentle
    /// 22 dB between the channels.
    case wide
}

/// How fast the focus moves by itself, for players with one switch.
package enum ScanRate: String, CaseIterable, Hashable, Sendable {
    case off, slow, medium, fast
}

/// Of plain mode.
package enum Verbosity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// What has to be known, in as few words as possible.
    case brief
    /// Whole sentences.
    case normal
    /// With what can be typed next.
    case full

    package static func < (one: Verbosity, other: Verbosity) -> Bool {
        allCases.prefix { $0 != other }.contains(one)
    }
}

/// In steps that sound even; the synth maps it to decibels.
package struct Volume: Hashable, Sendable {
    /// 0 (silent) to 100.
    package let percent: Int

    package static let standard = Volume(clamping: 80)

    package init(clamping percent: Int) { self.percent = min(100, max(0, percent)) }
}

package import Model
import Localization

// Titles of values on the screen; their raw values are the words of files.

extension Speed {
    package var title: SafeText {
        switch self {
        case .slow: tr("slow")
        case .normal: tr("normal")
        case .fast: tr("fast")
        }
    }
}

extension PaletteName {
    /// The second is named after its authors.
    package var title: SafeText {
        switch self {
        case .classic: tr("classic")
        case .okabeIto: "okabe-ito"
        case .highContrast: tr("high contrast")
        case .monochrome: tr("monochrome")
        }
    }
}

extension Tuning {
    package var title: SafeText {
        switch self {
        case .doReMiFa: "do-re-mi-fa"
        case .original1978: "1978"
        }
    }
}

extension StereoWidth {
    package var title: SafeText {
        switch self {
        case .off: tr("off")
        case .gentle: tr("gentle")
        case .wide: tr("wide")
        }
    }
}

extension GroundChoice {
    package var title: SafeText {
        switch self {
        case .auto: tr("auto")
        case .dark: tr("dark")
        case .light: tr("light")
        }
    }
}

extension LanguageChoice {
    /// As its speakers call it.
    package var title: SafeText { language.map { SafeText($0.name) } ?? tr("system default") }
}

extension ScanRate {
    package var title: SafeText {
        switch self {
        case .off: tr("off")
        case .slow: SafeText(tr("slow", context: "scanning"))
        case .medium: SafeText(tr("medium", context: "scanning"))
        case .fast: SafeText(tr("fast", context: "scanning"))
        }
    }
}

extension Verbosity {
    package var title: SafeText {
        switch self {
        case .brief: tr("brief")
        case .normal: tr("normal")
        case .full: tr("full")
        }
    }
}

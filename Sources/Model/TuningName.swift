/// The pitches that the pads can have; the raw value is the word used in files and on the command line.
public enum TuningName: String, CaseIterable, Hashable, Sendable {
    /// Do, re, mi, fa.
    case doReMiFa = "do-re-mi-fa"
    /// Those of the 1978 toy.
    case original1978 = "1978"
}

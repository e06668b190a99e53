import Glibc
public import Model

/// A note by its role; a `Tuning` makes a `Tone` of it.
public indirect enum Note: Hashable, Sendable {
    /// The four pads in reading order: red, yellow, green, blue.
    case `do`, re, mi, fa
    /// A mistake in Simon.
    case razz
    /// Short answers for other games: a right step, a finished round, a wrong step.
    case right, complete, wrong
    /// Any other pitch, as loud to the ear as the pads are.
    case pitch(Frequency)
    /// Another note, whole octaves higher, in every tuning: a sine as loud to the ear as the pads are.
    case raised(Note, octaves: Int)

    /// The notes of the pads in reading order.
    public static let pads: [Note] = [.do, .re, .mi, .fa]
}

extension Tuning {
    /// The sound of a note in this tuning.
    public func tone(for note: Note) -> Tone {
        switch note {
        case .do: Tone(.hertz(self == .doReMiFa ? 261.625_565_300_598_6 : 310))
        case .re: Tone(.hertz(self == .doReMiFa ? 293.664_767_917_407_6 : 252))
        case .mi: Tone(.hertz(self == .doReMiFa ? 329.627_556_912_869_9 : 415))
        case .fa: Tone(.hertz(self == .doReMiFa ? 349.228_231_433_003_9 : 209))
        case .razz: Tone(frequency: .hertz(42), timbre: .razz, gain: Tone.nominalPeak)
        case .right: Tone(.hertz(587.329_535_834_815_1))
        case .complete: Tone(.hertz(783.990_871_963_498_6))
        case .wrong: Tone(frequency: .hertz(98), timbre: .razz, gain: Tone.nominalPeak)
        case .pitch(let frequency): Tone(frequency)
        case .raised(let note, let octaves):
            Tone(.hertz(tone(for: note).frequency.hertz * exp2(Double(octaves))))
        }
    }
}

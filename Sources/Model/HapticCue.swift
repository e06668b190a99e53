/// Each can be distinguished with closed eyes.
package enum HapticCue: CaseIterable, Hashable, Sendable {
    /// One short tick.
    case press
    /// A round was right: two soft taps.
    case complete
    /// One long, hard shake.
    case mistake
}

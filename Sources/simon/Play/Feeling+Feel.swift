import Haptics
import Screens

extension Feeling {
    /// What the screens ask for.
    init(_ feel: Feel) {
        switch feel {
        case .press: self = .press
        case .complete: self = .complete
        case .mistake: self = .mistake
        }
    }
}

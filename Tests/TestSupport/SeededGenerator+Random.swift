package import GameRules

/// The same numbers in every run, for whatever the standard library draws.
extension SeededGenerator: RandomNumberGenerator {}

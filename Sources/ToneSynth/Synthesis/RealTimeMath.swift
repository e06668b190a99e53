/// The functions of libm that rendering uses, with the promise that the compiler cannot see for itself: they
/// neither allocate nor lock (POSIX.1-2017, 2.9.1, and they keep no state).
///
/// All of the module calls them by these names: Swift 6.2 refuses a symbol that is declared in two ways.
enum RealTimeMath {
    @_silgen_name("sin") @_noLocks
    static func sine(_ angle: Double) -> Double

    @_silgen_name("cos") @_noLocks
    static func cosine(_ angle: Double) -> Double

    @_silgen_name("tanh") @_noLocks
    static func hyperbolicTangent(_ value: Double) -> Double

    /// The nearest whole number, halves away from 0; within the range of `Int32`.
    @_noLocks
    static func nearest(_ value: Double) -> Int { Int(value < 0 ? value - 0.5 : value + 0.5) }
}

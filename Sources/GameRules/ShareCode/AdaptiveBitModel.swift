/// How likely a yes is, learned from those before it.
///
/// The estimator of Krichevsky and Trofimov, "The performance of universal encoding", IEEE Transactions
/// on Information Theory 1981: count both, and begin each at a half. The counts are halved at a bound,
/// so that what is recent weighs more.
struct AdaptiveBitModel: Hashable, Sendable {
    private var noes: UInt64 = 0
    private var yeses: UInt64 = 0

    /// The odds against.
    var no: UInt64 { 2 * noes + 1 }
    /// The odds for.
    var yes: UInt64 { 2 * yeses + 1 }

    /// Counts one more.
    mutating func update(with value: Bool) {
        if value { yeses += 1 } else { noes += 1 }
        guard noes + yeses >= 128 else { return }
        noes /= 2
        yeses /= 2
    }
}

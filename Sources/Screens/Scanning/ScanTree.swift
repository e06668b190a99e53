import TerminalCore

/// One stop of a scan: something to choose, or a group whose stops come once it has been chosen.
enum ScanStop: Hashable, Sendable {
    case target(Offer)
    case group([ScanStop])

    /// Everything that can be chosen here.
    var targets: [Offer] {
        switch self {
        case .target(let target): [target]
        case .group(let stops): stops.flatMap(\.targets)
        }
    }

    /// What follows once it has been chosen.
    fileprivate var stops: [ScanStop] { if case .group(let stops) = self { stops } else { [] } }
}

/// The order in which a scan goes over what can be chosen.
///
/// A few targets come one by one. More of them come row by row, and the cells of a row once it has been chosen; of many
/// rows several come at once. So a choice takes about as many steps as the root of the number of targets, or its cube
/// root, instead of half of the number (row-column and group-row-column scanning).
struct ScanTree: Hashable, Sendable {
    let stops: [ScanStop]

    /// So many targets come one by one: the four pads, what ends the turn, and one more.
    private static let linear = 6
    /// So many rows come one by one.
    private static let rows = 8

    /// Arranges targets, in the order in which they stand on the frame.
    init(_ targets: [Offer] = []) {
        let rows = Self.rows(of: targets).map(Self.stop)
        if targets.count <= Self.linear || rows.count == 1 {
            stops = targets.map(ScanStop.target)
        } else if rows.count <= Self.rows {
            stops = rows
        } else {
            let count = Int(Double(rows.count).squareRoot().rounded(.up))
            stops = stride(from: 0, to: rows.count, by: count).map { first in
                let part = Array(rows[first..<min(first + count, rows.count)])
                return part.count == 1 ? part[0] : .group(part)
            }
        }
    }

    /// The stop that a path of indices leads to.
    func stop(at path: [Int]) -> ScanStop? {
        var found: ScanStop?
        var stops = stops
        for index in path {
            guard stops.indices.contains(index) else { return nil }
            found = stops[index]
            stops = stops[index].stops
        }
        return found
    }

    /// How many stops there are beside that of a path, itself included.
    func count(besides path: [Int]) -> Int {
        path.count < 2 ? stops.count : stop(at: path.dropLast())?.stops.count ?? 0
    }

    func path(to target: Offer) -> [Int]? { Self.path(to: target, in: stops) }

    private static func path(to target: Offer, in stops: [ScanStop]) -> [Int]? {
        for (index, stop) in stops.enumerated() {
            switch stop {
            case .target(target): return [index]
            case .target: continue
            case .group(let inner): if let rest = path(to: target, in: inner) { return [index] + rest }
            }
        }
        return nil
    }

    private static func stop(_ row: [Offer]) -> ScanStop {
        row.count == 1 ? .target(row[0]) : .group(row.map(ScanStop.target))
    }

    /// What stands side by side.
    static func rows(of targets: [Offer]) -> [[Offer]] {
        var rows: [[Offer]] = []
        for target in targets {
            if rows.last?.first?.area.top == target.area.top {
                rows[rows.count - 1].append(target)
            } else {
                rows.append([target])
            }
        }
        return rows
    }
}

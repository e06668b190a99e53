import TerminalCore

/// One stop of a scan: a target, or a group whose stops follow once it is chosen.
enum ScanStop: Hashable, Sendable {
    case target(Offer)
    case group([ScanStop])

    var targets: [Offer] {
        switch self {
        case .target(let target): [target]
        case .group(let stops): stops.flatMap(\.targets)
        }
    }

    fileprivate var stops: [ScanStop] { if case .group(let stops) = self { stops } else { [] } }
}

/// The order of a scan. A few targets are scanned one by one; more of them row by row, then the cells of the
/// chosen row; of many rows several at once. A choice takes about as many steps as the square or cube root of
/// the number of targets, instead of half of it (row-column and group-row-column scanning).
struct ScanTree: Hashable, Sendable {
    let stops: [ScanStop]

    /// Up to so many targets are scanned one by one: four pads, ending the turn, and one more.
    private static let linear = 6
    /// Up to so many rows are scanned one by one.
    private static let rows = 8

    /// In the order of the frame.
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

    /// Siblings of a path's stop, itself included.
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

import Glibc

/// The energy spectrum of a whole signal, by a plain radix-2 Fourier transform.
package struct Spectrum {
    private let energies: [Double]
    private let hertzPerBin: Double

    package init(_ samples: [Double], rate: Double = 48_000) {
        var size = 1
        while size < samples.count { size *= 2 }
        var real = samples + [Double](repeating: 0, count: size - samples.count)
        var imaginary = [Double](repeating: 0, count: size)
        Self.transform(&real, &imaginary)
        energies = zip(real, imaginary).prefix(size / 2 + 1).map { (r: Double, i: Double) in r * r + i * i }
        hertzPerBin = rate / Double(size)
    }

    /// Decibels of the energy in a band, relative to all energy.
    package func decibels(from low: Double, to high: Double = 24_000) -> Double {
        let bins = Int((low / hertzPerBin).rounded(.up))...min(Int(high / hertzPerBin), energies.count - 1)
        return 10 * log10(energies[bins].reduce(0, +) / energies.reduce(0, +))
    }

    /// The pitch with the most energy.
    package var peak: Double {
        Double(energies.indices.max { energies[$0] < energies[$1] } ?? 0) * hertzPerBin
    }

    private static func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
        let count = real.count
        var swapped = 0
        for index in 1..<max(1, count) {
            var bit = count >> 1
            while swapped & bit != 0 {
                swapped ^= bit
                bit >>= 1
            }
            swapped |= bit
            if index < swapped {
                real.swapAt(index, swapped)
                imaginary.swapAt(index, swapped)
            }
        }
        var half = 1
        while half < count {
            for offset in 0..<half {
                let angle = -Double.pi * Double(offset) / Double(half)
                let (c, s) = (cos(angle), sin(angle))
                for even in stride(from: offset, to: count, by: 2 * half) {
                    let odd = even + half
                    let (r, i) = (real[odd] * c - imaginary[odd] * s, real[odd] * s + imaginary[odd] * c)
                    (real[odd], imaginary[odd]) = (real[even] - r, imaginary[even] - i)
                    (real[even], imaginary[even]) = (real[even] + r, imaginary[even] + i)
                }
            }
            half *= 2
        }
    }
}

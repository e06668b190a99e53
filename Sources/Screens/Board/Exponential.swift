import Glibc

/// e to the power of x.
func exponential(_ x: Double) -> Double { exp(x) }

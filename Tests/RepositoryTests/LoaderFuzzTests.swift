import Foundation
import TestSupport
import Testing

@testable import Repository

/// A short run of the fuzzer's checks on the corpus, on what the fuzzer has found, and on changes of both.
@Suite struct LoaderFuzzTests {
    private static func corpus() throws -> [[UInt8]] {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Corpus")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return paths.filter { !$0.hasSuffix(".md") }.compactMap { path in
            (try? Data(contentsOf: folder.appendingPathComponent(path))).map(Array.init)
        }
    }

    @Test func whatMustHoldHolds() throws {
        var state: UInt64 = 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let corpus = try Self.corpus().filter { $0.count < 2000 }
        #expect(corpus.count > 150)
        for file in corpus { LoaderFuzz.check(file) }
        for _ in 0..<2000 {
            var bytes = corpus[random(corpus.count)]
            for _ in 0...random(4) {
                let place = random(bytes.count + 1)
                switch random(3) {
                case 0: bytes.insert(UInt8(random(256)), at: place)
                case 1: bytes.insert(contentsOf: corpus[random(corpus.count)], at: place)
                default: if place < bytes.count { bytes[place] ^= 1 << random(8) }
                }
            }
            LoaderFuzz.check(bytes)
        }
    }
}

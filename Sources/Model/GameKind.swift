/// The games that there are; the raw value is the word used in files and on the command line.
package enum GameKind: String, CaseIterable, Hashable, Sendable {
    case simon, squares, pairs, words, match
}

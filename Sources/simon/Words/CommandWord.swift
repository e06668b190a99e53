/// What the program can be asked to do; the raw value is the word on the command line.
enum CommandWord: String, CaseIterable {
    /// Without any word.
    case play = ""
    case scores, tones, doctor, help

    /// The words that can be written.
    static var written: [String] { allCases.map(\.rawValue).filter { !$0.isEmpty } }
}

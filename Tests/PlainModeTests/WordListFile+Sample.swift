import GameRules

extension WordListFile {
    /// A list of 25 words, from `one0` and `uno0` on.
    static var sample: WordListFile {
        let rows = (0..<25).map { number in
            let picture = Unicode.Scalar(0x1F400 + UInt32(number)).map(String.init) ?? ""
            return #"{"picture":"\#(picture)","first":"one\#(number)","second":"uno\#(number)"}"#
        }
        let json = """
            {"version":1,"name":"test","first":{"language":"English","tag":"en"},
            "second":{"language":"Spanish","tag":"es"},"words":[\(rows.joined(separator: ","))]}
            """
        return WordListFile(name: "test.json", content: .bytes(Array(json.utf8)))
    }
}

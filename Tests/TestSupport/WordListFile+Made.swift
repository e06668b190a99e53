package import GameRules

extension WordListFile {
    /// A list of thirty words: `first0` to `first29` and `segunda0` to `segunda29`.
    package static func made(_ name: String, _ language: String = "Spanish", _ tag: String = "es")
        -> WordListFile
    {
        let words = (0..<30).compactMap { number in
            Unicode.Scalar(0x1F400 + number).map {
                #"{"picture": "\#($0)", "first": "first\#(number)", "second": "segunda\#(number)"}"#
            }
        }
        let text = """
            {"version": 1, "name": "\(name)", "first": {"language": "English", "tag": "en"},
            "second": {"language": "\(language)", "tag": "\(tag)"}, "words": [\(words.joined(separator: ","))]}
            """
        return WordListFile(name: "\(name).json", content: .bytes(Array(text.utf8)))
    }
}

import Model

extension WordListName {
    /// Tells the name to a coder.
    mutating func code(with coder: inout some SymbolCoder) throws(ShareCodeError) {
        let bytes = Array(string.utf8)
        let count = try coder.number(bytes.count, in: 1...Self.maxLength)
        var result: [UInt8] = []
        for place in 0..<count {
            let letter = place < bytes.count ? Self.letters.firstIndex(of: bytes[place]) : nil
            result.append(Self.letters[try coder.number(letter ?? 0, below: Self.letters.count)])
        }
        // Letters of names in a number that names have are a name.
        self = WordListName(String(decoding: result, as: UTF8.self)) ?? self
    }
}

import GameRules

/// Any bytes are a word list or are refused with file and reason.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWordList(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    do throws(WordListError) {
        let list = try WordList(parsing: Array(UnsafeBufferPointer(start: start, count: count)), file: "f")
        precondition(WordsOptions.listSizes.contains(list.words.count), "a list of another size")
        precondition(
            WordsOptions(list).variantName == list.name.string, "a list without its board")
    } catch {
        precondition(error.file == "f", "said without its file")
    }
    return 0
}

import Testing

@testable import simon

@Suite struct ScoreTableTests {
    @Test(arguments: [
        ("Ada", "Ada"), ("Ada Lovelace", "Ada Lovelace"), ("a,b", "\"a,b\""),
        ("say \"hi\"", "\"say \"\"hi\"\"\""),
        ("=1+1", "'=1+1"), ("+x", "'+x"), ("-x", "'-x"), ("@x", "'@x"), ("=1,2", "\"'=1,2\""), ("-5", "-5"),
        ("", ""),
    ])
    func aFieldIsSafeForSpreadsheets(field: String, quoted: String) {
        #expect(ScoreTable.quoted(field) == quoted)
    }
}

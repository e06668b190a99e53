import TestSupport
import Testing

@testable import Repository

@Suite struct DataLocationTests {
    @Test(arguments: [
        (["HOME": "/home/ada"], "/home/ada/.local/share/simon", "/home/ada/.config/simon"),
        (["HOME": "/home/ada/", "XDG_DATA_HOME": "/data"], "/data/simon", "/home/ada/.config/simon"),
        (
            ["HOME": "/h", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": ""], "/h/.local/share/simon",
            "/h/.config/simon"
        ),
        (["XDG_DATA_HOME": "/d//", "XDG_CONFIG_HOME": "/c"], "/d/simon", "/c/simon"),
        (["HOME": "relative"], "/root/.local/share/simon", "/root/.config/simon"),
        (["HOME": "/"], "/.local/share/simon", "/.config/simon"),
    ])
    func followsTheEnvironment(_ environment: [String: String], _ data: String, _ config: String) {
        let location = DataLocation(environment: environment, home: "/root")
        #expect(location?.dataFolder == data)
        #expect(location?.configFolder == config)
    }

    @Test func withoutAHomeThereIsNone() {
        #expect(DataLocation(environment: ["XDG_DATA_HOME": "/d"]) == nil)
    }

    @Test func oneFolderHoldsAll() {
        let location = DataLocation(folder: "here")
        #expect(location.scores == "here/scores.json")
        #expect(location.history == "here/history.jsonl")
        #expect(location.settings == "here/settings.json")
    }
}

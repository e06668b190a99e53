/// Measures the program's parts: `simon-bench [--json] [GROUP...]`. Build it with `-c release`.
///
/// To add figures, write a file that measures them and name it here.
let groups: [(name: String, measure: @MainActor () -> [Figure])] = [
    ("sound", SoundFigures.measure), ("loudness", LoudnessFigures.measure), ("frames", FrameFigures.measure),
    ("keys", KeyFigures.measure),
    ("flood", FloodFigures.measure), ("storage", StorageFigures.measure), ("latency", LatencyFigures.measure),
    ("start", StartFigures.measure),
]

var wanted = Array(CommandLine.arguments.dropFirst())
let wantsJSON = wanted.contains("--json")
wanted.removeAll { $0 == "--json" }
let chosen = groups.filter { wanted.isEmpty || wanted.contains($0.name) }
let results = chosen.map { (name: $0.name, figures: $0.measure()) }
print(wantsJSON ? Report.json(results) : Report.table(results))

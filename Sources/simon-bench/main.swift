/// Measures the program's parts: `simon-bench [--json] [GROUP...]`. Build it with `-c release`.
///
/// To add figures, write a file with a `FigureGroup` and name it here.
let groups = [
    SoundFigures.group, FrameFigures.group, KeyFigures.group, FloodFigures.group, StorageFigures.group,
    LatencyFigures.group, StartFigures.group,
]

var wanted = Array(CommandLine.arguments.dropFirst())
let wantsJSON = wanted.contains("--json")
wanted.removeAll { $0 == "--json" }
let chosen = groups.filter { wanted.isEmpty || wanted.contains($0.name) }
let results = chosen.map { (name: $0.name, figures: $0.measure()) }
print(wantsJSON ? Report.json(results) : Report.table(results))

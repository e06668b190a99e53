// Takes the terminal, draws a moving frame and says in its first rows what came in, until it is told
// to leave. Letters make it break in every way there is: the tests look at what is left behind.
import System
import Glibc
import Model
import TerminalCore
import TerminalDevice

var environment: [String: String] = [:]
var entry = environ
while let text = entry.pointee {
    let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { environment[String(parts[0])] = String(parts[1]) }
    entry += 1
}

do {
    let loop = try EventLoop()
    let probe = Probe(loop, try Terminal(loop, environment: environment, title: "probe"), environment)
    probe.start()
    loop.run()
} catch {
    FileDescriptorText(2).write("\(error)\n")
    exit(2)
}

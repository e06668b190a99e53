import Glibc

StandardStreams.keepApart()
exit(Output.judged(run(Array(CommandLine.arguments.dropFirst()))).rawValue)

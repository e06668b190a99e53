import Glibc

StandardStreams.keepApart()
exit(Output.finalStatus(run(Array(CommandLine.arguments.dropFirst()))).rawValue)

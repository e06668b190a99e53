internal import Glibc

exit(Output.judged(run(Array(CommandLine.arguments.dropFirst()))).rawValue)

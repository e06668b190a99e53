internal import Glibc

exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)

import Glibc

StandardStreams.reserveStandardDescriptors()
exit(Output.judged(run(ProgramArguments.found)).rawValue)

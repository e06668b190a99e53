import Glibc

StandardStreams.reserveStandardDescriptors()
exit(Output.finalStatus(run(ProgramArguments.found)).rawValue)

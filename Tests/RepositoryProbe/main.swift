import Glibc
import Repository

// A small player without a screen, for tests that kill it or run many of it at once.
//
// It says on standard output what it is about to do (`?`) and what has been acknowledged (`!`), one line
// each and each in one write, so that whoever kills it knows what must be on the disk.

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
    print("usage: repository-probe FOLDER COUNT SEED")
    exit(2)
}
var worker = Worker(folder: arguments[1], seed: seed)
worker.work(count)

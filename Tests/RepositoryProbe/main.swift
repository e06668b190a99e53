import FoundationEssentials
import Glibc
import Model
import Repository

// A small player without a screen, for tests that kill it or run many of it at once.
//
// It says on standard output what it is about to do (`?`) and what has been acknowledged (`!`), one line
// each and each in one write, so that whoever kills it knows what must be on the disk.

let arguments = CommandLine.arguments
guard arguments.count == 5, let count = Int(arguments[3]), let seed = UInt64(arguments[4]) else {
    print("usage: repository-probe work|measure FOLDER COUNT SEED")
    exit(2)
}
switch arguments[1] {
case "work":
    var worker = Worker(folder: arguments[2], seed: seed)
    worker.work(count)
case "measure": measure(folder: arguments[2], count: count)
default: exit(2)
}

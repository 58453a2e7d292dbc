import Rehearsal

// Without an argument: what a newcomer sees. The other programs are for the tests of what needs a process of
// its own.
switch CommandLine.arguments.dropFirst().first {
case nil: Demo.run()
case "hashing": Demo.printHashing()
case "random": Demo.printRandom()
case "crash": Demo.crash()
default: print("usage: rehearsal-demo [hashing | random | crash]")
}

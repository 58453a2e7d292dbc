import Foundation
import RehearsalDoubles
import RehearsalDoublesGenerator

// Prints `bench NAME VALUE UNIT`, one a line. Compiles and builds with the toolchain's own commands.
try GenerationBenchmark.run(protocols: 1_000, name: "doubles-generate-1000")
try GenerationBenchmark.run(protocols: 10_000, name: "doubles-generate-10000")
CallBenchmark.run()
try CompileBenchmark.run(doubles: 200)
try BuildBenchmark.run()

import Foundation
import Rehearsal
import RehearsalGallery

// The figures of the engine. Rates depend on the machine; ratios and counts do not. A word measures one thing
// only, and a number after it says how many schedules: for a profiler.
let arguments = Array(CommandLine.arguments.dropFirst())
let schedules = arguments.count > 1 ? Int(arguments[1]) ?? 20_000 : 20_000
switch arguments.first {
case "small": print(Figures.rate(schedules, MeasuredProgram.small, usesMainActor: false))
case "view-model": print(Figures.rate(schedules, MeasuredProgram.viewModel))
case "tasks": print(await Figures.taskRate())
default: await Figures.all()
}

import OrdinaryWork
import Rehearsal
import RehearsalGallery

// The figures of the engine. Rates depend on the machine; ratios and counts do not. A word measures one thing
// only, and a number after it says how many schedules: for a profiler.
let arguments = Array(CommandLine.arguments.dropFirst())
let schedules = arguments.count > 1 ? Int(arguments[1]) ?? 20_000 : 20_000
switch arguments.first {
case "small": print(Figures.rate(schedules, MeasuredProgram.small, usesMainActor: false))
case "view-model": print(Figures.rate(schedules, MeasuredProgram.viewModel))
case "memory": Figures.memory()
case "overhead": Figures.overhead()
case "gallery": Figures.gallery()
case "tasks": print(await OrdinaryWork.rate())
default: await Figures.all()
}

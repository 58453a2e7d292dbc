import Foundation
import Rehearsal

// The figures of the engine. Rates depend on the machine; ratios and counts do not.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "small": print(Figures.rate(20_000, Programs.small, usesMainActor: false))
case "view-model": print(Figures.rate(20_000, Programs.viewModel))
case "tasks": print(await Figures.taskRate())
default: await Figures.all()
}

import CatalogueStorage
import Foundation
import ShowcaseCommandLine

/// The program: shows a product catalogue in a browser or in a terminal.
@main
enum Showcase {
  static func main() async {
    do {
      let command = try ShowcaseCommand.parse(
        Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment)
      try await run(command)
    } catch {
      StandardStream.error.write("showcase: \(error)\n")
      exit((error as? CommandFailure)?.code.rawValue ?? ExitCode(for: error).rawValue)
    }
  }

  private static func run(_ command: ShowcaseCommand) async throws {
    switch command {
    case .serve(let options): try await ServeCommand(options: options).run()
    case .terminal(let options): try await TerminalCommand(options: options).run()
    case .importProducts(let options): try ImportCommand(options: options).run()
    case .exportProducts(let options): try ExportCommand(options: options).run()
    case .render(let options): try RenderCommand(options: options).run()
    case .help(let text): StandardStream.output.write(text)
    case .version: StandardStream.output.write("\(ShowcaseCommand.versionText)\n")
    }
  }
}

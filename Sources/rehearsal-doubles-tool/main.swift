import Foundation
import RehearsalDoublesGenerator

// The tool behind the build-tool plugin. Its only argument is a file that says what to read and where
// to write. It generates nothing if nothing has changed, and leaves the doubles alone if they come out
// the same, so that they are not compiled again.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: rehearsal-doubles-tool REQUEST\n".utf8))
  exit(64)
}
do {
  let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
  let tool = Bundle.main.executablePath ?? CommandLine.arguments[0]
  let stamp = try GenerationStamp(request: text, tool: tool)
  let request = try GenerationRequest(text: text)
  if stamp.isCurrent(at: request.output) { exit(0) }
  let result = try ModuleGenerator(request).generate()
  for problem in result.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
  let old = try? String(contentsOfFile: request.output, encoding: .utf8)
  if old != result.source {
    try result.source.write(toFile: request.output, atomically: true, encoding: .utf8)
  }
  if result.problems.contains(where: \.isError) { exit(1) }
  try stamp.keep(at: request.output)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

import Foundation
import RehearsalDoublesGenerator

// The tool behind the build-tool plugin. Its only argument is a file that says what to read and where
// to write.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: rehearsal-doubles-tool REQUEST\n".utf8))
  exit(64)
}
do {
  let request = try GenerationRequest(
    text: String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8))
  let result = try ModuleGenerator(request).generate()
  try result.source.write(toFile: request.output, atomically: true, encoding: .utf8)
  for problem in result.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
  exit(result.problems.contains(where: \.isError) ? 1 : 0)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

import ShowcaseCommandLine

/// An error that a command puts into its own words, with its own exit code.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  let code: ExitCode
}

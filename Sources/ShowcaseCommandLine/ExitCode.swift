import CatalogueStorage
import Foundation
import PhongPictures

/// How the program ends, in the numbers of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  /// All went well.
  case success = 0
  /// The command line can't be understood.
  case usage = 64
  /// The data isn't what it should be.
  case data = 65
  /// An input file is missing or can't be read.
  case noInput = 66
  /// Something that is needed isn't there.
  case unavailable = 69
  /// An output file can't be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// It may work later.
  case temporaryFailure = 75
  /// The system doesn't permit it.
  case noPermission = 77

  /// The code for an error.
  public init(for error: any Error) {
    switch error {
    case is UsageError: self = .usage
    case is ImportError: self = .data
    case let error as PictureError: self = Self.code(for: error)
    case let error as FileError: self = Self.code(for: error)
    case let error as SQLiteError: self = Self.code(for: error.kind)
    default: self = .inputOutput
    }
  }

  private static func code(for error: PictureError) -> ExitCode {
    switch error {
    case .frameCountOutOfRange, .formatWithoutFrames: .usage
    case .model(.unreadable), .model(.unknownFormat): .noInput
    case .model: .data
    case .rendering(.unavailable): .unavailable
    case .rendering, .image, .cancelled: .inputOutput
    }
  }

  private static func code(for error: FileError) -> ExitCode {
    if error.isMissing || error.code == EISDIR { return .noInput }
    return error.code == EACCES || error.code == EPERM ? .noPermission : .inputOutput
  }

  private static func code(for kind: SQLiteError.Kind) -> ExitCode {
    switch kind {
    case .missing, .folder: .noInput
    case .notADatabase, .corrupt, .foreign, .newerSchema, .olderSchema, .invalidValue: .data
    case .locked: .temporaryFailure
    case .inaccessible, .readOnly: .noPermission
    case .full, .other: .inputOutput
    }
  }
}

import SwiftSyntax

/// Writes doubles for protocols and classes. The macro and the plugin both use it.
public struct SpyGenerator {
  /// What is known of the types that requirements mention.
  public var names = TypeNames()
  /// Whether a protocol that says nothing is isolated to the main actor.
  public var isMainActorByDefault = false
  /// An access modifier for all doubles instead of their protocols'; nil to take the protocols'.
  public var access: String?
  /// Finds a superclass of a class.
  var superclass: (String) -> KnownSuperclass? = { _ in nil }
  private let door: Door
  private let parent: (String) -> Parent

  /// Makes a generator.
  ///
  /// - Parameters:
  ///   - door: who asks.
  ///   - parent: finds what an inherited name stands for.
  public init(for door: Door, parent: @escaping (String) -> Parent) {
    self.door = door
    self.parent = parent
  }

  /// Writes the double of a protocol.
  ///
  /// - Parameter declaration: the protocol.
  /// - Returns: the source of the double.
  /// - Throws: a ``Refusal`` if there can be no double.
  public func spy(of declaration: ProtocolDeclSyntax) throws -> String {
    let reader = ProtocolReader(
      names: names, parent: parent,
      defaultIsolation: isMainActorByDefault ? .mainActor : .none, door: door)
    var model = try reader.read(declaration)
    if let access { model.access = access }
    return SpyWriter(model).write()
  }

  /// Writes the double of a class: a subclass that overrides what it can.
  ///
  /// - Parameter declaration: the class.
  /// - Returns: the source of the double.
  /// - Throws: a ``Refusal`` if there can be no double.
  public func spy(of declaration: ClassDeclSyntax) throws -> String {
    let reader = ClassReader(
      names: names, parent: parent, superclass: superclass,
      defaultIsolation: isMainActorByDefault ? .mainActor : .none)
    var model = try reader.read(declaration)
    if let access { model.access = access }
    return SpyWriter(model).write()
  }
}

/// What bounds the memory of a port.
///
/// A slot without a key keeps one command, and there are as many slots as the protocol says. What else
/// could grow has these limits. Beyond them the oldest command is forgotten, and
/// ``CommandPort/forgottenCount`` counts it.
public enum ReplayLimit {
  /// How many once-commands wait for a first view.
  public static var waiting: Int { 64 }

  /// For how many keys a slot keeps a command, unless the command says otherwise.
  public static var keys: Int { 1_024 }
}

extension BrowserPage {
  /// Takes an event without parameters: buttons, links and forms of the page send it by its name.
  ///
  /// An event that nobody takes, or one without exactly these parameters, is refused: nothing is called.
  ///
  /// - Parameters:
  ///   - name: the event's name. Taking it again replaces the action.
  ///   - action: what to do. The page holds it until it is gone: capture views weakly or not at all.
  public func on(_ name: String, perform action: @escaping @MainActor () -> Void) {
    session.handlers.set(name, parameters: []) { _ in action }
  }

  /// Takes an event with one parameter; see ``on(_:perform:)``.
  ///
  /// ```swift
  /// page.on("select", EventParameter(integer: "index")) { [weak self] index in self?.select(index) }
  /// ```
  public func on<Value>(
    _ name: String, _ parameter: EventParameter<Value>,
    perform action: @escaping @MainActor (Value) -> Void
  ) {
    session.handlers.set(name, parameters: [parameter.name]) { fields throws(EventRefusal) in
      let value = try parameter.value(in: fields)
      return { action(value) }
    }
  }

  /// Takes an event with two parameters; see ``on(_:perform:)``.
  public func on<First, Second>(
    _ name: String, _ first: EventParameter<First>, _ second: EventParameter<Second>,
    perform action: @escaping @MainActor (First, Second) -> Void
  ) {
    session.handlers.set(name, parameters: [first.name, second.name]) {
      fields throws(EventRefusal) in
      let values = (try first.value(in: fields), try second.value(in: fields))
      return { action(values.0, values.1) }
    }
  }
}

import StageHTTPServer

extension HTML {
  /// A button that sends an event. It works without JavaScript too.
  ///
  /// - Parameters:
  ///   - event: the event's name, as given to ``BrowserPage/on(_:_:perform:)``.
  ///   - parameters: the event's parameters.
  ///   - label: what stands on the button.
  ///   - style: the class of the style sheet: `primary`, `quiet` or your own.
  public static func button(
    event: String, _ parameters: KeyValuePairs<String, String> = [:], label: HTML,
    style: String = "primary"
  ) -> HTML {
    """
    <button class="\(style)" form="stage" name="event" value="\(eventText(event, parameters))">\(label)</button>
    """
  }

  /// A link that sends an event when it is followed here, and leads to its address when it is opened
  /// elsewhere (a new tab, a bookmark) or without JavaScript.
  ///
  /// - Parameters:
  ///   - address: where the link leads: a path on this server.
  ///   - event: the event's name, or nil for a plain link.
  ///   - parameters: the event's parameters.
  ///   - style: the class of the style sheet.
  ///   - content: what stands in the link.
  public static func link(
    to address: String, event: String? = nil, _ parameters: KeyValuePairs<String, String> = [:],
    style: String = "", content: HTML
  ) -> HTML {
    let classes: HTML = style.isEmpty ? "" : " class=\"\(style)\""
    let data: HTML = event.map { " data-event=\"\(eventText($0, parameters))\"" } ?? ""
    return "<a href=\"\(address)\"\(classes)\(data)>\(content)</a>"
  }

  /// An event with its parameters as one text: `select?index=3`.
  static func eventText(_ event: String, _ parameters: KeyValuePairs<String, String>) -> String {
    guard !parameters.isEmpty else { return event }
    return event + "?"
      + HTTPFields(parameters.map { .init(name: $0.key, value: $0.value) }).formEncoded
  }
}

extension BrowserPage {
  /// A form whose fields are the parameters of an event. It works without JavaScript too.
  ///
  /// ```swift
  /// page.form(event: "search", isLive: true, content: """
  ///   <label>Search <input name="text" type="search"></label> <button class="primary">Go</button>
  ///   """)
  /// page.on("search", EventParameter(text: "text")) { [weak self] text in self?.search(text) }
  /// ```
  ///
  /// Put it outside the regions that its event changes: what a region holds is replaced whole.
  ///
  /// - Parameters:
  ///   - event: the event's name.
  ///   - parameters: parameters besides the fields.
  ///   - isLive: whether the event is sent at each change of a field, and not only when the form is
  ///     sent.
  ///   - content: the fields, each with a `name` and a label, and a button.
  public func form(
    event: String, _ parameters: KeyValuePairs<String, String> = [:], isLive: Bool = false,
    content: HTML
  ) -> HTML {
    let live: HTML = isLive ? " data-live" : ""
    return """
      <form class="fields" method="post" action="/stage/events"\(live)>\
      \(session.formFields)<input type="hidden" name="event" value="\(HTML.eventText(event, parameters))">\
      \(content)</form>
      """
  }
}

extension PageSession {
  /// What every form of the page carries.
  var formFields: HTML {
    """
    <input type="hidden" name="page" value="\(identifier)">\
    <input type="hidden" name="address" value="\(address)">
    """
  }
}

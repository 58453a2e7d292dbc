extension HTML {
  /// An element that the user turns: by dragging it sideways, and by the keys of a slider when it has the
  /// focus. Each sends an event with the parameter `by`: so many steps, below 0 to the left.
  ///
  /// ```swift
  /// page.on("turn", EventParameter(integer: "by", in: -1000...1000)) { [weak self] in self?.turn($0) }
  /// page.patch("dial", with: .dial(event: "turn", label: "Globe", value: 3, count: 72, text: "15 degrees",
  ///   content: globe))
  /// ```
  ///
  /// Show changes with ``BrowserPage/patch(_:with:)``: what is dragged must stay the same element. Home and
  /// End lead to the first and the last value. Without JavaScript it does nothing: offer buttons beside it.
  ///
  /// - Parameters:
  ///   - event: the event's name.
  ///   - label: what it is, for users of screen readers.
  ///   - value: where it stands, from 0.
  ///   - count: how many values there are.
  ///   - text: the value in words.
  ///   - content: what is turned. It's a picture to users of screen readers, described by the label.
  public static func dial(
    event: String, label: String, value: Int, count: Int, text: String, content: HTML
  ) -> HTML {
    """
    <div class="dial" id="dial-\(event)" data-dial="\(event)" tabindex="0" role="slider" aria-label="\(label)" \
    aria-valuemin="0" aria-valuemax="\(count - 1)" aria-valuenow="\(value)" aria-valuetext="\(text)">\(content)</div>
    """
  }
}

import BrowserStage
import Testing

@Suite struct HTMLTests {
  @Test func interpolatedTextIsEscapedAndHTMLIsNot() {
    let name = "<b>\"Tom\" & 'Jerry'</b>"
    let inner: HTML = "<i>\(name)</i>"
    let html: HTML = "<p title=\"\(name)\">\(inner)\(3)\([inner, "<br>"])</p>"
    let escaped = "&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;"
    #expect(html.markup == "<p title=\"\(escaped)\"><i>\(escaped)</i>3<i>\(escaped)</i><br></p>")
  }

  @Test(arguments: ["", "plain", "é 日本語 👩‍👩‍👧", "&", "&&amp;<", "a<b"])
  func textSurvivesEscaping(text: String) {
    let markup = HTML(text: text).markup
    let back = markup.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    #expect(back == text)
    #expect(!markup.contains("<"))
  }

  @Test func controlsEscapeTheirParameters() {
    #expect(
      HTML.button(event: "open", ["name": "a&b \"c\""], label: "\("<x>")").markup
        == #"<button class="primary" form="stage" name="event" value="open?name=a%26b%20%22c%22">&lt;x&gt;</button>"#
    )
    #expect(
      HTML.link(to: "/a?b=1&c=\"", event: "go", content: "There").markup
        == #"<a href="/a?b=1&amp;c=&quot;" data-event="go">There</a>"#)
  }
}

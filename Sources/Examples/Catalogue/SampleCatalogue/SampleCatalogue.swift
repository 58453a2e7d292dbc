/// Two hundred products to fill a list with: what a fresh database starts with.
///
/// They hold what real data holds sooner or later: empty descriptions, one of a single blank, one very long,
/// many scripts, combining marks, emoji, markup that must not act as such, pictures that are missing or unknown.
public enum SampleCatalogue {
  /// The products, in the order in which they are listed.
  public static let products: [Product] = travel + home + kitchen + leisure + wear + desk

  /// A description that no screen shows without scrolling.
  static let longDescription = """
    This notebook has a description that is far longer than it needs to be, and it has it on purpose: a \
    catalogue that only ever shows short texts looks good until the day on which somebody pastes a whole \
    leaflet into the field. So here is the leaflet.

    The cover is cloth over board, sewn, not glued. Open it anywhere and it stays open there; close it with \
    the band, which is woven and lasts longer than the pages do. There are 240 of these. They are numbered at \
    the outer edge, ruled at seven millimetres, and perforated from page 201 on, for shopping lists and for \
    notes that have to be handed over.

    The paper weighs 90 grams a square metre and is made from cotton and spruce. It takes pencil, ball pen \
    and fountain pen; it takes a brush if the brush isn't too wet. Ink dries in about eight seconds. \
    Left-handed writers were asked, and are content.

    At the front there is a table of contents, which you fill in yourself, and which you will fill in for the \
    first eleven pages. At the back there is a pocket for what doesn't fit anywhere else: tickets, a stamp, a \
    pressed leaf, the receipt for the notebook. A ribbon marks the place where you are, a second one the place \
    where you would like to be.

    Care: keep it dry, keep it flat, keep it closed on trains. If it gets wet nevertheless, put it between \
    two towels under something heavy, and wait for three days without looking. The pages will be wavy; what's \
    written on them will be unharmed, provided that it was worth writing.

    Uses that were reported to us: a diary of the weather at one window, kept for four years; the rules of a \
    game that changes each time it's played; a list of birds heard but not seen; sixty attempts at the same \
    letter; and, once, a doorstop. We're glad about each of them.

    Each notebook is checked by hand before it leaves the workshop. Should a page be missing, send us the \
    number of that page and we'll send you the page. Should a page be there twice, consider yourself lucky.

    Measures: 148 by 210 millimetres, 18 millimetres thick, 410 grams. Colours: blue, with ribbons in orange \
    and white. Delivered in paper, without any plastic, together with this description, which you have now \
    read to its end; few will.
    """
}

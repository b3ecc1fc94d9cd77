/**
 * Translates the page as browsers do, now and whatever is added later: each text is replaced by a `<font>` element with the
 * translation. It runs in the page.
 * @param translate the translation of a text; without it, a text stays as it is
 * @returns shows the original texts again
 */
export function translatePage(translate: (text: string) => string = (text) => text): () => void {
  const untouched = 'script, style, textarea, font, [translate=no]'
  const originals = new Map<Element, Text>()
  const work = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    if (root instanceof Text) texts.push(root)
    // The cast: the walker shows texts only.
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!/\p{L}{2}/u.test(text.data) || text.parentElement?.closest(untouched)) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.append(translate(text.data))
      outer.append(inner)
      text.replaceWith(outer)
      originals.set(outer, text)
    }
  }
  work(document.body)
  const later = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) work(node)
  })
  later.observe(document.body, { childList: true, subtree: true })
  return () => {
    later.disconnect()
    for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text)
  }
}

/** What stands in the page for a text, and all texts that it stands for, in their order. */
const standIns = new WeakMap<Node, ChildNode>()
const originals = new WeakMap<ChildNode, Text[]>()

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

const changes = new MutationObserver(note)
const changedTexts = new MutationObserver((records) => {
  for (const { target } of records) putBack(target)
})

/**
 * Lets the browser translate the page. A translator replaces text nodes by `<font>` elements, and React keeps the text nodes: beside a
 * replaced one, it could insert and remove nothing, and a change of it would not be seen. Here the replaced text returns to its place
 * before React needs it, and the translator translates it anew.
 */
export function allowTranslation() {
  changes.observe(document.documentElement, { childList: true, subtree: true })
  const { removeChild, insertBefore, appendChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    ready(this, child)
    return unnoted(() => removeChild.call(this, child)) as T // The cast: `call` forgets the type of the node.
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    ready(this, node)
    if (before) ready(this, before)
    return unnoted(() => insertBefore.call(this, node, before)) as T // The cast: as above.
  }
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    ready(this, node)
    return unnoted(() => appendChild.call(this, node)) as T // The cast: as above.
  }
}

function ready(parent: Node, child: Node) {
  if (isText(child) && child.parentNode !== parent) putBack(child)
}

/** What React removes has nothing in its place, whatever stands beside it. */
function unnoted(work: () => Node): Node {
  note(changes.takeRecords())
  const node = work()
  changes.takeRecords()
  return node
}

/** Notes which node replaces a text: one of the same change, or a `<font>` that was inserted beside it. */
function note(records: MutationRecord[]) {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
    const texts = [...removedNodes].filter(isText)
    if (!standIn || standIn.parentNode !== target || texts.length === 0) continue
    // The cast: it has a parent.
    const node = standIn as ChildNode
    originals.set(node, [...(originals.get(node) ?? []), ...texts])
    for (const text of texts) {
      standIns.set(text, node)
      changedTexts.observe(text, { characterData: true })
    }
  }
}

function putBack(text: Node) {
  note(changes.takeRecords())
  const standIn = standIns.get(text)
  if (!standIn?.parentNode) return
  const texts = originals.get(standIn) ?? []
  for (const each of texts) standIns.delete(each)
  originals.delete(standIn)
  standIn.replaceWith(...texts)
  changes.takeRecords()
}

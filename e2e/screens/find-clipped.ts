import type { Page } from '@playwright/test'

/** Finds pages that are wider than the window, texts that are clipped without a tooltip, and overlapping texts. */
export const findClipped = (page: Page): Promise<string[]> => page.evaluate(search)

/** Runs in the page. */
function search(): string[] {
  const slack = 1.5
  const found = new Set<string>()
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.textContent ?? '').trim().slice(0, 60)}"`
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} wide in a window of ${clientWidth}`)

  /** Only for screen readers: one pixel, or clipped. */
  const isUnseen = (element: Element): boolean => {
    const { clipPath, clip, position } = getComputedStyle(element)
    if (position === 'absolute' && (clipPath !== 'none' || clip !== 'auto')) return true
    return element.parentElement ? isUnseen(element.parentElement) : false
  }
  const hasFullText = (element: Element | null): boolean => {
    for (let each = element, level = 0; each && level < 4; each = each.parentElement, level++)
      if (each.hasAttribute('title') || each.hasAttribute('aria-label')) return true
    return false
  }
  const modal = document.querySelector('[aria-modal=true]')
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim() || element.closest('script, style, noscript, option, textarea'))
      continue
    if (modal && !modal.contains(element)) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(element))
      continue
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0 || text.height === 0) continue
    check(element, text)
  }
  for (const select of document.querySelectorAll('select')) checkSelect(select)
  for (const parent of document.querySelectorAll('body *'))
    if (!modal || modal.contains(parent)) checkChildren(parent)
  return [...found]

  function check(element: Element, text: DOMRect) {
    let [left, right, top, bottom] = [text.left, text.right, text.top, text.bottom]
    let isFixed = false
    for (
      let box: Element | null = element;
      box && box !== document.documentElement;
      box = box.parentElement
    ) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const isButton = box.matches('button, [role=button], [role=menuitem], [role=option], label, select')
      const overWidth = Math.max(edge.left - left, right - edge.right)
      const overHeight = Math.max(edge.top - top, bottom - edge.bottom)
      const isOut =
        (style.overflowX === 'visible' && overWidth > slack) ||
        (style.overflowY === 'visible' && overHeight > slack)
      if (isButton && style.display !== 'inline' && isOut) found.add(`leaves its button: ${nameOf(box)}`)
      if (style.position === 'fixed') isFixed = true
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
        // The box scrolls, so from here on only the box must be visible, not all of the text.
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
      } else if (style.overflowX !== 'visible' && overWidth > slack) {
        const hasDots = style.textOverflow === 'ellipsis' || element.matches('[class*=clamp]')
        if (!hasDots || !hasFullText(element))
          found.add(`cut by ${Math.round(overWidth)} px: ${nameOf(element)} in ${nameOf(box)}`)
        return
      }
      if (style.overflowY === 'auto' || style.overflowY === 'scroll') {
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      } else if (style.overflowY !== 'visible' && overHeight > slack) {
        const hasDots = style.webkitLineClamp !== 'none'
        if (!hasDots || !hasFullText(element))
          found.add(`cut in height by ${Math.round(overHeight)} px: ${nameOf(element)} in ${nameOf(box)}`)
        return
      }
      if (isFixed) break
    }
    if (right > innerWidth + slack || left < -slack) found.add(`outside of the window: ${nameOf(element)}`)
  }

  function checkSelect(select: HTMLSelectElement) {
    if (!select.checkVisibility() || (modal && !modal.contains(select))) return
    const style = getComputedStyle(select)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const textWidth = context.measureText(select.selectedOptions[0]?.text ?? '').width
    const room =
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (textWidth > room + slack && !hasFullText(select) && style.textOverflow !== 'ellipsis')
      found.add(`cut in its select by ${Math.round(textWidth - room)} px: ${select.selectedOptions[0]?.text}`)
  }

  /** Elements next to each other must not overlap. */
  function checkChildren(parent: Element) {
    const { display } = getComputedStyle(parent)
    if (!/flex|grid/.test(display) || !parent.checkVisibility()) return
    const children = [...parent.children].filter((child) => {
      const { position, visibility } = getComputedStyle(child)
      return (
        (position === 'static' || position === 'relative') &&
        visibility === 'visible' &&
        child.checkVisibility() &&
        !isUnseen(child)
      )
    })
    const boxes = children.map((child) => child.getBoundingClientRect())
    for (const [place, a] of boxes.entries())
      for (const [other, b] of boxes.entries()) {
        if (other <= place || a.width === 0 || b.width === 0) continue
        const overlapWidth = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const overlapHeight = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        const [one, two] = [children[place], children[other]]
        if (overlapWidth > slack && overlapHeight > slack && one?.textContent && two?.textContent)
          found.add(`over each other: ${nameOf(one)} and ${nameOf(two)}`)
      }
  }
}

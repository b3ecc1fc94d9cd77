import type { Page } from '@playwright/test'
import { knownData } from './known-data.ts'

/** In the pseudo-locale: texts of the page, also for screen readers, that are not from the locale files. */
export const findUntranslated = (page: Page): Promise<string[]> => page.evaluate(search, knownData)

/** Runs in the page. */
function search(known: string[]): string[] {
  const data = new RegExp(known.join('|'), 'gu')
  // Keys are shown as on keyboards; codes and typed text have no language.
  const untouched = 'script, style, noscript, code, kbd, textarea, datalist'
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ]
  const found = new Set<string>()

  /** The text outside of brackets; `depth` brackets are open before the text. */
  function outside(text: string, depth = 0): { rest: string; depth: number } {
    let rest = ''
    for (const letter of text) {
      if (letter === '⟦') depth++
      else if (letter === '⟧') depth--
      else if (depth === 0) rest += letter
    }
    return { rest, depth }
  }
  const isForeign = (rest: string) => /\p{L}/u.test(rest.replaceAll(data, ''))
  const placeOf = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`

  // A text with links or bold words has several nodes: brackets stay open from one to the next.
  let depth = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest(untouched)) continue
    const read = outside(node.nodeValue ?? '', depth)
    depth = read.depth
    if (isForeign(read.rest) && element.checkVisibility())
      found.add(`text "${read.rest.trim()}" in ${placeOf(element)}`)
  }
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    for (const name of attributes) {
      const value = element.getAttribute(name)
      if (value && isForeign(outside(value).rest) && !element.closest('script, style'))
        found.add(`${name} "${value}" at ${placeOf(element)}`)
    }
  return [...found]
}

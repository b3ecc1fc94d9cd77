import type { Page } from '@playwright/test'
import { interfaceLanguages } from '../../contract/src/rules/enumerations.ts'
import { formatDate } from '../../web/src/ui/words/dates.ts'

const months = Array.from({ length: 12 }, (_, month) => new Date(2025, month, 27, 20, 48))
/** The longest date of a list in any language. */
const longest = interfaceLanguages
  .flatMap((language) => months.map((month) => formatDate(month, 'short', language)))
  .reduce((one, other) => (other.length > one.length ? other : one))

/** Finds places where a date of a list would be cut: a date without its first digit is another date. */
export const findCutDates = (page: Page): Promise<string[]> => page.evaluate(search, longest)

/** Runs in the page. */
function search(date: string): string[] {
  const found: string[] = []
  for (const time of document.querySelectorAll('time')) {
    const text = time.firstChild
    // Of those that have a day: the word "Today" is a text of the pseudo-locale.
    if (!(text instanceof Text) || !/⟦|\d{4}/.test(text.data) || !time.checkVisibility()) continue
    const before = text.data
    text.data = date
    const { left, right } = time.getBoundingClientRect()
    for (let box = time.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX)) break
      const edge = box.getBoundingClientRect()
      if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1))
        found.push(`cuts a date: ${box.tagName} .${box.className} "${before}"`)
    }
    text.data = before
  }
  return found
}

import type { Page } from '@playwright/test'

/** Finds texts that fit, and are cut when a reader sets the spacing of WCAG 1.4.12 (text spacing). */
export const findCutBySpacing = (page: Page): Promise<string[]> => page.evaluate(search)

/** Runs in the page. */
function search(): string[] {
  const texts = [
    ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, th, label, button, legend'),
  ]
  const isCut = (element: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    if (!element.checkVisibility() || element.clientWidth <= 4) return false
    return (
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2)
    )
  }
  const before = new Set(texts.filter(isCut))
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets.push(spacing)
  const cut = texts.filter((element) => !before.has(element) && isCut(element))
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing)
  return cut.map(
    (element) =>
      `cut by spacing: ${element.tagName} .${element.className} "${element.textContent.slice(0, 40)}"`,
  )
}

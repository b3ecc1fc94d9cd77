import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'

/** A browser for the journeys of one file. Each test opens pages of its own: no cookie goes from one to the next. */
export function useBrowser() {
  let browser: Browser | undefined
  beforeAll(async () => {
    const isRoot = process.getuid?.() === 0
    // Chromium's own walls need rights that root in a container does not have.
    const args = isRoot ? ['--no-sandbox'] : []
    browser = await chromium.launch({ executablePath: inject('chromium'), args })
  })
  afterAll(() => browser?.close())

  /** Opens a page of the panel as a new visitor. A mistake in the page's own script fails the test. */
  async function open(path: string, cookie?: { name: string; value: string }): Promise<Page> {
    if (!browser) throw new Error('The browser is opened before the first test')
    const address = inject('panelAddress')
    const context = await browser.newContext({
      baseURL: address,
      locale: 'en',
      // What is half faded in has half its contrast.
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    })
    if (cookie) await context.addCookies([{ ...cookie, url: address }])
    const mistakes = listenForMistakes(context)
    onTestFinished(async () => {
      await context.close()
      expect(mistakes).toEqual([])
    })
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  return { open }
}

function listenForMistakes(context: BrowserContext): string[] {
  const mistakes: string[] = []
  context.on('weberror', (error) => mistakes.push(error.error().message))
  return mistakes
}

/** What axe finds wrong on the page, by rule and place: nothing, on a good page. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

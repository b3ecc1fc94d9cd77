import type { Page } from '@playwright/test'
import { translatePage } from '../../web/src/testing/translator.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it as journey } from '../journey.ts'
import { makeVisitors } from '../visitors.ts'
import { findClipped } from './find-clipped.ts'
import { findCutBySpacing } from './find-cut-by-spacing.ts'
import { findCutDates } from './find-cut-dates.ts'
import { findUntranslated } from './find-untranslated.ts'
import { speakPseudo } from './language.ts'
import { pseudoOf } from './pseudo.ts'
import type { Scene } from './screen.ts'
import { showTheme, type Width, walk, widths } from './walk.ts'
import { readTexts, wordsOf } from './words.ts'

const pseudo = pseudoOf(readTexts('en'))

// Their caches have the texts of the pseudo-locale, so that other journeys cannot use their contexts.
const it = journey.extend<object, { visitors: ReturnType<typeof makeVisitors> }>({
  visitors: [
    ({ browser, panel: { address } }, use) => use(makeVisitors(browser, address)),
    { scope: 'worker' },
  ],
})

/**
 * Opens these scenes in the pseudo-locale and runs all checks in one pass, because opening a screen takes longer than checking it.
 * Axe checks the wide screen with all rules, and the phone only with the rules that depend on the width. Between two checks, the browser
 * translates the page: each screen is left, and the next one opened, while texts are replaced.
 */
export function checkScenes(scenes: Scene[]) {
  for (const scene of scenes)
    it(`the screens of "${scene.name}" are translated, have no clipped text and no accessibility violation`, async ({
      openContext,
      makeWorld,
    }) => {
      it.setTimeout(600_000)
      const { context, address } = await openContext()
      const found: string[] = []
      await walk(scene, {
        context,
        address,
        world: await makeWorld(),
        words: wordsOf(pseudo),
        speak: (page) => speakPseudo(page, pseudo),
        visit: async ({ name }, width, page) => {
          await endTranslation(page)
          const faults = await findFaults(page, width)
          // The other screens of the scene open in this page, so they have the same width.
          if (width === 'wide' && name === scene.screens[0]?.name) faults.push(...(await findOverflow(page)))
          found.push(...faults.map((fault) => `${name}, ${width}: ${fault}`))
          await beginTranslation(page)
        },
      })
      expect(found).toEqual([])
    })
}

const beginTranslation = (page: Page) => page.evaluate(`window.endTranslation = (${translatePage})()`)
const endTranslation = (page: Page) => page.evaluate('window.endTranslation?.()')

/** Finds horizontal overflow of the page at window widths other than those of `walk`. */
async function findOverflow(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [768, 1199, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    if (scrollWidth > width || clientWidth !== width)
      found.push(`the page is ${scrollWidth} wide in a window of ${width}`)
  }
  await page.setViewportSize(widths.wide)
  return found
}

async function findFaults(page: Page, width: Width): Promise<string[]> {
  const faults = [
    ...(await findClipped(page)),
    ...(await findUntranslated(page)),
    ...(await findCutDates(page)),
    ...(await findCutBySpacing(page)),
  ]
  if (width === 'phone') return [...faults, ...(await findAccessibilityViolations(page, 'sizes'))]
  const light = await findAccessibilityViolations(page)
  await showTheme(page, 'dark')
  const dark = await findAccessibilityViolations(page, 'colors')
  await showTheme(page, 'light')
  return [...faults, ...light, ...dark.map((fault) => `dark: ${fault}`)]
}

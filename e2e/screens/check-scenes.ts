import type { Page } from '@playwright/test'
import { findBarriers } from '../browser.ts'
import { expect, it } from '../journey.ts'
import { findCut } from './find-cut.ts'
import { findUntranslated } from './find-untranslated.ts'
import { speakPseudo } from './language.ts'
import { pseudoOf } from './pseudo.ts'
import type { Scene } from './screen.ts'
import { showTheme, type Width, walk, widths } from './walk.ts'
import { readTexts, wordsOf } from './words.ts'

const pseudo = pseudoOf(readTexts('en'))

/**
 * Opens these scenes in the pseudo-language. One pass for all checks, because opening the screens takes longer than checking
 * them. Axe checks the wide screen, and on a phone only the rules that depend on the width.
 */
export function checkScenes(scenes: Scene[]) {
  for (const scene of scenes)
    it(`the screens of "${scene.name}" are whole, translated and without a barrier`, async ({
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
          const faults = await findFaults(page, width)
          // What opens in a page was measured in it: the other widths depend on the frame and the page.
          if (width === 'wide' && name === scene.screens[0]?.name) faults.push(...(await findOverflow(page)))
          found.push(...faults.map((fault) => `${name}, ${width}: ${fault}`))
        },
      })
      expect(found).toEqual([])
    })
}

/** Whether the page fits into its window between and beyond the two widths. */
async function findOverflow(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [768, 1199, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    if (scrollWidth > width || clientWidth !== width)
      found.push(`the page is ${scrollWidth} wide in ${width}`)
  }
  await page.setViewportSize(widths.wide)
  return found
}

async function findFaults(page: Page, width: Width): Promise<string[]> {
  const faults = [...(await findCut(page)), ...(await findUntranslated(page))]
  if (width === 'phone') return [...faults, ...(await findBarriers(page, 'sizes'))]
  const light = await findBarriers(page)
  await showTheme(page, 'dark')
  const dark = await findBarriers(page, 'colors')
  await showTheme(page, 'light')
  return [...faults, ...light, ...dark.map((fault) => `dark: ${fault}`)]
}

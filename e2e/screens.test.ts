import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { findCut } from './screens/find-cut.ts'
import { findUntranslated } from './screens/find-untranslated.ts'
import { speakPseudo } from './screens/language.ts'
import { pseudoOf } from './screens/pseudo.ts'
import { walk } from './screens/walk.ts'
import { readTexts, wordsOf } from './screens/words.ts'
import { scenes } from './screens.ts'
import { useWorld } from './world.ts'

const { openContext } = useBrowser()
const { makeWorld } = useWorld()

const pseudo = pseudoOf(readTexts('en'))

async function findFaults(page: Page): Promise<string[]> {
  const faults = [...(await findCut(page)), ...(await findUntranslated(page)), ...(await findBarriers(page))]
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findBarriers(page, 'colors')
  await page.emulateMedia({ colorScheme: 'light' })
  return [...faults, ...dark.map((fault) => `dark: ${fault}`)]
}

// One walk for all of it: opening the screens takes longer than looking at them.
describe('in a language that is longer by 40 %, wide and on a phone, light and dark', () => {
  it.each(scenes)(
    'the screens of "$name" are whole, translated and without a barrier',
    {
      timeout: 600_000,
    },
    async (scene) => {
      const { context, address } = await openContext()
      const found: string[] = []
      await walk(scene, {
        context,
        address,
        world: await makeWorld(),
        words: wordsOf(pseudo),
        speak: (page) => speakPseudo(page, pseudo),
        visit: async ({ name }, width, page) => {
          const faults = await findFaults(page)
          found.push(...faults.map((fault) => `${name}, ${width}: ${fault}`))
        },
      })
      expect(found).toEqual([])
    },
  )
})

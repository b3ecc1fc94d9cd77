import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { walk } from './screens/walk.ts'
import { readTexts, wordsOf } from './screens/words.ts'
import { scenes } from './screens.ts'
import { useWorld } from './world.ts'

const { openContext } = useBrowser()
const { makeWorld } = useWorld()

describe('every screen', () => {
  it.each(scenes)('of $name opens', { timeout: 300_000 }, async (scene) => {
    const { context, address } = await openContext()
    const found: string[] = []
    await walk(scene, {
      context,
      address,
      world: await makeWorld(),
      words: wordsOf(readTexts('en')),
      speak: async () => {},
      visit: async (screen, width, page) => {
        const barriers = await findBarriers(page)
        found.push(...barriers.map((barrier) => `${screen.name} ${width}: ${barrier}`))
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/${screen.name}-${width}.png` })
      },
    })
    expect(found).toEqual([])
  })
})

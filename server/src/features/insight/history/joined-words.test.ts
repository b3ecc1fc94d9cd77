import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeHistoryWorld, textOf } from '../../../testing/history-world.ts'

const test = useTestApp()
const search = (words: string) => `q=${encodeURIComponent(words)}`

describe('words that are joined', () => {
  it.each([
    'Dat klinkt gezellig.Wanneer praten we',
    'gezellig/wanneer',
    'gezellig-wanneer gezellig\u2014wanneer',
    'gezellig,wanneer',
    'gezellig_wanneer',
    'gezellig@wanneer.nl',
    'gezellig:wanneer',
    'http://gezellig.nl/wanneer?x=wanneer',
    'gezellig\u{1F600}wanneer',
    'gezellig\u200Bwanneer',
    'gezellig\u2026wanneer~gezellig+wanneer',
    '<b>gezellig</b>&wanneer',
  ])('are both found, and marked in the text as it was written: %s', async (text) => {
    const { talk, entries } = await makeHistoryWorld(test)
    const { send } = await talk('nl')
    await send(text)
    for (const q of ['gezellig', 'wanneer', 'wanne*', text])
      expect((await entries(search(q))).map(textOf), q).toEqual([text])
    const [entry] = await entries(search('wanneer'))
    const hits = entry?.text?.filter(({ hit }) => hit).map(({ part }) => part.toLowerCase())
    expect(hits).toContain('wanneer')
  })
})

import { expect, it } from 'vitest'
import { recognisedLanguages } from './languages.ts'
import { startWarming } from './warm.ts'

it('each language is warmed once, in a turn of the event loop of its own', async () => {
  let turns = 0
  const calls: { language: string; turn: number }[] = []
  const find = (_: string, language: string) => {
    calls.push({ language, turn: turns })
    setImmediate(() => turns++)
  }
  startWarming([find])
  expect(calls).toEqual([])
  await expect.poll(() => calls).toHaveLength(recognisedLanguages.length)
  expect(calls).toEqual(recognisedLanguages.map((language, turn) => ({ language, turn })))
})

it('a node that stops warms no other language', async () => {
  const warmed: string[] = []
  const warming = startWarming([
    (_, language) => {
      warmed.push(language)
      void warming.stop()
    },
  ])
  await expect.poll(() => warmed).toHaveLength(1)
  await warming.stop()
  expect(warmed).toEqual(recognisedLanguages.slice(0, 1))
})

import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { recognisedLanguages } from './by-language.ts'
import { startWarming } from './warm.ts'

/** A finder that notes its languages and the turns of the event loop in which it was called. */
function noteCalls() {
  let turn = 0
  const calls: { language: string; turn: number }[] = []
  const counting = async () => {
    while (calls.length < recognisedLanguages.length) {
      await setImmediate()
      turn++
    }
  }
  return { calls, counting, find: (_: string, language: string) => calls.push({ language, turn }) }
}

it('each language is warmed once, in a turn of the event loop of its own', async () => {
  const { calls, counting, find } = noteCalls()
  startWarming([find])
  expect(calls).toEqual([])
  await counting()
  expect(calls.map(({ language }) => language)).toEqual(recognisedLanguages)
  expect(new Set(calls.map(({ turn }) => turn)).size).toBe(recognisedLanguages.length)
})

it('a node that stops warms no other language', async () => {
  const find = vi.fn()
  const warming = startWarming([find])
  await vi.waitFor(() => expect(find).toHaveBeenCalled(), { interval: 0 })
  const { length } = find.mock.calls
  await warming.stop()
  await setImmediate()
  expect(find.mock.calls.length).toBeLessThanOrEqual(length)
})

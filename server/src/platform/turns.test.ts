import { describe, expect, it } from 'vitest'
import { openTurns } from './turns.ts'

describe('turns', () => {
  it('let so many work at once, keep so many waiting in their order, and refuse the next', async () => {
    const inTurn = openTurns(1, 2)
    const done: string[] = []
    const first = Promise.withResolvers<void>()
    const works = [
      inTurn(() => first.promise),
      ...['second', 'third'].map((name) => inTurn(async () => void done.push(name))),
    ]
    await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
    first.resolve()
    await Promise.all(works)
    expect(done).toEqual(['second', 'third'])
    await inTurn(async () => void done.push('later'))
    expect(done.at(-1)).toBe('later')
  })
})

import { describe, expect, it } from 'vitest'
import { limitSimultaneous } from './limit-simultaneous.ts'

describe('the limit of simultaneous tasks', () => {
  it('runs so many at once, keeps so many waiting in order, and refuses the next', async () => {
    const inTurn = limitSimultaneous(1, 2)
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

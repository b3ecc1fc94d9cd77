import { describe, expect, it } from 'vitest'
import { limitSimultaneous } from './limit-simultaneous.ts'

describe('the limit of simultaneous tasks', () => {
  it('runs the given number at once, keeps the given number waiting in order, and refuses others', async () => {
    const runLimited = limitSimultaneous(1, 2)
    const done: string[] = []
    const first = Promise.withResolvers<void>()
    const works = [
      runLimited(() => first.promise),
      ...['second', 'third'].map((name) => runLimited(async () => void done.push(name))),
    ]
    await expect(runLimited(async () => {})).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
    first.resolve()
    await Promise.all(works)
    expect(done).toEqual(['second', 'third'])
    await runLimited(async () => void done.push('later'))
    expect(done.at(-1)).toBe('later')
  })
})

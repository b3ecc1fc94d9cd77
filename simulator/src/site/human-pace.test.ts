import { seeded } from '@panel/demo/random'
import { describe, expect, it } from 'vitest'
import { secondsToReply } from './human-pace.ts'
import { smallTalk } from './small-talk.ts'

describe('the pace of customers', () => {
  it('is 20 to 60 seconds when they reply soon, and otherwise up to hours', () => {
    const random = seeded(5)
    const first = Array.from({ length: 150 }, () => secondsToReply(true, random))
    expect(Math.min(...first)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...first)).toBeLessThanOrEqual(60)
    const later = Array.from({ length: 500 }, () => secondsToReply(false, random))
    expect(Math.min(...later)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...later)).toBeGreaterThan(3_600)
  })
})

describe('small talk', () => {
  it('is of four lines at least in each language, with every slot filled in', () => {
    for (const language of ['nl', 'it', 'pl', 'es', 'en', 'fr']) {
      const { lines } = smallTalk(language, { random: seeded(1) })
      expect(new Set(lines).size).toBeGreaterThanOrEqual(4)
      expect(lines.filter((line) => /[{}[\]<>|]/.test(line))).toEqual([])
    }
  })
})

import { messageLength, postMessages, putCustomer, putProfile } from '@panel/contract'
import { demoCorpus } from '@panel/demo/corpus'
import { describe, expect, it } from 'vitest'
import { customerOf, profileOf } from './people.ts'

describe('the conversations of the demo', () => {
  it('are six in each of the six languages, in alternating order', () => {
    const perLanguage = Map.groupBy(demoCorpus, (script) => script.language)
    expect([...perLanguage.keys()].sort()).toEqual(['en', 'es', 'fr', 'it', 'nl', 'pl'])
    for (const scripts of perLanguage.values()) expect(scripts).toHaveLength(6)
    expect(new Set(demoCorpus.slice(0, 6).map((script) => script.language)).size).toBe(6)
  })

  it('have 4 to 8 lines each, and no line twice', () => {
    for (const { lines } of demoCorpus) {
      expect(lines.length).toBeGreaterThanOrEqual(4)
      expect(lines.length).toBeLessThanOrEqual(8)
    }
    const all = demoCorpus.flatMap((script) => script.lines)
    expect(new Set(all).size).toBe(all.length)
  })

  it('are accepted by the site API, with their customers and profiles', () => {
    for (const [number, script] of demoCorpus.entries()) {
      expect(putProfile.body.safeParse(profileOf(script, number)).error).toBeUndefined()
      expect(putCustomer.body.safeParse(customerOf(script.language, number)).error).toBeUndefined()
      const messages = script.lines.map((text, place) => ({
        external_id: `${place}`,
        customer_external_id: 'c',
        profile_external_id: 'p',
        text,
        sent_at: '2026-11-20T10:00:00Z',
      }))
      expect(postMessages.body.safeParse({ messages }).error).toBeUndefined()
      expect(Math.max(...script.lines.map((line) => line.length))).toBeLessThan(messageLength)
    }
  })

  it('have adults only, on both sides', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    for (const [number, script] of demoCorpus.entries()) {
      expect(profileOf(script, number).age).toBeGreaterThanOrEqual(25)
      const birthday = customerOf(script.language, number, now).birthday ?? ''
      expect(birthday < '2005').toBe(true)
    }
  })
})

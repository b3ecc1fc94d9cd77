import { describe, expect, it } from 'vitest'
import { fillIn, phrases } from './phrases.ts'

const [anna, bram] = [
  { name: 'Anna', gender: 'female' },
  { name: 'Bram', gender: 'male' },
] as const

describe('a phrase', () => {
  it('has the forms of who writes and who reads, their names, and the words of its subject', () => {
    const phrase = '[byłem|byłam] i <byłeś|byłaś>, {name}: {dish}. {me}'
    const words = { dish: 'bigos' }
    expect(fillIn(phrase, { from: bram, to: anna, words })).toBe('Byłem i byłaś, Anna: bigos. Bram')
    expect(fillIn(phrase, { from: anna, to: bram, words })).toBe('Byłam i byłeś, Bram: bigos. Anna')
  })

  it('has no slot that nothing fills, in each language', () => {
    for (const { subjects, ...others } of Object.values(phrases)) {
      const all = [
        ...Object.values(others).flatMap((group) => group.map((phrase) => ({ phrase, words: {} }))),
        ...subjects.flatMap(({ words, asks, reacts, tells, returns }) =>
          [...asks, ...reacts, ...tells, ...returns].map((phrase) => ({ phrase, words })),
        ),
      ]
      for (const [from, to] of [
        [anna, bram],
        [bram, anna],
      ] as const) {
        const filled = all.map(({ phrase, words }) => fillIn(phrase, { from, to, words }).replaceAll('|', ''))
        expect(filled.filter((text) => /[{}[\]<>]/.test(text))).toEqual([])
      }
    }
  })

  it('is one of many: with their words, more than two thousand lines', () => {
    const lines = Object.values(phrases).flatMap(({ subjects }) =>
      subjects.map(({ words, asks, reacts, tells, returns }) => {
        const choices = Object.values(words)[0]?.split('|').length ?? 1
        return asks.length * choices + reacts.length * tells.length * returns.length
      }),
    )
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2_000)
  })
})

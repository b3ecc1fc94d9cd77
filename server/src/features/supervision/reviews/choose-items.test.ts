import { describe, expect, it } from 'vitest'
import { chooseByRisk, chooseDays, chooseEvenly } from './choose-items.ts'
import { isComplaint } from './complaint-words.ts'
import { type Candidate, withRisks } from './find-candidates.ts'

let ids = 0
const candidate = (own: Partial<Candidate> = {}): Candidate => ({
  message_id: ++ids,
  message_created_at: '2026-01-05T10:00:00Z',
  conversation_id: ids,
  siteowner_id: 1,
  operator_id: 1,
  language: 'en',
  type: 'reply',
  text: `A long and own answer ${ids}`,
  risk: null,
  ...own,
})
const day = (operator_id: number, date: string, sent: number) => ({ operator_id, day: date, sent })

describe('the days that are read', () => {
  it('are of each operator in turn, each once', () => {
    const days = [day(1, '2026-01-05', 900), day(1, '2026-01-06', 900), day(2, '2026-01-05', 1)]
    expect(new Set(chooseDays(days, 2).map(({ operator_id }) => operator_id))).toEqual(new Set([1, 2]))
    expect(chooseDays(days, 60)).toHaveLength(3)
    expect(chooseDays([], 60)).toEqual([])
  })

  it('have the probability of their messages', () => {
    const days = [day(1, '2026-01-05', 90), day(1, '2026-01-06', 10)]
    const numbers = Array.from({ length: 100 }, (_, at) => at / 100)
    const busy = numbers.filter((number) => chooseDays(days, 1, () => number)[0]?.sent === 90)
    expect(busy).toHaveLength(90)
  })
})

describe('the random part', () => {
  it('is even over operators, then over languages', () => {
    const many = Array.from({ length: 40 }, () => candidate({ operator_id: 1 }))
    const few = [candidate({ operator_id: 2, language: 'fr' }), candidate({ operator_id: 2, language: 'pl' })]
    const chosen = chooseEvenly([...many, ...few], 4)
    expect(chosen.filter(({ operator_id }) => operator_id === 2)).toHaveLength(2)
    const one = [...many, ...Array.from({ length: 3 }, () => candidate({ language: 'pl' }))]
    expect(chooseEvenly(one, 6).filter(({ language }) => language === 'pl')).toHaveLength(3)
  })

  it('is smaller when there is not enough', () => {
    expect(chooseEvenly([candidate()], 6)).toHaveLength(1)
  })
})

describe('the risky part', () => {
  it('has each risk in turn, and no message twice', () => {
    const short = Array.from({ length: 9 }, () => candidate({ risk: 'short' }))
    const reported = candidate({ risk: 'reported' })
    const chosen = chooseByRisk([...short, reported, { ...reported, risk: 'complaint' }], 3)
    expect(chosen.map(({ source }) => source).sort()).toEqual(['reported', 'short', 'short'])
  })

  it('has its next message in turn where one was chosen for another risk', () => {
    const reported = candidate({ risk: 'reported' })
    const all = [reported, { ...reported, risk: 'same_text' as const }]
    all.push(candidate({ risk: 'same_text' }), candidate({ risk: 'short' }))
    // In this order, what was reported is also the first of the same texts.
    const chosen = chooseByRisk(all, 2, () => 0)
    expect(chosen.map(({ source }) => source)).toEqual(['reported', 'same_text'])
  })

  it('has texts that are equal apart from names and numbers, in several chats of one operator and day', () => {
    const text = (name: string) => `Lovely to hear from you ${name} at 9`
    const rows = [
      candidate({ text: text('Jan') }),
      candidate({ text: text('Colin') }),
      candidate({ text: text('Henk'), operator_id: 2 }),
      candidate({ text: 'OK then' }),
      candidate({ text: 'OK then' }),
      candidate({ text: 'Hi', type: 'poke' }),
    ]
    expect(withRisks(rows.map((row) => ({ ...row, day: '2026-01-05' }))).map(({ risk }) => risk)).toEqual([
      'same_text',
      'same_text',
      null,
      'short',
      'short',
      null,
    ])
  })

  it.each([
    ['I want my money back', true],
    ['This is a SCAM!', true],
    ['Ik ga een klacht indienen', true],
    ['È una truffa', true],
    ['To jest oszustwo', true],
    ['Sois unos estafadores', true],
    ['Je suis déçu', true],
    ['The robots in that film', false],
    ['', false],
  ])('finds words of complaint in "%s": %s', (text, isOne) => {
    expect(isComplaint(text)).toBe(isOne)
  })
})

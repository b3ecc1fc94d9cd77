import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeOfNumber, changeOfPercentage } from './changes'

// Other tests of the process choose other languages.
beforeAll(() => i18next.init({ lng: 'en', resources: {} }))

const counts = (messages: number, answer_percentage: number | null) => ({
  messages,
  with_answer: 0,
  answer_percentage,
})

describe('a change on the period before', () => {
  it('is in percent for numbers, and in points for percentages', () => {
    expect(changeOfNumber(104, 100)).toBe('+4%')
    expect(changeOfNumber(88, 100)).toBe('−12%')
    expect(changeOfNumber(100, 100)).toBe('0%')
    expect(changeOfPercentage(counts(100, 79.83), counts(100, 77.9))).toBe('+1.9')
    expect(changeOfPercentage(counts(100, 42.8), counts(100, 43.9))).toBe('−1.1')
  })

  it('is not shown when either period has few messages, or nothing is compared', () => {
    expect(changeOfNumber(49, 100)).toBeNull()
    expect(changeOfNumber(100, 0)).toBeNull()
    expect(changeOfPercentage(counts(100, 50), counts(49, 50))).toBeNull()
    expect(changeOfNumber(0, 0)).toBeUndefined()
    expect(changeOfNumber(100, undefined)).toBeUndefined()
    expect(changeOfPercentage(counts(100, 50), null)).toBeUndefined()
  })
})

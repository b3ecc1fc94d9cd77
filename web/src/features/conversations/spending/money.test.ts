import { expect, it } from 'vitest'
import { formatAge, formatMoney } from './money'

it('writes amounts in minor units of any currency in the language of the operator', () => {
  expect(formatMoney(19_800, 'EUR', 'en')).toBe('€198')
  expect(formatMoney(450, 'EUR', 'en')).toBe('€4.50')
  expect(formatMoney(450, 'EUR', 'nl')).toMatch(/^€\s4,50$/)
  expect(formatMoney(123_456, 'PLN', 'pl')).toMatch(/^1234,56\szł$/)
  expect(formatMoney(500, 'JPY', 'fr')).toMatch(/^500\s¥$/)
})

it('says how old a report is, in minutes, hours or days', () => {
  expect(formatAge(-5_000, 'en')).toBe('0 minutes ago')
  expect(formatAge(5 * 60_000, 'en')).toBe('5 minutes ago')
  expect(formatAge(3 * 3_600_000, 'en')).toBe('3 hours ago')
  expect(formatAge(72 * 3_600_000, 'nl')).toBe('3 dagen geleden')
})

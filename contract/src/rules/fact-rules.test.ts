import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editCustomer } from '../conversations/customers.ts'
import { type CustomerField, customerFields, factChoices } from './enumerations.ts'
import { factIssue } from './fact-rules.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('a fact that an operator edits', () => {
  it.each([
    ['age', 12, 'possible_minor'],
    ['age', 18, undefined],
    ['age', 121, 'not_in_range'],
    ['age', 'old', 'not_a_whole_number'],
    ['length', 99, 'not_in_range'],
    ['birthday', '2008-11-20', undefined],
    ['birthday', '2008-11-21', 'possible_minor'],
    ['birthday', '2030-01-01', 'not_a_date'],
    ['birthday', '1990-02-30', 'not_a_date'],
    ['birthday', '12 March', 'not_a_date'],
    ['birthday', '1890-01-01', 'too_long_ago'],
    ['job', 'x'.repeat(501), 'too_long'],
    ['job', null, undefined],
    ['name', null, 'empty'],
    ['name', 'x'.repeat(101), 'too_long'],
  ] as const)('%s %j: %s', (field, value, code) => {
    expect(factIssue(field, value, now)?.code).toBe(code)
  })

  it('has the same rules in a form as in the API', () => {
    const freeFields = customerFields.filter((field) => !(field in factChoices))
    const value = fc.oneof(
      fc.integer({ min: 0, max: 400 }),
      fc.string({ minLength: 1, maxLength: 3 }).map((part) => `x${part}`),
      fc.constantFrom(99, 100, 101, 500, 501).map((length) => 'x'.repeat(length)),
      fc.date({ min: new Date('1880-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map(dayOf),
    )
    fc.assert(
      fc.property(fc.constantFrom(...freeFields), value, (field: CustomerField, input) => {
        const fact = isNumber(field) ? input : String(input)
        const parsed = editCustomer.body.safeParse({ facts: { [field]: fact } })
        expect(factIssue(field, fact, new Date()) === null).toBe(parsed.success)
      }),
      { numRuns: 2_000 },
    )
  })
})

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const isNumber = (field: CustomerField) => ['age', 'length', 'weight'].includes(field)

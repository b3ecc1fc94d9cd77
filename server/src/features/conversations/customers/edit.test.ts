import { factChoices, factLength, factRanges } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { inHand, yearsAgo } from '../../../testing/customer-in-hand.ts'

const test = useTestApp()

const long = 'x'.repeat(factLength + 1)

const textFields = [
  ...['city', 'job', 'sports', 'likes', 'hobbies', 'children', 'family', 'friends', 'pets', 'house', 'food'],
  ...['alcohol', 'health', 'appearance', 'tattoos', 'piercings', 'personality', 'reason', 'important'],
  ...['photos', 'other'],
]
const validValues: [string, unknown][] = [
  ['name', 'Colin'],
  ...textFields.map((field): [string, unknown] => [field, 'Some words, and more']),
  ...Object.entries(factChoices).flatMap(([field, values]) =>
    values.map((value): [string, unknown] => [field, value]),
  ),
  ...Object.entries(factRanges).flatMap(([field, { min, max }]): [string, unknown][] => [
    [field, min],
    [field, max],
  ]),
]
const invalidValues: [string, unknown][] = [
  ['name', ' '],
  ...textFields.flatMap((field): [string, unknown][] => [
    [field, long],
    [field, 5],
  ]),
  ...Object.keys(factChoices).flatMap((field): [string, unknown][] => [
    [field, 'purple'],
    [field, ''],
  ]),
  ...Object.entries(factRanges).flatMap(([field, { min, max }]): [string, unknown][] => [
    [field, min - 1],
    [field, max + 1],
    [field, min + 0.5],
    [field, String(min)],
  ]),
  ['birthday', '1980-02-30'],
  ['birthday', '30-01-1980'],
  ['birthday', yearsAgo(17)],
  ['birthday', yearsAgo(122)],
  ['interests', 'cooking'],
  ['interests', ['knitting']],
  ['shoe_size', 44],
]

describe('a fact', () => {
  it('of every field is stored as it was written, with every value of an enumeration, and can be removed', async () => {
    const { edit, customer } = await inHand(test)
    for (const [field, value] of validValues) {
      const answer = await edit({ [field]: value })
      expect(answer.statusCode, field).toBe(200)
      const saved = answer.json().customer
      expect(field === 'name' ? saved.name : saved.facts[field], field).toBe(value)
      expect(saved.edits[field], field).toBeDefined()
    }
    for (const field of new Set(validValues.map(([name]) => name))) await edit({ [field]: null })
    expect((await customer()).facts).toEqual({})
  })

  it.each(invalidValues)('%s is refused with the name of the field when it is %j', async (field, value) => {
    const { edit, customer } = await inHand(test)
    const answer = await edit({ [field]: value })
    expect(answer.statusCode).toBe(400)
    const { code, issues } = answer.json()
    expect(code).toBe('invalid_input')
    expect(issues[0].path).toMatch(new RegExp(`^facts\\.${field}(\\.0)?$`))
    expect((await customer()).edits).toEqual({})
  })

  it('of an age below 18 is refused, and the message says what to do', async () => {
    const { edit } = await inHand(test)
    for (const facts of [{ age: 12 }, { birthday: yearsAgo(12) }])
      expect((await edit(facts)).json().issues).toEqual([
        {
          path: `facts.${Object.keys(facts)[0]}`,
          code: 'possible_minor',
          params: { min: 18 },
          message:
            'Must be at least 18 years. Report a possible minor, or hand the conversation over to a master',
        },
      ])
  })

  it('that is empty or only white space is removed; other values are trimmed', async () => {
    const { edit } = await inHand(test)
    expect((await edit({ job: '  Garden centre ' })).json().customer.facts).toEqual({ job: 'Garden centre' })
    expect((await edit({ job: '  ' })).json().customer.facts).toEqual({})
  })

  it('has the operator who wrote it, and the time', async () => {
    const { edit, customer, operator } = await inHand(test)
    await edit({ job: 'Gardener' })
    const { at, by } = (await customer()).edits.job
    expect(by).toEqual({ id: operator.id, name: operator.name })
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  })

  it('writes an audit entry with the names of the fields, without their values', async () => {
    const { edit, customer: person, operator, siteowner } = await inHand(test)
    await edit({ job: 'Gardener', eye_color: 'blue' })
    await edit({ job: 'Gardener' })
    const rows = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'customer')
      .where('subject_id', '=', (await person()).id)
      .where('action', '=', 'customer.edit')
      .select(['operator_id', 'siteowner_id', 'details'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { operator_id: operator.id, siteowner_id: siteowner.id, details: { fields: ['job', 'eye_color'] } },
    ])
  })

  it('sends hints for every conversation of the customer', async () => {
    const { edit, id, operator } = await inHand(test)
    const hint = new Promise((done) => {
      const stop = test.live.listen((hint) => {
        if (hint.topic !== 'conversation' || hint.id !== id || hint.operatorId !== operator.id) return
        stop()
        done(hint)
      })
    })
    await edit({ job: 'Gardener' })
    expect(await hint).toBeDefined()
  })
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { badValues } from './bad-values.ts'
import { exampleOf } from './example.ts'
import { accepts } from './schema.ts'

/** The faults for each field path. */
function faultsByField(schema: z.ZodType) {
  const found = Map.groupBy(badValues(schema), (bad) => bad.path.join('.'))
  return Object.fromEntries([...found].map(([path, list]) => [path, new Set(list.map((bad) => bad.fault))]))
}

const person = z.strictObject({
  name: z.string().max(20),
  age: z.int().min(18).optional(),
  member: z.boolean().nullable(),
  pets: z.array(z.strictObject({ kind: z.enum(['cat', 'dog']) })).max(3),
  facts: z.record(z.string().regex(/^[a-z_]+$/), z.union([z.number(), z.array(z.string())])),
  page: z.string().regex(/^\d+$/).transform(Number),
})

describe('the invalid values', () => {
  it('reach every field: nested, in lists, in unions, in records, in wrappers', () => {
    expect(Object.keys(faultsByField(person))).toEqual(
      expect.arrayContaining([
        'name',
        'age',
        'member',
        'pets',
        'pets.0',
        'pets.0.kind',
        'facts',
        'facts.en',
        'facts.en.0',
        'page',
      ]),
    )
  })

  it('have every fault that a text can have', () => {
    expect([...(faultsByField(person).name ?? [])].sort()).toEqual(
      [
        'wrong type',
        'null',
        'empty',
        'missing',
        '__proto__',
        'NUL',
        'lone surrogate',
        'long',
        '1 MiB',
        'out of range',
      ].sort(),
    )
  })

  it('have one fault each: the rest is valid', () => {
    for (const bad of badValues(person)) {
      if (bad.path.length === 0) continue
      const [field = ''] = bad.path
      const { [field]: _fault, ...others } = { ...(bad.value as object) } as Record<string, unknown>
      expect(accepts(person.partial(), others), `${bad.path}: ${bad.fault}`).toBe(true)
    }
  })

  it('include values that the schema accepts and values that it refuses', () => {
    const judged = badValues(person).map((bad) => accepts(person, bad.value))
    expect(judged).toContain(true)
    expect(judged.filter((isRight) => !isRight).length).toBeGreaterThan(100)
  })

  it('have keys that could reach a prototype as own keys', () => {
    const keys = badValues(person).filter((bad) => bad.path.includes('__proto__'))
    expect(keys.map((bad) => bad.path.join('.'))).toEqual(
      expect.arrayContaining(['__proto__', 'facts.__proto__', 'pets.0.__proto__']),
    )
    expect(JSON.stringify(keys[0]?.value)).toContain('"__proto__":')
  })

  it('cannot be created for an unknown kind of schema', () => {
    expect(() => badValues(z.strictObject({ when: z.date() }))).toThrow('"date"')
    expect(() => badValues(z.strictObject({ anything: z.unknown() }))).toThrow('"unknown"')
  })
})

describe('an example', () => {
  it('is accepted by its schema and has all optional fields', () => {
    expect(exampleOf(person)).toEqual({
      name: 'example-text',
      age: 30,
      member: true,
      pets: [{ kind: 'cat' }],
      facts: { en: 1 },
      page: '1',
    })
  })

  it('leaves out optional fields that cannot be combined', () => {
    const either = z
      .strictObject({ before: z.string().optional(), after: z.string().optional(), at: z.string() })
      .refine((value) => !(value.before && value.after))
    expect(exampleOf(either)).toEqual({ before: 'example-text', at: 'example-text' })
  })

  it('fails when no example is known', () => {
    expect(() => exampleOf(z.string().regex(/^[¶]+$/))).toThrow('No example is known')
  })
})

import { type Issue, issue } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidInput } from './errors.ts'
import { parseInput } from './validation.ts'

const pathsOf = (schema: z.ZodType, value: unknown) => issuesOf(schema, value).map(({ path }) => path)

function issuesOf(schema: z.ZodType, value: unknown): Issue[] {
  try {
    parseInput(schema, value, 'body')
    return []
  } catch (error) {
    if (error instanceof InvalidInput) return error.details.issues ?? []
    throw error
  }
}

describe('the issues of invalid input', () => {
  it('name every invalid field, at every depth', () => {
    const schema = z.strictObject({ name: z.string(), pets: z.array(z.strictObject({ age: z.int() })) })
    expect(pathsOf(schema, { pets: [{ age: 1 }, { age: 'old', color: 'red' }], extra: 1 })).toEqual([
      'name',
      'pets.1.age',
      'pets.1.color',
      'extra',
    ])
  })

  it('name the part when the whole part is invalid', () => {
    expect(pathsOf(z.strictObject({ name: z.string() }), undefined)).toEqual(['body'])
  })

  it.each<[z.ZodType, unknown, Omit<Issue, 'path'>]>([
    [z.string(), undefined, { code: 'required', message: 'Required' }],
    [z.enum(['a', 'b']), undefined, { code: 'required', message: 'Required' }],
    [
      z.enum(['a', 'b']),
      'c',
      { code: 'not_an_option', params: { options: 'a, b' }, message: 'Must be one of: a, b' },
    ],
    [
      z.string(),
      5,
      { code: 'wrong_type', params: { expected: 'string' }, message: 'Must be of type string' },
    ],
    [
      z.string().max(3),
      'long',
      { code: 'too_long', params: { max: 3 }, message: 'Must have at most 3 characters' },
    ],
    [
      z.array(z.int()).max(1),
      [1, 2],
      { code: 'list_too_long', params: { max: 1 }, message: 'Too many items: the maximum is 1' },
    ],
    [z.int(), 1.5, { code: 'not_a_whole_number', message: 'Must be a whole number' }],
    [
      z.int().refine((value) => value % 2 === 1, issue('not_in_range', { min: 1, max: 3 })),
      2,
      {
        code: 'not_in_range',
        params: { min: 1, max: 3 },
        message: 'Must be a whole number from 1 to 3',
      },
    ],
    [
      z.string().min(5, issue('empty')),
      '',
      { code: 'empty', params: { min: 5 }, message: 'Must contain a visible character' },
    ],
  ])('have a code, parameters and an English message: %#', (field, value, expected) => {
    expect(issuesOf(z.strictObject({ field }), { field: value })).toEqual([{ path: 'field', ...expected }])
  })

  it('are limited in number', () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, number) => [`field${number}`, 1]))
    expect(pathsOf(z.strictObject({}), many)).toHaveLength(1_000)
    expect(pathsOf(z.array(z.strictObject({})), Array(200).fill(many))).toHaveLength(1_000)
  })

  it('name only the unknown fields when there are more than 20', () => {
    const schema = z.strictObject({ name: z.string() })
    const junk = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, number) => [`field${number}`, 1]))
    expect(pathsOf(schema, junk(20))).toContain('name')
    expect(pathsOf(schema, junk(21))).not.toContain('name')
  })

  it('are those of the most similar alternative', () => {
    const schema = z.strictObject({ fact: z.union([z.string(), z.number(), z.array(z.string())]) })
    expect(pathsOf(schema, { fact: ['a', 5] })).toEqual(['fact.1'])
    expect(pathsOf(schema, { fact: true })).toEqual(['fact'])
    const either = z.union([z.strictObject({ code: z.string() }), z.strictObject({ recovery: z.string() })])
    expect(pathsOf(either, { recovery: 5 })).toEqual(['recovery'])
    expect(pathsOf(either, { code: 'a', extra: 1 })).toEqual(['extra'])
  })
})

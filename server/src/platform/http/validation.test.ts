import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidInput } from './errors.ts'
import { parseInput } from './validation.ts'

function pathsOf(schema: z.ZodType, value: unknown): string[] {
  try {
    parseInput(schema, value, 'body')
    return []
  } catch (error) {
    if (error instanceof InvalidInput) return error.details.issues?.map((issue) => issue.path) ?? []
    throw error
  }
}

describe('the issues of bad input', () => {
  it('name every wrong field, at every depth', () => {
    const schema = z.strictObject({ name: z.string(), pets: z.array(z.strictObject({ age: z.int() })) })
    expect(pathsOf(schema, { pets: [{ age: 1 }, { age: 'old', color: 'red' }], extra: 1 })).toEqual([
      'name',
      'pets.1.age',
      'pets.1.color',
      'extra',
    ])
  })

  it('name the part when all of it is wrong', () => {
    expect(pathsOf(z.strictObject({ name: z.string() }), undefined)).toEqual(['body'])
  })

  it('have an end', () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, number) => [`field${number}`, 1]))
    expect(pathsOf(z.strictObject({}), many)).toHaveLength(1_000)
    expect(pathsOf(z.array(z.strictObject({})), Array(200).fill(many))).toHaveLength(1_000)
  })

  it('name unknown fields alone when there are more of those than anybody mistypes', () => {
    const schema = z.strictObject({ name: z.string() })
    const junk = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, number) => [`field${number}`, 1]))
    expect(pathsOf(schema, junk(20))).toContain('name')
    expect(pathsOf(schema, junk(21))).not.toContain('name')
  })

  it('are those of the alternative that was meant', () => {
    const schema = z.strictObject({ fact: z.union([z.string(), z.number(), z.array(z.string())]) })
    expect(pathsOf(schema, { fact: ['a', 5] })).toEqual(['fact.1'])
    expect(pathsOf(schema, { fact: true })).toEqual(['fact'])
    const either = z.union([z.strictObject({ code: z.string() }), z.strictObject({ recovery: z.string() })])
    expect(pathsOf(either, { recovery: 5 })).toEqual(['recovery'])
    expect(pathsOf(either, { code: 'a', extra: 1 })).toEqual(['extra'])
  })
})

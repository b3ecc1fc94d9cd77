import type { Issue } from '@panel/contract'
import { z } from 'zod'
import { InvalidInput } from './errors.ts'

/** More would help nobody, and a stranger could ask for a long answer with a short question. */
const issuesAtMost = 1_000

/** Parses what came in. @throws {InvalidInput} with one issue for each wrong field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, whole: string): z.output<S> {
  refuseUnknown(schema, value)
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new InvalidInput(issuesOf(parsed.error.issues, [], whole).slice(0, issuesAtMost))
  return parsed.data
}

const isNoField = 'Is not a field of this request'

/** More unknown fields than this are no mistake of somebody who wants to know all that is wrong. */
const unknownFieldsAtMost = 20

/** Refuses many unknown fields before the known ones are looked at, which takes longer. */
function refuseUnknown(schema: z.ZodType, value: unknown) {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return
  if (schema.def.catchall?._zod.def.type !== 'never') return
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(schema.shape, key))
  if (unknown.length > unknownFieldsAtMost)
    throw new InvalidInput(unknown.slice(0, issuesAtMost).map((path) => ({ path, message: isNoField })))
}

/** @param whole what to call a part that is wrong as a whole: `body` */
function issuesOf(found: z.core.$ZodIssue[], parent: PropertyKey[], whole: string): Issue[] {
  return found.flatMap((issue) => {
    const path = [...parent, ...issue.path]
    const name = (...more: PropertyKey[]) => [...path, ...more].map(String).join('.') || whole
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, issuesAtMost).map((key) => ({ path: name(key), message: isNoField }))
    if (issue.code === 'invalid_key')
      return [{ path: name(), message: issue.issues[0]?.message ?? issue.message }]
    if (issue.code === 'invalid_union') {
      const nearest = nearestOf(issue.errors)
      if (nearest) return issuesOf(nearest, path, whole)
    }
    return [{ path: name(), message: issue.message }]
  })
}

/** The alternative that comes nearest to what was sent says best what is wrong: one that fits as a whole, then the shortest. */
function nearestOf(alternatives: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const isOfAnotherKind = (found: z.core.$ZodIssue[]) => found.some((issue) => issue.path.length === 0)
  return alternatives
    .filter((found) => found.length > 0)
    .sort((a, b) => Number(isOfAnotherKind(a)) - Number(isOfAnotherKind(b)) || a.length - b.length)[0]
}

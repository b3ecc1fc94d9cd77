import type { Issue } from '@panel/contract'
import type { z } from 'zod'
import { InvalidInput } from './errors.ts'

/** More would help nobody, and a stranger could ask for a long answer with a short question. */
const issuesAtMost = 1_000

/** Parses what came in. @throws {InvalidInput} with one issue for each wrong field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, whole: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new InvalidInput(issuesOf(parsed.error.issues, [], whole).slice(0, issuesAtMost))
  return parsed.data
}

/** @param whole what to call a part that is wrong as a whole: `body` */
function issuesOf(found: z.core.$ZodIssue[], parent: PropertyKey[], whole: string): Issue[] {
  return found.flatMap((issue) => {
    const path = [...parent, ...issue.path]
    const name = (...more: PropertyKey[]) => [...path, ...more].map(String).join('.') || whole
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .slice(0, issuesAtMost)
        .map((key) => ({ path: name(key), message: 'Is not a field of this request' }))
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

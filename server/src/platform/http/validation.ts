import { type Issue, type IssueCode, type IssueParams, isIssueCode, issueAt } from '@panel/contract'
import { z } from 'zod'
import { InvalidInput } from './errors.ts'

/** Maximum number of issues in a response: a small request must not cause a large response. */
const maxIssues = 1_000

/** Parses input. @throws {InvalidInput} with one issue per invalid field */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, whole: string): z.output<S> {
  refuseManyUnknown(schema, value)
  const parsed = schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw new InvalidInput(issuesOf(parsed.error.issues, [], whole).slice(0, maxIssues))
  return parsed.data
}

/** A caller with more unknown fields than this gets no other issues. */
const maxUnknownFields = 20

/** Refuses many unknown fields before the known ones are validated, which takes longer. */
function refuseManyUnknown(schema: z.ZodType, value: unknown) {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return
  if (schema.def.catchall?._zod.def.type !== 'never') return
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(schema.shape, key))
  if (unknown.length > maxUnknownFields)
    throw new InvalidInput(unknown.slice(0, maxIssues).map((path) => issueAt(path, 'unknown_field')))
}

/** @param whole the path for an issue of the whole part: `body` */
function issuesOf(found: z.core.$ZodIssue[], parent: PropertyKey[], whole: string): Issue[] {
  return found.flatMap((issue) => {
    const path = [...parent, ...issue.path]
    const name = (...more: PropertyKey[]) => [...path, ...more].map(String).join('.') || whole
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, maxIssues).map((key) => issueAt(name(key), 'unknown_field'))
    const [ofKey] = issue.code === 'invalid_key' ? issue.issues : []
    if (ofKey) return [issueAt(name(), ...codeAndParamsOf(ofKey))]
    if (issue.code === 'invalid_union') {
      const nearest = nearestOf(issue.errors)
      if (nearest) return issuesOf(nearest, path, whole)
    }
    return [issueAt(name(), ...codeAndParamsOf(issue))]
  })
}

/** The issue code and its parameters. A rule with its own code has it as its message; other codes follow from the zod issue. */
function codeAndParamsOf(issue: z.core.$ZodIssue): [IssueCode, IssueParams?] {
  const { code, params = {} } = codeOf(issue)
  // zod does not type the parameters of a rule.
  const more: IssueParams = issue.code === 'custom' ? (issue.params ?? {}) : {}
  const all = { ...params, ...more }
  return [isIssueCode(issue.message) ? issue.message : code, Object.keys(all).length > 0 ? all : undefined]
}

type CodeAndParams = { code: IssueCode; params?: IssueParams }

function codeOf(issue: z.core.$ZodIssue): CodeAndParams {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { code: 'required' }
      if (issue.expected === 'int') return { code: 'not_a_whole_number' }
      return { code: 'wrong_type', params: { expected: issue.expected } }
    case 'too_big':
      return { code: tooBig[issue.origin] ?? 'too_high', params: { max: Number(issue.maximum) } }
    case 'too_small':
      return { code: tooSmall[issue.origin] ?? 'too_low', params: { min: Number(issue.minimum) } }
    case 'invalid_value':
      if (issue.input === undefined) return { code: 'required' }
      return { code: 'not_an_option', params: { options: issue.values.map(String).join(', ') } }
    case 'invalid_format':
      return { code: formats[issue.format] ?? 'invalid' }
    default:
      return { code: 'invalid' }
  }
}

const tooBig: Record<string, IssueCode> = { string: 'too_long', array: 'list_too_long' }
const tooSmall: Record<string, IssueCode> = { string: 'too_short', array: 'list_too_short' }
const formats: Record<string, IssueCode> = {
  date: 'not_a_date',
  datetime: 'not_a_moment',
  url: 'not_a_web_address',
  uuid: 'not_a_uuid',
}

/**
 * Selects the alternative of a union that is nearest to the input: one without an issue of the whole value, then the one with
 * the fewest issues.
 */
function nearestOf(alternatives: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const isOfAnotherKind = (found: z.core.$ZodIssue[]) => found.some((issue) => issue.path.length === 0)
  return alternatives
    .filter((found) => found.length > 0)
    .sort((a, b) => Number(isOfAnotherKind(a)) - Number(isOfAnotherKind(b)) || a.length - b.length)[0]
}

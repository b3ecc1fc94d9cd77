import type { CustomerField } from './enumerations.ts'
import type { FieldIssue } from './issues.ts'
import { customerNameLength, factLength, factRanges } from './limits.ts'

/** Age in whole years on a date, in UTC. */
export function ageOn(birthday: string, now: Date): number {
  const born = new Date(birthday)
  const years = now.getUTCFullYear() - born.getUTCFullYear()
  const isBefore = now.getUTCMonth() - born.getUTCMonth() || now.getUTCDate() - born.getUTCDate()
  return isBefore < 0 ? years - 1 : years
}

type FactValue = string | number | boolean | string[]

/** Validates a fact that an operator edits: returns the issue, or null when it is valid. The value null removes the fact. */
export function factIssue(field: CustomerField, value: FactValue | null, now: Date): FieldIssue | null {
  if (field === 'name') return value === null ? { code: 'empty' } : lengthIssue(value, customerNameLength)
  if (value === null) return null
  if (field === 'birthday') return birthdayIssue(String(value), now)
  if (field !== 'age' && field !== 'length' && field !== 'weight') return lengthIssue(value, factLength)
  if (typeof value !== 'number' || !Number.isInteger(value)) return { code: 'not_a_whole_number' }
  const { min, max } = factRanges[field]
  if (field === 'age' && value < min) return { code: 'possible_minor', params: { min } }
  return value < min || value > max ? { code: 'not_in_range', params: { min, max } } : null
}

function lengthIssue(value: FactValue, max: number): FieldIssue | null {
  return String(value).length > max ? { code: 'too_long', params: { max } } : null
}

function birthdayIssue(value: string, now: Date): FieldIssue | null {
  if (!isDay(value) || new Date(value) > now) return { code: 'not_a_date' }
  const { min, max } = factRanges.age
  const age = ageOn(value, now)
  if (age < min) return { code: 'possible_minor', params: { min } }
  return age > max ? { code: 'too_long_ago', params: { max } } : null
}

/** Refuses 30 February, which `Date` reads as a day in March. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const day = new Date(value)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

import type { Issue, PokeRule } from '@panel/contract'
import { clockTimePattern } from '@panel/contract/rules/clock-time'
import type { FieldIssue, IssueCode, IssueParams } from '@panel/contract/rules/issues'
import { maxLeastCredits, maxPokes, maxSilenceMinutes } from '@panel/contract/rules/poke-limits'

/** A rule in the form: entered values, valid or not. */
export type RuleForm = {
  isOn: boolean
  silence_minutes: string
  next_silence_minutes: string
  most_in_a_row: string
  pokes_per_day: string
  quiet_from: string
  quiet_until: string
  timezone: string
  /** Empty: members of this type are not poked. */
  least_credits_trial: string
  least_credits_premium: string
  starters: boolean
}

export type RuleField = Exclude<keyof RuleForm, 'isOn' | 'starters'>
/** Errors by field, found here or by the server. */
export type RuleFaults = Partial<Record<RuleField, { code: IssueCode; params?: IssueParams }>>

/** The initial values for a site owner without a rule: pokes are rare, not sent at night, and not to those who would have to pay for an answer. */
const initialRule: PokeRule = {
  silence_minutes: 1_440,
  next_silence_minutes: 4_320,
  most_in_a_row: 3,
  pokes_per_day: 2,
  quiet_hours: { from: '22:00', until: '08:00' },
  timezone: 'Europe/Amsterdam',
  least_credits_trial: 1,
  least_credits_premium: 1,
  starters: false,
}

export function formOf(rule: PokeRule | null): RuleForm {
  const { silence_minutes, next_silence_minutes, most_in_a_row, pokes_per_day, ...rest } = rule ?? initialRule
  return {
    isOn: rule !== null,
    silence_minutes: String(silence_minutes),
    next_silence_minutes: String(next_silence_minutes),
    most_in_a_row: String(most_in_a_row),
    pokes_per_day: String(pokes_per_day),
    quiet_from: rest.quiet_hours?.from ?? '',
    quiet_until: rest.quiet_hours?.until ?? '',
    timezone: rest.timezone,
    least_credits_trial: String(rest.least_credits_trial ?? ''),
    least_credits_premium: String(rest.least_credits_premium ?? ''),
    starters: rest.starters,
  }
}

const wholeNumber = (text: string, most: number, least = 1): number | null => {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : -1
  return number >= least && number <= most ? number : null
}

/** Parses a time: `9:05` becomes `09:05`, and an empty text stays empty. Null for an invalid time, such as `9:5`. */
function clockTime(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const padded = text.padStart(5, '0')
  return clockTimePattern.test(padded) ? padded : null
}

const minutesIssue: FieldIssue = { code: 'not_in_range', params: { min: 1, max: maxSilenceMinutes } }
const pokesIssue: FieldIssue = { code: 'not_in_range', params: { min: 1, max: maxPokes } }
const creditsIssue: FieldIssue = { code: 'not_in_range', params: { min: 0, max: maxLeastCredits } }

/** The rule in the form, null without pokes; or the errors of its fields. */
export function ruleOf(form: RuleForm): { rule: PokeRule | null } | { faults: RuleFaults } {
  if (!form.isOn) return { rule: null }
  const silence = wholeNumber(form.silence_minutes, maxSilenceMinutes)
  const nextSilence = wholeNumber(form.next_silence_minutes, maxSilenceMinutes)
  const inARow = wholeNumber(form.most_in_a_row, maxPokes)
  const perDay = wholeNumber(form.pokes_per_day, maxPokes)
  const faults: RuleFaults = {}
  const [trial, premium] = (['least_credits_trial', 'least_credits_premium'] as const).map((name) => {
    if (form[name].trim() === '') return null
    const credits = wholeNumber(form[name], maxLeastCredits, 0)
    if (credits === null) faults[name] = creditsIssue
    return credits
  })
  if (silence === null) faults.silence_minutes = minutesIssue
  if (nextSilence === null) faults.next_silence_minutes = minutesIssue
  if (inARow === null) faults.most_in_a_row = pokesIssue
  if (perDay === null) faults.pokes_per_day = pokesIssue
  const [from, until] = [clockTime(form.quiet_from), clockTime(form.quiet_until)]
  const hasQuietHours = from !== '' || until !== ''
  if (hasQuietHours && !from) faults.quiet_from = { code: 'not_a_time' }
  if (hasQuietHours && !until) faults.quiet_until = { code: 'not_a_time' }
  if (from && from === until) faults.quiet_until = { code: 'same_time' }
  if (form.timezone.trim() === '') faults.timezone = { code: 'not_a_time_zone' }
  const isWhole = silence !== null && nextSilence !== null && inARow !== null && perDay !== null
  if (!isWhole || Object.keys(faults).length > 0) return { faults }
  return {
    rule: {
      silence_minutes: silence,
      next_silence_minutes: nextSilence,
      most_in_a_row: inARow,
      pokes_per_day: perDay,
      quiet_hours: from && until ? { from, until } : null,
      timezone: form.timezone.trim(),
      least_credits_trial: trial ?? null,
      least_credits_premium: premium ?? null,
      starters: form.starters,
    },
  }
}

const fieldOf: Record<string, RuleField> = {
  'rule.silence_minutes': 'silence_minutes',
  'rule.next_silence_minutes': 'next_silence_minutes',
  'rule.most_in_a_row': 'most_in_a_row',
  'rule.pokes_per_day': 'pokes_per_day',
  'rule.quiet_hours.from': 'quiet_from',
  'rule.quiet_hours.until': 'quiet_until',
  'rule.timezone': 'timezone',
  'rule.least_credits_trial': 'least_credits_trial',
  'rule.least_credits_premium': 'least_credits_premium',
}

/** The errors of the server, by field. */
export function faultsOf(issues: readonly Issue[]): RuleFaults {
  return Object.fromEntries(
    issues.flatMap((issue) => (fieldOf[issue.path] ? [[fieldOf[issue.path], issue]] : [])),
  )
}

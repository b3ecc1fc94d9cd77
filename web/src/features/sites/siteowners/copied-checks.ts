import type { ChatRules, ManagedSiteowner, SendCheck } from '@panel/contract'
import { neverOff, type SendCheckKind, sendCheckKinds } from '@panel/contract/rules/enumerations'

export const lengthFields = ['length_min', 'length_share', 'length_max', 'length_stops'] as const
type LengthField = (typeof lengthFields)[number]

/** What the tab of rules and checks has of a site owner. */
export type OwnChecks = {
  siteowner: Pick<ManagedSiteowner, LengthField | 'text_rules'>
  checks: readonly SendCheck[]
  chatRules: readonly ChatRules[]
}

export type CheckDifference = { kind: SendCheckKind; from: SendCheck['mode']; to: SendCheck['mode'] }
type Lines = { from: string[]; to: string[] }
export type Differences = {
  lengths: { field: LengthField; from: number | boolean | null; to: number | boolean | null }[]
  checks: CheckDifference[]
  rules: Lines | null
  chatRules: (Lines & { language: string })[]
}

/** What would change if this site owner took over the rules and checks of another one. */
export function differencesBetween(own: OwnChecks, other: OwnChecks): Differences {
  const checks = sendCheckKinds.flatMap((kind): CheckDifference[] => {
    const [from, to] = [own, other].map(({ checks: all }) => all.find((each) => each.kind === kind)?.mode)
    if (!from || !to || from === to || (to === 'off' && neverOff.includes(kind))) return []
    return [{ kind, from, to }]
  })
  const lengths = lengthFields
    .map((field) => ({ field, from: own.siteowner[field], to: other.siteowner[field] }))
    .filter(({ from, to }) => from !== to)
  const languages = [...new Set([...own.chatRules, ...other.chatRules].map(({ language }) => language))]
  const rulesIn = (all: readonly ChatRules[], language: string) =>
    all.find((one) => one.language === language)?.rules ?? []
  const chatRules = languages
    .map((language) => ({
      language,
      from: rulesIn(own.chatRules, language),
      to: rulesIn(other.chatRules, language),
    }))
    .filter(isDifferent)
  const rules = { from: own.siteowner.text_rules, to: other.siteowner.text_rules }
  return { lengths, checks, rules: isDifferent(rules) ? rules : null, chatRules }
}

const isDifferent = ({ from, to }: Lines) => from.join('\n') !== to.join('\n')

export const countOf = ({ lengths, checks, rules, chatRules }: Differences) =>
  lengths.length + checks.length + (rules ? 1 : 0) + chatRules.length

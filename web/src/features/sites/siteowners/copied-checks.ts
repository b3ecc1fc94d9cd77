import type { ManagedSiteowner, SendCheck } from '@panel/contract'
import { neverOff, type SendCheckKind, sendCheckKinds } from '@panel/contract/rules/enumerations'

/** What the tab of rules and checks has of a site owner. */
export type OwnChecks = { checks: readonly SendCheck[]; rules: ManagedSiteowner['text_rules'] }

export type CheckDifference = { kind: SendCheckKind; from: SendCheck['mode']; to: SendCheck['mode'] }
export type Differences = { checks: CheckDifference[]; rules: { from: string[]; to: string[] } | null }

/** What would change if this site owner took over the rules and checks of another one. */
export function differencesBetween(own: OwnChecks, other: OwnChecks): Differences {
  const checks = sendCheckKinds.flatMap((kind): CheckDifference[] => {
    const [from, to] = [own, other].map(({ checks: all }) => all.find((each) => each.kind === kind)?.mode)
    if (!from || !to || from === to || (to === 'off' && neverOff.includes(kind))) return []
    return [{ kind, from, to }]
  })
  const isSame = own.rules.join('\n') === other.rules.join('\n')
  return { checks, rules: isSame ? null : { from: own.rules, to: other.rules } }
}

export const countOf = ({ checks, rules }: Differences) => checks.length + (rules ? 1 : 0)

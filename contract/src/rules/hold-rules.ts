import type { HoldKind } from './hold-kinds.ts'
import type { LateMinutes } from './lateness.ts'

/** Why nothing may be sent to a customer, and what operators escalate. */

/** The holds that follow from the data of the site: they end when the site says so, or by themselves. */
export const siteHoldKinds = [
  'disclosure_missing',
  'self_exclusion',
  'cooling_off',
  'spending_limit',
  'limit_reached',
] as const satisfies HoldKind[]

/** What an operator escalates, in the order of the digits of the dialog. Each opens the hold of the same name. */
export const escalationKinds = [
  'possible_minor',
  'distress',
  'threat',
  'illegal_content',
  'harassment',
] as const satisfies HoldKind[]
export type EscalationKind = (typeof escalationKinds)[number]

/** The kinds that words of a customer can suggest, the most urgent first. */
export const suggestedKinds = ['possible_minor', 'distress', 'threat'] as const satisfies EscalationKind[]
export type SuggestedKind = (typeof suggestedKinds)[number]

/** The order in which masters look at escalations. */
export const escalationUrgencies = ['at_once', 'today'] as const
export type EscalationUrgency = (typeof escalationUrgencies)[number]

export const urgencyOf = {
  possible_minor: 'at_once',
  distress: 'at_once',
  threat: 'today',
  illegal_content: 'today',
  harassment: 'today',
} as const satisfies Record<EscalationKind, EscalationUrgency>

export const kindsOfUrgency = (urgency: EscalationUrgency): EscalationKind[] =>
  escalationKinds.filter((kind) => urgencyOf[kind] === urgency)

/** Minutes from which an escalation is late: a master should look at it before it is red. */
export const escalationLate = {
  at_once: { amber: 4, red: 5 },
  today: { amber: 24, red: 30 },
} as const satisfies Record<EscalationUrgency, LateMinutes>

/**
 * How a master settles an escalation.
 * - `confirmed`: it is what the operator thought
 * - `site_asked`: the site has to find out first
 * - `unfounded`: it is not so
 * - `other`: what the note says
 */
export const escalationOutcomes = ['confirmed', 'site_asked', 'unfounded', 'other'] as const
export type EscalationOutcome = (typeof escalationOutcomes)[number]

/** What becomes of the hold. */
export const holdEffects = ['keep', 'release'] as const
export type HoldEffect = (typeof holdEffects)[number]

/**
 * What an outcome may do to the hold; the first is proposed. Nobody releases the hold of a confirmed minor.
 * @param hold `stays`: an earlier escalation has confirmed it
 */
export function effectsOf(
  kind: EscalationKind,
  outcome: EscalationOutcome,
  hold: { stays: boolean },
): readonly HoldEffect[] {
  if (hold.stays) return ['keep']
  switch (outcome) {
    case 'confirmed':
      return kind === 'possible_minor' ? ['keep'] : ['keep', 'release']
    case 'site_asked':
      return ['keep']
    case 'unfounded':
      return ['release']
    case 'other':
      return ['keep', 'release']
  }
}

const notOfPeople: ReadonlySet<string> = new Set([...siteHoldKinds, 'erased'])
/** Whether people release the holds of this kind. Others are ended by the site, or by nobody. */
export const isReleasedByPeople = (kind: HoldKind) => !notOfPeople.has(kind)

/** Maximum length of a master's note on an escalation, and of the reason for the release of a hold, in characters. */
export const escalationNoteLength = 2_000
export const releaseReasonLength = 500

/** Maximum length of the words that suggested an escalation, in characters. */
export const suggestedWordsLength = 200

/** Messages before and after the message of an escalation that masters see in the list. */
export const escalationContext = { before: 4, after: 4 } as const

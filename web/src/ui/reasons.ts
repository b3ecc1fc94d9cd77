import type { TFunction } from 'i18next'

/** Reasons that come often, as they are written down: in one language, whoever gives them. */
const written = {
  'away.reason.water': 'Glass of water',
  'away.reason.toilet': 'Toilet',
  'away.reason.phone': 'Phone or doorbell',
  'away.reason.technical': 'Technical problem',
  'skip.reason.language': 'Other language',
  'skip.reason.master': 'Needs a master',
  'skip.reason.topic': 'Not my topic',
  'skip.reason.known': 'I know this customer',
  'handover.reason.fictional': 'Talks about fictional profiles',
  'handover.reason.meeting': 'Wants to meet',
  'handover.reason.distress': 'Upset or in trouble',
} as const

/** What the operator chooses: the text of a reason that comes often, or of none of them. */
export type ReasonChoice =
  | keyof typeof written
  | 'away.reason.other'
  | 'skip.reason.other'
  | 'handover.reason.other'

const isCommon = (choice: string | null): choice is keyof typeof written =>
  choice !== null && choice in written

/** A reason as it is written down: the one that was chosen, if any, before the operator's own words. */
export const writeReason = (choice: ReasonChoice | null, words: string) =>
  [isCommon(choice) && written[choice], words.trim()].filter(Boolean).join(': ')

/** A written reason, with the part that was chosen in the language of who reads it. */
export function readReason(t: TFunction, reason: string): string {
  // The cast: the keys of the list above.
  const texts = Object.keys(written) as (keyof typeof written)[]
  const chosen = texts.find((text) => reason === written[text] || reason.startsWith(`${written[text]}: `))
  if (!chosen) return reason
  const words = reason.slice(written[chosen].length + 2)
  return words === '' ? t(chosen) : t('reason.with_words', { reason: t(chosen), words })
}

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
  'handover.reason.fictional': 'Talks about fictional profiles',
  'handover.reason.meeting': 'Wants to meet',
  'handover.reason.distress': 'Upset or in trouble',
} as const

/** The text of a reason that comes often. */
export type CommonReason = keyof typeof written

/** A reason as it is written down: the one that was chosen, if any, before the operator's own words. */
export const writeReason = (chosen: CommonReason | null, words: string) =>
  [chosen && written[chosen], words.trim()].filter(Boolean).join(': ')

/** A written reason, with the part that was chosen in the language of who reads it. */
export function readReason(t: TFunction, reason: string): string {
  for (const [text, known] of Object.entries(written)) {
    // The cast: the keys of the list above.
    const chosen = () => t(text as CommonReason)
    if (reason === known) return chosen()
    const start = `${known}: `
    if (reason.startsWith(start))
      return t('reason.with_words', { reason: chosen(), words: reason.slice(start.length) })
  }
  return reason
}

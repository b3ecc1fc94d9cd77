import { orderedThresholds, type Threshold, thresholdNames } from '@panel/contract/rules/thresholds'

/** The groups of the page, in its order. */
export const thresholdGroups = ['waiting', 'in_hand', 'wellbeing', 'files', 'hours', 'fairness'] as const
export type ThresholdGroup = (typeof thresholdGroups)[number]

const groupOf: Record<Threshold, ThresholdGroup> = {
  chat_amber_minutes: 'waiting',
  chat_red_minutes: 'waiting',
  poke_amber_minutes: 'waiting',
  poke_red_minutes: 'waiting',
  handover_amber_minutes: 'waiting',
  handover_red_minutes: 'waiting',
  lease_seconds: 'in_hand',
  idle_after: 'in_hand',
  extra_replies_at_most: 'in_hand',
  break_after_photos: 'wellbeing',
  break_after_escalations: 'wellbeing',
  break_after_minutes: 'wellbeing',
  history_size_short: 'files',
  history_size_limited: 'files',
  export_days: 'files',
  export_rows_at_most: 'files',
  backup_days: 'files',
  evidence_days: 'files',
  hours_months: 'hours',
  fairness_days: 'fairness',
}

/** The thresholds of a group, in the order of the contract. */
export const thresholdsIn = (group: ThresholdGroup) =>
  thresholdNames.filter((name) => groupOf[name] === group)

/** The colours of a pair: amber from the first number, red from the second. */
export const colourPairs: readonly (readonly [Threshold, Threshold])[] = orderedThresholds.filter(([first]) =>
  thresholdsIn('waiting').includes(first),
)

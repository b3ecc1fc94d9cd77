import { historySizeLimited, historySizeShort, idleAfterSeconds, maxExtraReplies } from './limits.ts'

/**
 * Numbers of the panel that admins set without a release, with the range and the default of each. A stored value outside of its
 * range counts as missing.
 */
export const thresholds = {
  /** Seconds that a lease lasts without a renewal. */
  lease_seconds: { min: 45, max: 600, default: 90 },
  /** Seconds without input after which a lease is not renewed. With a smaller value, leases would end before their first renewal. */
  idle_after: { min: 30, max: 3_600, default: idleAfterSeconds },
  /** Minutes of waiting from which a chat is shown in amber, and in red. */
  chat_amber_minutes: { min: 1, max: 1_440, default: 8 },
  chat_red_minutes: { min: 2, max: 2_880, default: 12 },
  /** The same of a poke that is due. */
  poke_amber_minutes: { min: 10, max: 10_080, default: 60 },
  poke_red_minutes: { min: 11, max: 20_160, default: 240 },
  /** The same of a chat that was handed over to the masters. */
  handover_amber_minutes: { min: 1, max: 120, default: 5 },
  handover_red_minutes: { min: 2, max: 240, default: 10 },
  /** Extra replies in a row that are sent without a confirmation. */
  extra_replies_at_most: { min: 0, max: 20, default: maxExtraReplies },
  /** Messages that an account level with the history size short may read. */
  history_size_short: { min: 1, max: 10_000, default: historySizeShort },
  /** Messages that an account level with the history size limited may read. */
  history_size_limited: { min: 1, max: 100_000, default: historySizeLimited },
  /** Days for which files that were made in the background are kept. */
  export_days: { min: 1, max: 90, default: 7 },
  /** Rows that such a file can have. */
  export_rows_at_most: { min: 50_000, max: 5_000_000, default: 1_000_000 },
  /** Days for which the owner of the panel keeps backups and the WAL archive. 0: the panel was not told. */
  backup_days: { min: 0, max: 3_650, default: 0 },
  /** Days for which the evidence files of an escalation are kept, unless the customer has a legal hold. */
  evidence_days: { min: 7, max: 3_650, default: 90 },
  /** Days in which an operator can be compared with the team. 0: nobody is, and nothing is counted. */
  fairness_days: { min: 0, max: 31, default: 0 },
  /** Months for which working hours are kept. 0: none are counted, and nobody sees any. */
  hours_months: { min: 0, max: 120, default: 0 },
  /** Photos that an operator uncovers before a break is suggested. 0: none is suggested for them. */
  break_after_photos: { min: 0, max: 1_000, default: 20 },
  /** Escalations that an operator opens or settles before a break is suggested. 0: none is suggested for them. */
  break_after_escalations: { min: 0, max: 100, default: 1 },
  /** Minutes of work without a break before one is suggested. 0: none is suggested for them. */
  break_after_minutes: { min: 0, max: 600, default: 120 },
} as const satisfies Record<string, { min: number; max: number; default: number }>

export type Threshold = keyof typeof thresholds

// The cast: Object.keys does not return the type of the keys.
export const thresholdNames = Object.keys(thresholds) as Threshold[]

/** Pairs of which the second must be greater than the first. */
export const orderedThresholds = [
  ['chat_amber_minutes', 'chat_red_minutes'],
  ['poke_amber_minutes', 'poke_red_minutes'],
  ['handover_amber_minutes', 'handover_red_minutes'],
  ['history_size_short', 'history_size_limited'],
] as const satisfies readonly (readonly [Threshold, Threshold])[]

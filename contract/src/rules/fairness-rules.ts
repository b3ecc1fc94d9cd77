/** Values shared by server and browser. */

/** What the work of an operator is compared in. */
export const fairnessMeasures = [
  'skipped',
  'skipped_long',
  'skipped_waited',
  'taken',
  'fast',
  'ignored',
  'handed',
  'stopped',
  'false_alarms',
] as const
export type FairnessMeasure = (typeof fairnessMeasures)[number]

/** What an item ended with. */
export const fairnessActs = ['answered', 'skipped', 'ignored', 'handed'] as const
export type FairnessAct = (typeof fairnessActs)[number]

/**
 * `few`: too few were expected to say anything. `as_team`: the difference may be chance. `more`, `fewer`: than colleagues on the same
 * items, and hardly chance.
 */
export const fairnessReadings = ['few', 'as_team', 'more', 'fewer'] as const
export type FairnessReading = (typeof fairnessReadings)[number]

export const fairnessRules = {
  /** Characters from which a customer's message is long: the last of `lengthsFrom`. */
  long: 300,
  /** A customer has waited for long after this number of minutes. */
  waitedMinutes: 10,
  /** An answer within this number of seconds is fast. */
  fastSeconds: 20,
  /** Fewer events than this, expected as with colleagues, say nothing. */
  fewestExpected: 10,
  /** Colleagues' items that a group must have to be compared. */
  fewestItems: 5,
} as const

/** The lengths of a customer's message in characters: each from its number to below the next one. */
export const lengthsFrom = [0, 50, 150, 300] as const

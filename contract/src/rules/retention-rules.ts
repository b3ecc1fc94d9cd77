/**
 * Classes of data that are deleted or emptied after a time, with the proposed days and their range. Nothing is deleted before an admin
 * has seen the count and confirmed. Messages are kept at least as long as sites can repeat them.
 */
export const retentionClasses = {
  /** Texts, photo addresses and reasons of hiding, also archived; the words of the message history. */
  messages: { min: 180, max: 3_650, proposed: 730 },
  /** Texts that operators have typed but not sent. */
  drafts: { min: 7, max: 3_650, proposed: 90 },
  notes: { min: 30, max: 3_650, proposed: 730 },
  told_facts: { min: 30, max: 3_650, proposed: 730 },
  /** Own words of skips, handovers and ignored chats, and questions to coaches with their answers. */
  reasons: { min: 30, max: 3_650, proposed: 365 },
  /** Notes of reports and their cases, and notes to operators about them. */
  reports: { min: 30, max: 3_650, proposed: 730 },
  /** Words, comments and answers. The scores stay. */
  reviews: { min: 30, max: 3_650, proposed: 730 },
  /** Notes and words of settled escalations and appeals, and reasons of released holds and of false alarms. */
  escalations: { min: 365, max: 7_300, proposed: 1_825 },
  /** Sign-ins with their addresses. */
  login_history: { min: 90, max: 3_650, proposed: 365 },
} as const satisfies Record<string, { min: number; max: number; proposed: number }>

export type RetentionClass = keyof typeof retentionClasses

// The cast: Object.keys does not return the type of the keys.
export const retentionClassNames = Object.keys(retentionClasses) as RetentionClass[]

/** Days that a run may go on by itself after the last one. When more have passed, the panel was off or its clock is wrong: an admin confirms again. */
export const mostRetentionDays = 7

/**
 * - `off`: everything is kept
 * - `working`: rows from before `until` are being deleted
 * - `done`: they are deleted; the next day follows
 * - `asks`: more than `mostRetentionDays` have passed, so an admin has to confirm again
 */
export const retentionStates = ['off', 'working', 'done', 'asks'] as const
export type RetentionState = (typeof retentionStates)[number]

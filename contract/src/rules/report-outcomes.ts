/** Values shared by server and browser. */

/**
 * How a case of reports is settled. `unfounded`: the message stays as it is. `coach`: its operator gets a note. `hide` and
 * `delete`: the panel shows it covered, or not at all.
 */
export const reportOutcomes = ['unfounded', 'coach', 'hide', 'delete'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** The lists of cases. */
export const reportStates = ['open', 'settled'] as const
export type ReportState = (typeof reportStates)[number]

/** Whom the shown cases are assigned to. */
export const reportAssignees = ['me', 'nobody'] as const
export type ReportAssignee = (typeof reportAssignees)[number]

/** Who reported the message: its customer, with a complaint at their site, or operators only. */
export const reportSources = ['site', 'operators'] as const
export type ReportSource = (typeof reportSources)[number]

/** Messages of the conversation that are shown before the reported one, and after it. */
export const reportContext = { before: 5, after: 4 } as const

/** How many open cases of a customer are settled at once. */
export const maxCasesAtOnce = 50

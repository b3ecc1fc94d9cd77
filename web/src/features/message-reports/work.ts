import type { Choice } from './report-actions'

/** What the supervisor has chosen and typed for a case. */
export type Work = { chosen: Choice | null; note: string }

export const emptyWork: Work = { chosen: null, note: '' }

/** What protects operators: the choices and limits. */

/** Which photos of messages are covered until an operator wants to see them: all, those of customers, or none. */
export const photoCovers = ['all', 'customers', 'none'] as const
export type PhotoCover = (typeof photoCovers)[number]

/** Why a break is suggested: after escalations, after uncovered photos, or after hours without a break. */
export const breakGrounds = ['escalations', 'photos', 'hours'] as const
export type BreakGround = (typeof breakGrounds)[number]

/** The lengths of a pause that an operator can choose, in minutes. */
export const pauseMinutes = [2, 5, 10, 15] as const
export type PauseMinutes = (typeof pauseMinutes)[number]

/** Maximum number of uncovered photos in one report of a page. */
export const maxUncovered = 50

/** The key of all queries of appeals and of questions without a true answer; the hint of the escalations refreshes them. */
export const appealsKey = ['appeals'] as const

/** The keys of all queries of escalations and holds; their hint refreshes them. */
export const escalationsKey = ['escalations'] as const
export const holdsKey = ['holds'] as const

/** The query key of the operator's own exports. */
export const exportsKey = ['exports'] as const

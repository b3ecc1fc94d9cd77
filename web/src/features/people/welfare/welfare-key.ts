/** The query key of what protects the operator. */
export const welfareKey = ['welfare'] as const

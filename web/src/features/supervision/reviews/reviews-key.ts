/** The key of all queries of quality reviews. */
export const reviewsKey = ['reviews'] as const
/** The key of the queries of what coaches wrote about the own messages. */
export const feedbackKey = [...reviewsKey, 'feedback'] as const

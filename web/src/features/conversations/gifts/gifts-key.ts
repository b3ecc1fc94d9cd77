/** The first part of the query keys of the gifts that operators can choose. A hint refreshes all of them. */
export const giftsKey = ['gifts'] as const

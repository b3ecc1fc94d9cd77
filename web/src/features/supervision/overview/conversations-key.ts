/** The first part of the query keys of the Chat overview, with any filters. */
export const conversationsKey = ['conversations']

/** The key of the board; the hints about queues and breaks refresh it. */
export const boardKey = ['board'] as const

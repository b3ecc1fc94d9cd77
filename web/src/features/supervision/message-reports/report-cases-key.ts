/** The key of all queries of message reports; their hint refreshes them. */
export const reportCasesKey = ['message-reports'] as const

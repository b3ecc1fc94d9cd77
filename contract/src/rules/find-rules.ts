/** Maximum number of characters that are searched for in a thread. */
export const foundWordsLength = 100

/** Of more messages that are found in a thread, the newest are listed. */
export const maxFoundMessages = 1_000

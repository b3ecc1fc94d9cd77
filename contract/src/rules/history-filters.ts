/** What can be marked in a list of messages, for the filter of the message history. `sent`: messages that were not skipped. */
export const historyMarks = ['sent', 'skipped', 'reported', 'hidden', 'deleted'] as const
export type HistoryMark = (typeof historyMarks)[number]

/** Lengths of a text in characters: from the first number to below the second one. */
export const historyLengths = {
  'under-20': [0, 20],
  '20-49': [20, 50],
  '50-99': [50, 100],
  '100-199': [100, 200],
  'from-200': [200, null],
} as const
export type HistoryLength = keyof typeof historyLengths

/** `best`: the best matches among the newest `rankedHits`. */
export const historyOrders = ['newest', 'best'] as const
export type HistoryOrder = (typeof historyOrders)[number]

/** Maximum number of characters of a search. */
export const searchLength = 200
/** Only this number of the newest hits is ranked. */
export const rankedHits = 1_000
/** Hits are counted up to this number. */
export const countedHits = 1_000
/** The neighbours of a message that its preview shows. */
export const historyContext = { before: 3, after: 3 } as const

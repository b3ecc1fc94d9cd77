import { createContext } from 'react'

/** The newest message of ours that the customer has read; null when their site has told none. */
export const ReadUpToContext = createContext<number | null>(null)

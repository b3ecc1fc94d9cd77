import type { TextParts } from '@panel/contract'
import { createContext } from 'react'

/** What is searched for in the thread now. */
export type Found = {
  /** A text with the words of the search. */
  partsOf: (text: string) => TextParts
  /** The found message at which the search is. */
  currentId: number | null
}

/** Null while nothing is searched for. */
export const FoundContext = createContext<Found | null>(null)

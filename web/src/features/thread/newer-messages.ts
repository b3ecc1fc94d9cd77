import type { Message } from '@panel/contract'
import { createContext } from 'react'

/** What the customer wrote since the operator began to type, for the thread: it says so above the first of them. */
export const NewerMessagesContext = createContext<readonly Message[]>([])

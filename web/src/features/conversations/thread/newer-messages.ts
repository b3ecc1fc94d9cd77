import type { Message } from '@panel/contract'
import { createContext } from 'react'

/** The customer's messages since the operator began to type, for the divider above the first of them. */
export const NewerMessagesContext = createContext<readonly Message[]>([])

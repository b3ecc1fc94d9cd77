import { createContext } from 'react'

/** The conversation that is shown around a form; what is typed there is kept with it. Null outside of conversations. */
export const TypedInContext = createContext<number | null>(null)

/** How the operator is about to leave the chat: a break, a sign-out, or a link. */
export type Exit = 'away' | 'logout' | 'link'

type Ask = (way: Exit) => Promise<boolean>

let ask: Ask | null = null

/** Registers the question about unsent text. @returns a function that removes it */
export function askBeforeLeaving(asks: Ask): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = null
  }
}

/** Whether the operator may leave the conversation in hand. Asks the operator if there is unsent text. */
export const mayLeave = (way: Exit): Promise<boolean> => (ask ? ask(way) : Promise.resolve(true))

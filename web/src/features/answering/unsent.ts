/** What is about to be done with text in the editor. */
export type WayOut = 'away' | 'logout' | 'next' | 'link'

type Ask = (way: WayOut) => Promise<boolean>

let ask: Ask | null = null

/** The conversation in hand asks before it is left with text that was not sent. @returns what takes that back */
export function askBeforeLeaving(asks: Ask): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = null
  }
}

/** Whether the conversation in hand may be left; with text that was not sent the operator is asked first. */
export const mayLeave = (way: WayOut): Promise<boolean> => (ask ? ask(way) : Promise.resolve(true))

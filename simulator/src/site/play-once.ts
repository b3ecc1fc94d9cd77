import { pause } from '../robots/pause.ts'
import type { Conversation } from './conversation.ts'
import type { Pacing, Settings } from './simulate.ts'

/** Milliseconds between two checks whether all conversations have ended. */
const look = 50

/**
 * All conversations begin at once; each customer writes again after an answer.
 * @param seconds average time that a customer takes to write
 */
export function playOnce(conversations: Conversation[], seconds: number): Settings['pacing'] {
  return (sender, stop): Pacing => ({
    async turn(conversation) {
      if (seconds > 0) await pause(seconds * 1_000 * (0.5 + Math.random()), stop)
      if (!stop.aborted) sender.write(conversation)
    },
    async play(books) {
      for (const conversation of conversations) books.begin(conversation)
      while (!books.isOver() && !stop.aborted) await pause(look, stop)
    },
  })
}

import { pause } from '../robots/pause.ts'
import type { Conversation } from './conversation.ts'
import type { Pacing, Settings } from './simulate.ts'

/** Milliseconds between two checks whether all conversations have ended. */
const checkInterval = 50

/**
 * All conversations begin at once; each customer writes again after an answer.
 * @param seconds average time that a customer takes to write
 */
export function playOnce(conversations: Conversation[], seconds: number): Settings['pacing'] {
  return (sender, stop): Pacing => ({
    async onAnswered(conversation) {
      if (seconds > 0) await pause(seconds * 1_000 * (0.5 + Math.random()), stop)
      if (!stop.aborted) sender.write(conversation)
    },
    async play(records) {
      for (const conversation of conversations) records.begin(conversation)
      while (!records.isOver() && !stop.aborted) await pause(checkInterval, stop)
    },
  })
}

import { pause } from '../robots/pause.ts'
import type { Books } from './books.ts'
import { type Conversation, keyOf, openConversation } from './conversation.ts'
import type { Script } from './corpus.ts'
import type { Pacing, Settings } from './simulate.ts'

/** Who may talk to whom: a script's customer, and the profiles of its language. */
export type Part = { customer: string; script: Script; profiles: string[] }

/** Conversations that wait for an operator at the same time: enough to work on, not more than one can look through. */
const waitingAtMost = 25
/** One customer in so many says nothing to an answer, until somebody pokes them. */
const silentOneIn = 4

/**
 * One message after another, for ever: somebody who was answered writes on, or somebody else begins. Whoever has talked to one
 * profile talks to the next. Some fall silent until they are poked, and whoever gets a starter answers it.
 * @param seconds between two messages, on average
 */
export function playOn(parts: Part[], seconds: number): Settings['pacing'] {
  const begun = nextConversations(parts)
  const ready: Conversation[] = []
  const silent = new Set<string>()
  let turns = 0
  /** Over, or long silent: whoever was not poked until it is their turn again begins by themselves. */
  const mayBeginAgain = (books: Books, { customer, profile }: Conversation) =>
    silent.delete(keyOf(customer, profile)) || !books.goingOn(customer, profile)
  return (sender, stop): Pacing => ({
    turn(conversation, isPoked) {
      const isSilent = !isPoked && ++turns % silentOneIn === 0
      conversation.isWriting = !isSilent
      const key = keyOf(conversation.customer, conversation.profile)
      if (isSilent) silent.add(key)
      else silent.delete(key)
      if (!isSilent) ready.push(conversation)
    },
    meet(customer, profile) {
      const part = parts.find((one) => one.customer === customer)
      return part && openConversation(customer, profile, part.script)
    },
    async play(books) {
      while (!stop.aborted) {
        const waiting = books.awaited().length
        const mayBegin = waiting < waitingAtMost && (ready.length === 0 || Math.random() < 0.4)
        const answering = mayBegin ? undefined : ready.shift()
        if (answering) sender.write(answering)
        else if (mayBegin) {
          const conversation = begun.next().value
          if (conversation && mayBeginAgain(books, conversation)) books.begin(conversation)
        }
        await pause(seconds * 1_000 * (0.5 + Math.random()), stop)
      }
    },
  })
}

/** Every customer with their first profile, then with the next, round after round. */
function* nextConversations(parts: Part[]): Generator<Conversation> {
  for (let round = 0; ; round++)
    for (const { customer, script, profiles } of parts) {
      const profile = profiles[round % profiles.length]
      if (profile !== undefined) yield openConversation(customer, profile, script)
    }
}

import { pause } from '../robots/pause.ts'
import type { Books } from './books.ts'
import { type Conversation, keyOf, openConversation } from './conversation.ts'
import type { Script } from './corpus.ts'
import type { Pacing, Settings } from './simulate.ts'

/** The customer of a script, and the profiles of the same language. */
export type Part = { customer: string; script: Script; profiles: string[] }

/** Maximum number of conversations that wait at the same time: enough work, but few enough to look through. */
const maxWaiting = 25
/** One customer in this many does not reply to an answer, until somebody pokes them. */
const silentOneIn = 4

/**
 * Sends one message after another without end: an answered customer writes again, or another one begins. After one profile, a
 * customer writes to the next. Some become silent until they are poked, and all answer a starter.
 * @param seconds average time between two messages
 */
export function playEndless(parts: Part[], seconds: number): Settings['pacing'] {
  const begun = nextConversations(parts)
  const ready: Conversation[] = []
  const silent = new Set<string>()
  let turns = 0
  /** Finished or silent for long: a customer who was not poked begins again when it is their turn. */
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
        const mayBegin = waiting < maxWaiting && (ready.length === 0 || Math.random() < 0.4)
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

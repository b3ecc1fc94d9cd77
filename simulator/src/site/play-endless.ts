import { pause } from '../robots/pause.ts'
import { type Conversation, keyOf, openConversation } from './conversation.ts'
import type { Script } from './corpus.ts'
import type { Pacing, Settings } from './simulate.ts'
import type { SiteRecords } from './site-records.ts'

/** The customer of a script, and the profiles of the same language. */
export type EndlessCustomer = { customer: string; script: Script; profiles: string[] }

/** Maximum number of conversations that wait at the same time: enough work, but few enough to look through. */
const maxWaiting = 25
/** One customer in this many does not reply to an answer, until somebody pokes them. */
const silentOneIn = 4

/**
 * Sends one message after another without end: an answered customer writes again, or another one begins. After one profile, a
 * customer writes to the next. Some become silent until they are poked, and all answer a starter.
 * @param seconds average time between two messages
 */
export function playEndless(customers: EndlessCustomer[], seconds: number): Settings['pacing'] {
  const newConversations = nextConversations(customers)
  const ready: Conversation[] = []
  const silent = new Set<string>()
  let turns = 0
  /** Whether a conversation may begin again: it has ended, or its customer is silent and nobody has poked them. */
  const mayBeginAgain = (records: SiteRecords, { customer, profile }: Conversation) =>
    silent.delete(keyOf(customer, profile)) || !records.hasOpenConversation(customer, profile)
  return (sender, stop): Pacing => ({
    onAnswered(conversation, isPoked) {
      const isSilent = !isPoked && ++turns % silentOneIn === 0
      conversation.isWriting = !isSilent
      const key = keyOf(conversation.customer, conversation.profile)
      if (isSilent) silent.add(key)
      else silent.delete(key)
      if (!isSilent) ready.push(conversation)
    },
    startUnprompted(customer, profile) {
      const found = customers.find((one) => one.customer === customer)
      return found && openConversation(customer, profile, found.script)
    },
    async play(records) {
      while (!stop.aborted) {
        const waiting = records.waitingMessages().length
        const mayBegin = waiting < maxWaiting && (ready.length === 0 || Math.random() < 0.4)
        const answering = mayBegin ? undefined : ready.shift()
        if (answering) sender.write(answering)
        else if (mayBegin) {
          const conversation = newConversations.next().value
          if (conversation && mayBeginAgain(records, conversation)) records.begin(conversation)
        }
        await pause(seconds * 1_000 * (0.5 + Math.random()), stop)
      }
    },
  })
}

/** Every customer with their first profile, then with the next, round after round. */
function* nextConversations(customers: EndlessCustomer[]): Generator<Conversation> {
  for (let round = 0; ; round++)
    for (const { customer, script, profiles } of customers) {
      const profile = profiles[round % profiles.length]
      if (profile !== undefined) yield openConversation(customer, profile, script)
    }
}

import type { Script } from '@panel/demo/script'
import { pause } from '../robots/pause.ts'
import type { Conversation } from './conversation.ts'
import { openConversation } from './conversation.ts'
import type { Pacing, Settings } from './simulate.ts'

export type MixOptions = {
  /** Seconds that a customer takes to write, on average. */
  pace: number
  /** Seconds without an answer after which a customer writes again, or gives up. */
  maxWait: number
  random: () => number
  /** Customers without a conversation, and what they answer to a starter. */
  starterCustomers: Map<string, Script>
}

/** Milliseconds between two checks for customers who have waited for too long. */
const checkInterval = 50
/** Share of the answered customers who become silent until they are poked. */
const silentShare = 0.1
/** Share of the poked customers who stay silent. */
const staySilentShare = 0.5

/**
 * All conversations begin at once, and continue until the run is stopped. Some customers become silent until they are poked;
 * some answer a poke, customers without a conversation answer a starter, and a customer without an answer writes again after a
 * while.
 */
export function playMixed(conversations: Conversation[], options: MixOptions): Settings['pacing'] {
  const { pace, maxWait, random, starterCustomers } = options
  const all = [...conversations]
  return (sender, stop): Pacing => ({
    async onAnswered(conversation, isPoked) {
      if (random() < (isPoked ? staySilentShare : silentShare)) {
        conversation.isWriting = false
        return
      }
      if (pace > 0) await pause(pace * 1_000 * (0.5 + random()), stop)
      if (!stop.aborted) sender.write(conversation)
    },
    startUnprompted(customer, profile) {
      if (all.some((one) => one.customer === customer && one.profile === profile)) return undefined
      const own = starterCustomers.get(customer) ?? withoutLines(all.find((one) => one.customer === customer))
      if (!own) return undefined
      const started = openConversation(customer, profile, own)
      all.push(started)
      return started
    },
    async play(records) {
      for (const conversation of conversations) records.begin(conversation)
      while (!stop.aborted) {
        const since = Date.now() - maxWait * 1_000
        for (const conversation of all)
          if (isOverdue(conversation, since) && sender.isAcknowledged(conversation.awaiting ?? ''))
            records.handleNoAnswer(conversation)
        await pause(checkInterval, stop)
      }
    },
  })
}

/** A script without lines, because a customer with a conversation does not answer other profiles. */
const withoutLines = (known: Conversation | undefined): Script | undefined =>
  known && { ...known.script, lines: [] }

const isOverdue = ({ awaiting, writtenAt, hasGivenUp }: Conversation, since: number) =>
  awaiting !== null && !hasGivenUp && writtenAt < since

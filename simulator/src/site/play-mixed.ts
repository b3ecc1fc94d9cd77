import { pause } from '../robots/pause.ts'
import type { Conversation } from './conversation.ts'
import { openConversation } from './conversation.ts'
import type { Script } from './corpus.ts'
import type { Pacing, Settings } from './simulate.ts'

export type Mixture = {
  /** Seconds a customer takes to write, on average. */
  pace: number
  /** Seconds after which a customer who gets no answer writes on, or gives up. */
  patience: number
  random: () => number
  /** Customers who talk to nobody, and what they say to whoever writes to them. */
  lonely: Map<string, Script>
}

/** Milliseconds between two looks at who has waited for too long. */
const look = 50
/** Of those who were answered: falls silent until somebody pokes them. */
const silentShare = 0.1
/** Of those who were poked: stays silent. */
const deafShare = 0.5

/**
 * All conversations begin at once, and go on until the run is stopped: some customers fall silent until they are poked, some
 * answer a poke, lonely ones a starter, and whoever gets no answer writes on after a while.
 */
export function playMixed(conversations: Conversation[], mixture: Mixture): Settings['pacing'] {
  const { pace, patience, random, lonely } = mixture
  const all = [...conversations]
  return (sender, stop): Pacing => ({
    async turn(conversation, isPoked) {
      if (random() < (isPoked ? deafShare : silentShare)) {
        conversation.isWriting = false
        return
      }
      if (pace > 0) await pause(pace * 1_000 * (0.5 + random()), stop)
      if (!stop.aborted) sender.write(conversation)
    },
    meet(customer, profile) {
      if (all.some((one) => one.customer === customer && one.profile === profile)) return undefined
      const own = lonely.get(customer) ?? silentOf(all.find((one) => one.customer === customer))
      if (!own) return undefined
      const met = openConversation(customer, profile, own)
      all.push(met)
      return met
    },
    async play(books) {
      for (const conversation of conversations) books.begin(conversation)
      while (!stop.aborted) {
        const since = Date.now() - patience * 1_000
        for (const conversation of all)
          if (isOverdue(conversation, since) && sender.isAcknowledged(conversation.awaiting ?? ''))
            books.getNoAnswer(conversation)
        await pause(look, stop)
      }
    },
  })
}

/** Who talks to somebody says nothing to a stranger. */
const silentOf = (known: Conversation | undefined): Script | undefined =>
  known && { ...known.script, lines: [] }

const isOverdue = ({ awaiting, writtenAt, hasGivenUp }: Conversation, since: number) =>
  awaiting !== null && !hasGivenUp && writtenAt < since

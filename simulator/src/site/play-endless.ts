import { customerGenderOf, residentWith } from '@panel/demo/residents'
import type { Script } from '@panel/demo/script'
import { pause } from '../robots/pause.ts'
import { type Conversation, keyOf, openConversation } from './conversation.ts'
import { secondsToReply } from './human-pace.ts'
import type { Pacing, Settings } from './simulate.ts'
import type { SiteRecords } from './site-records.ts'
import { smallTalk } from './small-talk.ts'

/** The customer of a script, and the profiles of the same language. */
export type EndlessCustomer = { customer: string; script: Script; profiles: string[] }

export type Crowd = {
  /** Average time between two messages, in seconds; by default that of the pace. */
  gap?: number
  /** With fewer conversations that wait, customers begin one after the other; otherwise one in `beginsOneIn` turns. */
  few: number
  /** Maximum number of conversations that wait at the same time. */
  most: number
}
/** Enough work, but little enough to look through. */
const usualCrowd: Crowd = { few: 8, most: 25 }
const beginsOneIn = 8
/** One customer in this many does not reply to an answer, until somebody pokes them. */
const silentOneIn = 4

/** Answers of somebody who tries the demo after which customers reply soon: a newcomer sees that somebody is there. */
const soonAnswers = 3

/** The usual time between two messages, in seconds: with it, customers have the pace of people. */
const usualPace = 4

/**
 * Sends one message after another without end: an answered customer writes again, or another one begins. After one profile, a
 * customer writes to the next. Some become silent until they are poked, and all answer a starter, and what answers a message from before this run.
 * @param isByColleague whether a text is not of somebody who tries the demo, whose first customers reply soon
 * @param seconds average time between two messages; with the usual four, customers reply after 20 seconds to hours
 */
export function playEndless(
  customers: EndlessCustomer[],
  seconds: number,
  isByColleague: (text: string) => boolean = () => false,
  { gap = seconds, few, most }: Crowd = usualCrowd,
): Settings['pacing'] {
  const newConversations = nextConversations(customers)
  const ready: { at: number; conversation: Conversation }[] = []
  const silent = new Set<string>()
  let turns = 0
  /** Whether a conversation may begin again: it has ended, or its customer is silent and nobody has poked them. */
  const mayBeginAgain = (records: SiteRecords, { customer, profile }: Conversation) =>
    silent.delete(keyOf(customer, profile)) || !records.hasOpenConversation(customer, profile)
  function goOn(customer: string, profile: string) {
    const known = customers.find((one) => one.customer === customer)
    const script = known ? smallTalk(known.script.language) : smallTalkOf(customer)
    return script && openConversation(customer, profile, script)
  }
  return (sender, stop): Pacing => ({
    onAnswered(conversation, isPoked, text) {
      const isOfColleague = isByColleague(text)
      if (!isPoked && !isOfColleague) turns++
      const isSilent =
        !isPoked && (isOfColleague ? Math.random() * silentOneIn < 1 : turns % silentOneIn === 0)
      conversation.isWriting = !isSilent
      const key = keyOf(conversation.customer, conversation.profile)
      if (isSilent) silent.add(key)
      else silent.delete(key)
      const isSoon = !isOfColleague && turns <= soonAnswers
      const wait = (secondsToReply(isSoon) * seconds) / usualPace
      if (!isSilent) ready.push({ at: Date.now() + wait * 1_000, conversation })
    },
    startUnprompted: goOn,
    adopt: goOn,
    async play(records) {
      while (!stop.aborted) {
        const waiting = records.waitingMessages().length
        const due = ready.findIndex(({ at }) => at <= Date.now())
        const [answering] = due < 0 ? [] : ready.splice(due, 1)
        const mayBegin = waiting < few || (waiting < most && Math.random() < 1 / beginsOneIn)
        if (answering) sender.write(answering.conversation)
        else if (mayBegin) {
          const conversation = newConversations.next().value
          if (conversation && mayBeginAgain(records, conversation)) records.begin(conversation)
        }
        await pause(gap * 1_000 * (0.5 + Math.random()), stop)
      }
    },
  })
}

/** What somebody of the demo's history writes, whom the panel knows without this run. */
export function smallTalkOf(customer: string): Script | undefined {
  const resident = residentWith(customer)
  return resident && smallTalk(resident.language, { gender: customerGenderOf(resident.site) })
}

/** Every customer with their first profile, then with the next, round after round. The lines of the script are for the first one. */
function* nextConversations(customers: EndlessCustomer[]): Generator<Conversation> {
  for (let round = 0; ; round++)
    for (const { customer, script, profiles } of customers) {
      const profile = profiles[round % profiles.length]
      if (profile !== undefined)
        yield openConversation(
          customer,
          profile,
          round === 0 ? script : (smallTalkOf(customer) ?? smallTalk(script.language)),
        )
    }
}

import { attachmentKinds, type OutboxItem, sentMessageType } from '@panel/contract'

/** The result of a run, as it is written to a file. */
export type Ledger = {
  run: string
  started_at: string
  finished_at: string
  /** Conversations that were started, and finished. */
  started: number
  finished: number
  /** Messages of customers that were sent to the panel, and acknowledged. */
  sent: number
  acknowledged: number
  /** Calls that were repeated because the panel did not respond, or responded that it could not handle them. */
  retries: number
  /** Messages of operators, each counted once. */
  delivered: number
  /** How many of them have each type. */
  types: Partial<Record<OutboxItem['type'], number>>
  /** How many of them were read from the outbox after an outage. */
  caught_up: number
  duplicates_dropped: number
  /** Messages that their customers have edited, and deleted. */
  edited: number
  deleted: number
  /** Messages that the site wrote in the name of a profile. */
  own_messages: number
  /** Messages of operators that the site did not want: their customers got none. */
  refused: number
  /** Messages of other runs. */
  foreign: number
  bad_signatures: number
  /** Photos and gifts of messages, and those that do not match their message. */
  photos: number
  gifts: number
  bad_attachments: number
  /** Answers that arrived after a later answer, or that reply to a message that does not wait. */
  out_of_order: number
  /** Second answers to one message. */
  doubles: number
  /** Messages of customers who wrote again because they had no answer. */
  written_on: number
  /** Answers that arrived after their customer had written again. */
  crossed: number
  /** Number and external ids of last messages whose customers no longer wait for an answer. */
  given_up: number
  given_up_ids: string[]
  /** Acknowledged messages that nobody has answered. */
  missing: number
  /** The first external ids of missing messages, and descriptions of the first other faults. */
  missing_ids: string[]
  notes: string[]
}

const maxListed = 100

/** Counts what happens in a run. */
export function openLedger(run: string) {
  const started_at = new Date().toISOString()
  const counts = {
    started: 0,
    finished: 0,
    sent: 0,
    acknowledged: 0,
    retries: 0,
    delivered: 0,
    caught_up: 0,
    duplicates_dropped: 0,
    edited: 0,
    deleted: 0,
    own_messages: 0,
    refused: 0,
    foreign: 0,
    bad_signatures: 0,
    photos: 0,
    gifts: 0,
    bad_attachments: 0,
    out_of_order: 0,
    doubles: 0,
    written_on: 0,
    crossed: 0,
  }
  const types: Ledger['types'] = {}
  const notes: string[] = []
  return {
    count(what: keyof typeof counts, number = 1) {
      counts[what] += number
    },
    countType(type: OutboxItem['type']) {
      types[type] = (types[type] ?? 0) + 1
    },
    note(what: 'out_of_order' | 'doubles' | 'bad_signatures' | 'bad_attachments', text: string) {
      counts[what]++
      if (notes.length < maxListed) notes.push(`${what}: ${text}`)
    },
    /**
     * @param missing external ids of messages that wait for an answer
     * @param givenUp external ids of messages whose customers no longer wait
     */
    close(missing: string[], givenUp: string[] = []): Ledger {
      return {
        run,
        started_at,
        finished_at: new Date().toISOString(),
        ...counts,
        types,
        given_up: givenUp.length,
        given_up_ids: givenUp,
        missing: missing.length,
        missing_ids: missing.slice(0, maxListed),
        notes,
      }
    },
  }
}

export type OpenLedger = ReturnType<typeof openLedger>

/** Whether nothing was lost, duplicated or mixed up. In a stopped run, waiting messages are not lost. */
export function isCorrect(ledger: Ledger, wasStopped: boolean): boolean {
  const { missing, doubles, out_of_order, bad_signatures, bad_attachments } = ledger
  return doubles + out_of_order + bad_signatures + bad_attachments === 0 && (wasStopped || missing === 0)
}

/** Whether the item is a reply: each message of a customer has exactly one. */
export const isReply = (item: OutboxItem) => replyTypes.includes(item.type)
const replyTypes = [null, ...attachmentKinds].map((kind) => sentMessageType('reply', kind))

export function summary(ledger: Ledger): string {
  const numbers = Object.entries(ledger).filter(([, value]) => typeof value === 'number')
  const types = Object.entries(ledger.types).map(([type, count]) => [`  ${type}`, count] as const)
  const lines = [...numbers, ...types].map(
    ([name, value]) => `${name.replaceAll('_', ' ').padEnd(22)}${value}`,
  )
  return [...lines, ...ledger.notes.slice(0, 10)].join('\n')
}

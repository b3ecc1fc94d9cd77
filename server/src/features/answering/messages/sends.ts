import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../../platform/compile-once.ts'
import type { Db } from '../../../platform/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Live } from '../../../platform/live.ts'
import type { Watchdog } from '../../../platform/watchdog.ts'
import { type Lease, leaseColumns } from '../../conversations/leases/lease.ts'
import { leaseSeconds } from '../../conversations/leases/lease-time.ts'
import { type Caller, groupsOf } from '../queue/claim.ts'
import { hintOfLease } from '../queue/claims.ts'
import { mayBeChecked } from '../send-checks/find-checked-words.ts'
import type { SentMessage } from './repeat.ts'
import type { Answer } from './rules.ts'
import { deliverAfter, digestOf, sendMessage, textOf } from './send.ts'
import { asBytea } from './store.ts'

/** Sends answers. Ordinary ones that arrive together are stored together, with the claims of what their senders answer next. */
export type Sends = {
  /**
   * The rules, and the errors, are those of `sendMessage`.
   * @param next if the sender wants the next conversation
   * @returns `lease` of the next conversation, if it was claimed in the transaction of the answer
   */
  send(
    operator: Operator,
    conversationId: number,
    key: string,
    answer: Answer,
    next?: Caller,
  ): Promise<{ sent: SentMessage; lease?: Lease | undefined }>
}

type Request = {
  operator: Operator
  conversationId: number
  key: string
  answer: Answer
  /** In which the text has been checked; undefined when in all. */
  language: string | undefined
  /** Wants the next conversation. */
  next?: Caller | undefined
}
type Stored = { conversationId: number; messageId: number; sentAt: string; hasWebhook: boolean }
type StoredOrClaimed = Stored | (Lease & { messageId: null })

const maxBatch = 32
const lanes = 2

export function openSends({
  urgent,
  batches,
  live,
  watchdog,
  languageOf,
}: {
  urgent: Db
  batches: Db
  /** The language that a conversation was last read with, if it is known. The database compares it with the present one. */
  languageOf: (conversationId: number) => string | undefined
  live: Pick<Live, 'sendHints'>
  watchdog: Watchdog
}): Sends {
  const sendTogether = gather((requests: Request[]) => storeOrdinary(batches, requests), {
    maxBatch,
    lanes,
    watched: { watchdog, name: 'sends' },
    distinct: ({ operator, conversationId }) => [`operator ${operator.id}`, conversationId],
    // What the batch may have stored is found there by its key.
    loadAlone: async () => undefined,
  })
  return {
    async send(operator, conversationId, key, answer, next) {
      const request = { operator, conversationId, key, answer, language: languageOf(conversationId), next }
      const stored = mayBeOrdinary(request) ? await sendTogether(request) : undefined
      if (!stored) return { sent: await sendMessage(urgent, operator, conversationId, key, answer) }
      const { messageId: id, sentAt: sent_at, hasWebhook, lease } = stored
      live.sendHints([
        { topic: 'queue' },
        { topic: 'conversation', id: conversationId, operatorId: operator.id },
        ...(hasWebhook ? [{ topic: 'deliveries' as const }] : []),
        ...(lease ? [hintOfLease(lease)] : []),
      ])
      const { in_reply_to } = answer
      return {
        sent: {
          id,
          sent_at,
          in_reply_to,
          type: 'reply',
          body: textOf(answer),
          deleted: null,
          attached: [],
          canUndo: Boolean(answer.undo_for),
        },
        lease,
      }
    },
  }
}

/** Whether the request alone does not make the answer unusual. */
const mayBeOrdinary = ({ operator, answer, language }: Request) =>
  answer.in_reply_to !== null &&
  !answer.extra &&
  !answer.attachment &&
  operator.messageTypes.includes('reply') &&
  !mayBeChecked(textOf(answer), language)

/**
 * Stores the ordinary answers, and claims the next conversations of their senders, in one transaction.
 * @returns undefined for answers that are not ordinary; they claim nothing
 */
export async function storeOrdinary(
  db: Db,
  requests: (Omit<Request, 'operator'> & { operator: Pick<Operator, 'id'> })[],
): Promise<((Stored & { lease: Lease | undefined }) | undefined)[]> {
  const answers = requests.map(({ operator, conversationId, key, answer, language }) => ({
    conversation_id: conversationId,
    operator_id: operator.id,
    lease_id: answer.lease_id,
    epoch: answer.epoch,
    in_reply_to: answer.in_reply_to,
    last_seen_id: answer.last_seen_id,
    text: textOf(answer),
    language,
    key,
    digest: asBytea(digestOf(conversationId, answer)),
    stays: answer.next === undefined,
    deliver_after: deliverAfter(answer),
  }))
  const rows = await callSend(db, {
    answers: JSON.stringify(answers),
    groups: groupsOf(requests.flatMap(({ next }) => next ?? [])),
  })
  const stored = new Map<number, Stored>()
  const leases = new Map<number, Lease>()
  for (const row of rows)
    if (row.messageId === null) leases.set(row.operatorId, row)
    else stored.set(row.conversationId, row)
  return requests.map(({ operator, conversationId }) => {
    const answer = stored.get(conversationId)
    return answer && { ...answer, lease: leases.get(operator.id) }
  })
}

const callSend = compileOnce(
  (db, { answers, groups }: { answers: RawBuilder<string>; groups: RawBuilder<string> }) =>
    sql<StoredOrClaimed>`
      select ${leaseColumns}, q.message_id as "messageId", q.sent_at as "sentAt", q.has_webhook as "hasWebhook"
      from send_and_claim(${answers}::jsonb, ${groups}::jsonb, ${leaseSeconds}) q`.compile(db),
)

import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/compile-once.ts'
import type { Db } from '../../platform/database.ts'
import { gather } from '../../platform/gather.ts'
import type { Operator } from '../../platform/http/access.ts'
import type { Live } from '../../platform/live.ts'
import type { Watchdog } from '../../platform/watchdog.ts'
import { requestedAttachment } from '../attachments/requested.ts'
import { mayBeChecked } from '../send-checks/find-checked-words.ts'
import type { SentMessage } from './repeat.ts'
import { type Answer, digestOf, sendMessage, textOf } from './send.ts'
import { asBytea } from './store.ts'

/** Sends answers. Ordinary ones that arrive together are stored together. */
export type Sends = {
  /** The rules, and the errors, are those of `sendMessage`. */
  send(operator: Operator, conversationId: number, key: string, answer: Answer): Promise<SentMessage>
}

type Request = {
  operator: Operator
  conversationId: number
  key: string
  answer: Answer
  /** In which the text has been checked; undefined when in all. */
  language: string | undefined
}
type Stored = { conversation_id: number; id: number; sent_at: string; has_webhook: boolean }

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
    async send(operator, conversationId, key, answer) {
      const request = { operator, conversationId, key, answer, language: languageOf(conversationId) }
      const stored = mayBeOrdinary(request) ? await sendTogether(request) : undefined
      if (!stored) return sendMessage(urgent, operator, conversationId, key, answer)
      live.sendHints([
        { topic: 'queue' },
        { topic: 'conversation', id: conversationId, operatorId: operator.id },
        ...(stored.has_webhook ? [{ topic: 'deliveries' as const }] : []),
      ])
      const { id, sent_at } = stored
      const { in_reply_to } = answer
      return { id, sent_at, in_reply_to, type: 'reply', body: textOf(answer), deleted: null, attached: [] }
    },
  }
}

/** Whether the request alone does not make the answer unusual. */
const mayBeOrdinary = ({ operator, answer, language }: Request) =>
  answer.in_reply_to !== null &&
  !answer.extra &&
  !requestedAttachment(answer) &&
  operator.messageTypes.includes('reply') &&
  !mayBeChecked(textOf(answer), language)

/** Stores the ordinary answers. @returns undefined for the others */
export async function storeOrdinary(
  db: Db,
  requests: (Omit<Request, 'operator'> & { operator: Pick<Operator, 'id'> })[],
): Promise<(Stored | undefined)[]> {
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
  }))
  const rows = await callSend(db, { answers: JSON.stringify(answers) })
  const byConversation = new Map(rows.map((row) => [row.conversation_id, row]))
  return requests.map(({ conversationId }) => byConversation.get(conversationId))
}

const callSend = compileOnce((db, { answers }: { answers: RawBuilder<string> }) =>
  sql<Stored>`select * from send_answers(${answers}::jsonb)`.compile(db),
)

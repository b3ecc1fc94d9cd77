import { createHash } from 'node:crypto'
import { messageLength } from '@panel/contract'
import { cutText } from '@panel/contract/rules/cut'
import { sql } from 'kysely'
import { announce, type Tx } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { storeMessage } from '../answering/messages/store.ts'
import { echoLogin } from '../people/operators/echo.ts'
import type { OpenConversation } from './open-conversations.ts'
import type { NumberedMessage } from './store-messages.ts'

/** Seconds after which an echo leaves. */
const echoSeconds = 3
/** What an echo begins with, so that nobody takes it for a person. */
const echoMark = 'Automatic test answer: '

/** A condition on this alias of `siteowners`: it is a test, and no operator is chosen to answer for it. */
export const isEchoing = (alias: string) => sql<boolean>`(${sql.ref(`${alias}.is_test`)} and not exists (
  select from operators o where o.suspended_at is null and o.siteowner_ids @> array[${sql.ref(`${alias}.id`)}]
    and 'reply' = any(o.message_types)))`

/** Makes the operator in whose name echoes are stored, once for the panel. It is suspended and has no password. */
export async function makeEchoOperator(tx: Tx) {
  await sql`
    insert into operators (login, name, password_hash, team_id, permissions_id, message_types, languages, siteowner_ids, suspended_at, has_password)
    select ${echoLogin}, 'Echo', '', t.id, p.id, '{}', '{}', '{}', now(), false
    from (select min(id) as id from teams where retired_at is null) t,
      (select min(id) as id from permissions where retired_at is null) p
    on conflict (login) do nothing`.execute(tx)
}

/** Who answers for a test by itself, and in which of its conversations. */
type Echoing = { operatorId: number; hasWebhook: boolean; conversationIds: number[] }

/**
 * The conversations of a site that get echoes: none of a real one, and none while an operator is chosen for the test. Neither do customers
 * on hold, nor chats that somebody has in hand. The queue items are locked.
 */
export async function findEchoing(
  tx: Tx,
  site: SiteOwner,
  conversations: readonly OpenConversation[],
): Promise<Echoing | undefined> {
  if (!conversations.some(({ isTest }) => isTest)) return undefined
  const { rows } = await sql<Echoing>`
    select o.id as "operatorId", s.webhook_url is not null as "hasWebhook", array(
      select q.conversation_id from queue_items q
      where q.conversation_id = any(${conversations.map(({ id }) => id)}::bigint[]) and not q.held and q.expires_at is null)
      as "conversationIds"
    from siteowners s join operators o on o.login = ${echoLogin}
    where s.id = ${site.id} and ${isEchoing('s')}`.execute(tx)
  return rows[0]
}

/**
 * Answers messages of a test in the transaction that stores them, so that each gets one echo, whichever node has it. It is delivered as every
 * answer, some seconds later.
 */
export async function echo(
  tx: Tx,
  site: SiteOwner,
  { operatorId, hasWebhook }: Echoing,
  messages: readonly NumberedMessage[],
) {
  const ids: number[] = []
  for (const { id: inReplyTo, conversationId, text } of messages) {
    const key = `echo ${inReplyTo}`
    const stored = await storeMessage(tx, {
      conversationId,
      siteownerId: site.id,
      operatorId,
      inReplyTo,
      turn: 'reply',
      type: 'reply',
      text: cutText(`${echoMark}${text}`, messageLength),
      attached: undefined,
      key,
      digest: createHash('sha256').update(key).digest(),
      hasWebhook,
      keepsLease: false,
    })
    ids.push(stored.id)
  }
  await sql`
    update deliveries set deliver_at = deliver_at + make_interval(secs => ${echoSeconds}),
      next_attempt_at = next_attempt_at + make_interval(secs => ${echoSeconds})
    where message_id = any(${ids}::bigint[])`.execute(tx)
  announce(tx, { topic: 'deliveries' })
}

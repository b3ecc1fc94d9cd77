import type { MessageDirection } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { utcText } from '../../../platform/utc-text.ts'
import { photoAddress } from '../../conversations/attachments/photo-addresses.ts'
import type { ConversationEntry, MessageEntry } from './document.ts'

/** Messages that are read at once. */
const batchSize = 2_000

/** The conversations of a customer with all messages, also archived and deleted ones. The escalated one is the first. */
export async function readConversations(
  tx: Tx,
  customerId: number,
  firstId: number,
): Promise<ConversationEntry[]> {
  const { rows } = await sql<Omit<ConversationEntry, 'messages'>>`
    select c.id, c.language,
      jsonb_build_object('id', p.id, 'external_id', p.external_id, 'name', p.name, 'age', p.age, 'gender', p.gender, 'city', p.city,
        'about', p.about, 'facts', p.facts, 'photo_url', p.photo_url) as profile
    from conversations c join profiles p on p.id = c.profile_id
    where c.customer_id = ${customerId} order by c.id <> ${firstId}, c.id`.execute(tx)
  const read: ConversationEntry[] = []
  for (const row of rows)
    read.push({
      ...row,
      told_facts: await readToldFacts(tx, row.id),
      messages: await readMessages(tx, row.id),
    })
  return read
}

const readToldFacts = (tx: Tx, id: number) =>
  tx
    .selectFrom('told_facts')
    .where('conversation_id', '=', id)
    .select(['about', 'body as text', 'message_id', 'operator_id', 'created_at as at', 'removed_at'])
    .orderBy('id')
    .execute()

/** In the order in which the panel stored them. */
async function readMessages(tx: Tx, id: number): Promise<MessageEntry[]> {
  const messages: MessageEntry[] = []
  for (;;) {
    const { rows } = await sql<StoredMessage>`
      select m.id, m.direction, m.type, m.body, m.sent_at, m.created_at, m.operator_id, m.in_reply_to, m.photo_url, m.photo_id, m.gift,
        m.hidden_at, m.hidden_by, m.hidden_reason, m.deleted_at, m.deleted_by,
        case when m.photo_id is not null then (select encode(sha256(p.picture), 'hex') from photos p where p.id = m.photo_id) end
          as photo_sha256,
        case when m.edit_id is not null then (select jsonb_agg(jsonb_build_object('text', e.body, 'until', ${utcText(sql`e.edited_at`)}) order by e.id)
          from message_edits e where e.message_id = m.id) end as former_texts
      from all_messages m where m.conversation_id = ${id} and m.id > ${messages.at(-1)?.id ?? 0}
      order by m.id limit ${batchSize}`.execute(tx)
    messages.push(...rows.map(present))
    if (rows.length < batchSize) return messages
  }
}

type StoredMessage = {
  id: number
  direction: MessageDirection
  type: string
  body: string
  sent_at: string
  created_at: string
  operator_id: number | null
  in_reply_to: number | null
  photo_url: string | null
  photo_id: number | null
  photo_sha256: string | null
  gift: string | null
  hidden_at: string | null
  hidden_by: number | null
  hidden_reason: string | null
  deleted_at: string | null
  deleted_by: number | null
  former_texts: MessageEntry['former_texts'] | null
}

const present = (row: StoredMessage): MessageEntry => ({
  id: row.id,
  direction: row.direction,
  type: row.type,
  text: row.body,
  sent_at: row.sent_at,
  stored_at: row.created_at,
  operator_id: row.operator_id,
  in_reply_to: row.in_reply_to,
  photo: photoOf(row),
  gift: row.gift,
  hidden: row.hidden_at === null ? null : { at: row.hidden_at, by: row.hidden_by, reason: row.hidden_reason },
  deleted: row.deleted_at === null ? null : { at: row.deleted_at, by: row.deleted_by },
  former_texts: row.former_texts ?? [],
})

function photoOf({ photo_id, photo_url, photo_sha256 }: StoredMessage): MessageEntry['photo'] {
  if (photo_id !== null) return { url: photoAddress(photo_id), sha256: photo_sha256 }
  return photo_url === null ? null : { url: photo_url, sha256: null }
}

import { type Insertable, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Customers, PokeRules } from '../platform/database-types.ts'
import { makeCustomer } from './make.ts'
import { makeConversation, makeReceived, makeSentMessage } from './make-conversations.ts'

/** Short silences; the limits are higher than a test reaches. */
export const pokePace = { silence_minutes: 60, next_silence_minutes: 120, most_in_a_row: 3, pokes_per_day: 5 }

/** A poke rule with which everything is due at once, without limits. */
export async function makePokeRule(db: Db, own: Partial<Insertable<PokeRules>> & { siteowner_id: number }) {
  await db
    .insertInto('poke_rules')
    .values({ ...pokePace, ...own })
    .execute()
}

/** A conversation in which the operator wrote last and the customer has been silent since then. */
export async function makeSilent(
  db: Db,
  own: {
    siteowner: { id: number }
    customer?: Partial<Insertable<Customers>>
    of?: Awaited<ReturnType<typeof makeCustomer>>
    minutes?: number
    pokes?: number
  },
) {
  const customer = own.of ?? (await makeCustomer(db, { siteowner_id: own.siteowner.id, ...own.customer }))
  const conversation = await makeConversation(db, { siteowner: own.siteowner, customer })
  const received = await makeReceived(db, { conversationId: conversation.id, text: 'Good night' })
  await makeSentMessage(db, { conversationId: conversation.id, text: 'Sleep well' })
  await db
    .updateTable('conversations')
    .set({
      silence_from: sql<string>`now() - make_interval(mins => ${own.minutes ?? 90})`,
      poke_count: own.pokes ?? 0,
    })
    .where('id', '=', conversation.id)
    .execute()
  return { ...conversation, received }
}

/** The queue item of a conversation. */
export function itemOf(db: Db, conversationId: number) {
  return db
    .selectFrom('queue_items')
    .where('conversation_id', '=', conversationId)
    .selectAll()
    .executeTakeFirst()
}

/** Quiet hours that include the present time, or exclude it, in a time zone. */
export async function hoursAround(db: Db, zone: string, from: number, until: number) {
  const { rows } = await sql<{ quiet_from: string; quiet_until: string }>`
    select to_char(now() at time zone ${zone} + make_interval(mins => ${from}), 'HH24:MI') as quiet_from,
      to_char(now() at time zone ${zone} + make_interval(mins => ${until}), 'HH24:MI') as quiet_until`.execute(
    db,
  )
  const [hours] = rows
  if (!hours) throw new Error('The database has no clock')
  return hours
}

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { makeOperator } from './make.ts'
import { makeConversation, makeSentMessage } from './make-conversations.ts'

/** Months with tables of their own, long ago. */
export const oldMonths = ['2024-11', '2024-12'] as const

export async function makeOldMonths(db: Db) {
  const limits = [...oldMonths, '2025-01'].map((month) => `${month}-01 00:00:00+00`)
  for (const [place, month] of oldMonths.entries())
    await sql
      .raw(`create table messages_${month.replace('-', '_')} partition of messages
        for values from ('${limits[place]}') to ('${limits[place + 1]}')`)
      .execute(db)
  await sql`insert into stats_rolled_days (day, rolled_up_at, last_message_id)
    select day, now(), 0 from generate_series(${limits[0]}::date, ${limits.at(-1)}::date - 1, '1 day') day`.execute(
    db,
  )
}

/**
 * A conversation in which the customer wrote and an operator answered in each old month, and now. Nothing waits.
 * @param own.text the first answer
 */
export async function makeOldConversation(db: Db, own: { text?: string } = {}) {
  const conversation = await makeConversation(db)
  const operator = await makeOperator(db)
  const old: number[] = []
  for (const [place, month] of oldMonths.entries())
    for (const direction of ['in', 'out'] as const) {
      const at = `${month}-15 ${direction === 'in' ? '10' : '11'}:00:00+00`
      const { id } = await db
        .insertInto('messages')
        .values({
          conversation_id: conversation.id,
          siteowner_id: conversation.siteowner.id,
          direction,
          type: direction === 'in' ? 'chat' : 'reply',
          body:
            (place === 0 && direction === 'out' && own.text) ||
            `${direction} ${month} ${randomBytes(3).toString('hex')}`,
          created_at: at,
          sent_at: at,
          operator_id: direction === 'out' ? operator.id : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      old.push(id)
    }
  await sql`update conversations set message_count = ${old.length}, first_message_at = ${`${oldMonths[0]}-15 10:00:00+00`},
    customer_message_count = ${old.length / 2}, last_customer_message_id = ${old.at(-2)} where id = ${conversation.id}`.execute(
    db,
  )
  const recent = await makeSentMessage(db, { conversationId: conversation.id, operatorId: operator.id })
  return { ...conversation, operator, old, recent }
}

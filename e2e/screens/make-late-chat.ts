import { sql } from 'kysely'
import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import type { World } from '../world.ts'

const minute = 60_000
const daysAgo = (days: number, minutes = 0) =>
  new Date(Date.now() - days * 24 * 60 * minute + minutes * minute).toISOString()

/**
 * Makes Colin's chat of three days ago: this many lines, and an answer to them. Then three messages arrive: one is late, one has
 * a time in the future, and one is sent now.
 */
export async function makeLateChat({ db, siteowner, makeCustomer }: World, lines: number) {
  const colin = await makeCustomer('Colin')
  const line = (n: number) => ({ text: `Line ${n + 1}`, sent_at: daysAgo(3, n) })
  await colin.write(...Array.from({ length: lines }, (_, n) => line(n)))
  const { id } = await db
    .selectFrom('conversations')
    .where('siteowner_id', '=', siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const sent = await makeSentMessage(db, { conversationId: id, text: 'Our answer' })
  // Each line arrived when it was sent.
  await sql`update messages set created_at = sent_at where conversation_id = ${id} and direction = 'in'`.execute(
    db,
  )
  await sql`update messages set created_at = ${daysAgo(2)}::timestamptz, sent_at = ${daysAgo(2)}::timestamptz
    where id = ${sent.id}`.execute(db)
  const writeLate = (text: string, after: number) => colin.write({ text, sent_at: daysAgo(3, after + 0.5) })
  await writeLate('A line that took its time', 0)
  await colin.write({ text: 'Hello from the future', sent_at: '2099-05-01T10:00:00Z' })
  await colin.write('And now?')
  return { id, colin, writeLate }
}

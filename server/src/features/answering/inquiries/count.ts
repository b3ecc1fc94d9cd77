import { type getInquiryCounts as endpoint, type HandlerResultOf, inquiryDays } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** How often customers of a site owner asked who writes in the last 30 days, and what became of it. */
export async function countInquiries(db: Db, siteownerId: number): Promise<HandlerResultOf<typeof endpoint>> {
  const count = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})`
  const since = sql<string>`now() - make_interval(days => ${inquiryDays})`
  const counts = await db
    .selectFrom('inquiries')
    .where('siteowner_id', '=', siteownerId)
    .where('opened_at', '>', since)
    .select([
      count('marked_by is null').as('recognised'),
      count('marked_by is not null').as('marked'),
      count('answer_id is not null').as('answered'),
      count('lift_reason is not null and marked_by is null').as('lifted'),
      count('closed_at is null').as('open'),
    ])
    .executeTakeFirstOrThrow()
  const { denied } = await db
    .selectFrom('questions as q')
    .innerJoin('conversations as c', 'c.id', 'q.conversation_id')
    .where('c.siteowner_id', '=', siteownerId)
    .where('q.denied_at', '>', since)
    .select((eb) => eb.fn.count<number>('q.message_id').distinct().as('denied'))
    .executeTakeFirstOrThrow()
  return { ...counts, denied }
}

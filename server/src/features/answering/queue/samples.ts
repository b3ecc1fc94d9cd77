import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isWaiting } from './eligible.ts'

/** Minutes between two samples, which is the interval of the job. */
const sampleMinutes = 10

/**
 * Stores the number of waiting conversations per site owner for the current ten minutes. A second run in the same ten minutes
 * changes nothing. Conversations for masters are not counted.
 */
export async function sampleQueues(db: Db): Promise<void> {
  await sql`
    insert into queue_samples (at, siteowner_id, replies, pokes)
    select date_bin(make_interval(mins => ${sql.lit(sampleMinutes)}), now(), timestamptz '2000-01-01 00:00:00Z'), s.id,
      count(*) filter (where q.kind = 'reply'), count(*) filter (where q.kind = 'poke')
    from siteowners s
    left join queue_items q on q.siteowner_id = s.id and ${isWaiting} and not q.for_master and not q.for_test
    group by s.id
    on conflict do nothing`.execute(db)
}

/** The samples of the last 24 hours for the site owners that this operator works for, oldest first. */
export async function findSamples(db: Db, { siteownerIds }: Pick<Operator, 'siteownerIds'>) {
  return db
    .selectFrom('queue_samples')
    .where('at', '>', sql<string>`now() - interval '24 hours'`)
    .where(sql<boolean>`(${siteownerIds}::bigint[] is null or siteowner_id = any(${siteownerIds}::bigint[]))`)
    .select(['at', sql<number>`sum(replies)`.as('replies'), sql<number>`sum(pokes)`.as('pokes')])
    .groupBy('at')
    .orderBy('at')
    .execute()
}

/** Deletes samples that no chart shows. @returns their number */
export function forgetSamples(db: Db): Promise<number> {
  return deleteInBatches(db, 'queue_samples', sql`at < now() - interval '2 days'`)
}

import type { QueueCounts } from '@panel/contract'
import { kindsOfQueue, type QueueKind, type QueueName, type queueNames } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import {
  eligibilityOf,
  isDueLater,
  isEligible,
  isForMastersOrAll,
  isSkippedBy,
  isWaiting,
} from './eligible.ts'

type Row = {
  kind: QueueKind
  language: string
  waiting: number
  claimed: number
  oldest_waiting_at: string | null
  due_later: number
}

/**
 * Counts waiting and claimed conversations per queue and language, of the site owners that this operator works for.
 * Conversations for masters are counted for masters only.
 */
export async function countQueues(db: Db, operator: Operator): Promise<Record<QueueName, QueueCounts>> {
  const { siteownerIds } = operator
  const { rows } = await sql<Row>`
    select q.kind, q.language,
      count(*) filter (where ${isWaiting}) as waiting,
      count(*) filter (where q.expires_at is not null) as claimed,
      min(q.due_at) filter (where ${isWaiting}) as oldest_waiting_at,
      count(*) filter (where ${isDueLater}) as due_later
    from queue_items q
    where (${siteownerIds}::bigint[] is null or q.siteowner_id = any(${siteownerIds}::bigint[]))
      and ${isForMastersOrAll(eligibilityOf(operator))}
    group by q.kind, q.language`.execute(db)
  const queueOf = (queue: QueueName) =>
    summarise(rows.filter((row) => kindsOfQueue[queue].includes(row.kind)))
  return { reply: queueOf('reply'), poke: queueOf('poke'), smart: queueOf('smart') } satisfies Record<
    (typeof queueNames)[number],
    QueueCounts
  >
}

function summarise(rows: Row[]): QueueCounts {
  const languages = [...new Set(rows.map((row) => row.language))].sort()
  return {
    ...total(rows),
    languages: languages.map((language) => ({
      language,
      ...total(rows.filter((row) => row.language === language)),
    })),
  }
}

function total(rows: Row[]) {
  const oldest = rows.flatMap((row) => row.oldest_waiting_at ?? []).sort()
  return {
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
    claimed: rows.reduce((sum, row) => sum + row.claimed, 0),
    oldest_waiting_at: oldest[0] ?? null,
    due_later: rows.reduce((sum, row) => sum + row.due_later, 0),
  }
}

/** The counts of the badges: what this operator could claim now. */
export async function countOpen(db: Db, operator: Operator): Promise<{ messages: number; pokes: number }> {
  return db
    .selectFrom('queue_items as q')
    .where(isWaiting)
    .where(isEligible(eligibilityOf(operator)))
    .where((eb) => eb.not(isSkippedBy(operator.id)))
    .select([
      sql<number>`count(*) filter (where q.kind = 'reply')`.as('messages'),
      sql<number>`count(*) filter (where q.kind = 'poke')`.as('pokes'),
    ])
    .executeTakeFirstOrThrow()
}

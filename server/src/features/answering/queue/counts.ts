import { kindsOfQueue, type QueueCounts, type QueueKind, type QueueName } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { type Eligibility, eligibilityOf, isDueLater, isWaiting } from './eligible.ts'

/** What decides who may answer a queue item. Items with equal values are counted together. */
type Kind = {
  kind: QueueKind
  language: string
  siteowner_id: number
  segment: string | null
  for_master: boolean
  for_test: boolean
}
type Count = Kind & {
  waiting: number
  claimed: number
  oldest_waiting_at: string | null
  due_later: number
}
type Skipped = Kind & { operator_id: number; waiting: number }

const kindColumns: RawBuilder<unknown> = sql`q.kind, q.language, q.siteowner_id, q.segment, q.for_master, q.for_test`

export type QueueCounter = ReturnType<typeof openQueueCounter>

/** Counts the queues once for all operators who ask. The counts of an operator are sums of these. */
export function openQueueCounter(db: Db, caches: Caches) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => {
      const [counts, skipped] = await Promise.all([countAll(db), countSkipped(db)])
      return [{ counts, skipped }]
    },
    changedBy: ({ topic }) => topic === 'queue',
  })

  return {
    /**
     * Counts waiting and claimed conversations per queue and language, of the site owners that this operator works for.
     * Conversations for masters are counted for masters only.
     */
    async countQueues(operator: Operator): Promise<Record<QueueName, QueueCounts>> {
      const { siteownerIds } = operator
      const { handovers } = eligibilityOf(operator)
      const { counts } = await findAll('all')
      const own = counts.filter((count) => isOfSite(count, siteownerIds) && (handovers || !count.for_master))
      const queueOf = (queue: QueueName) =>
        summarise(own.filter((count) => kindsOfQueue[queue].includes(count.kind)))
      return { reply: queueOf('reply'), poke: queueOf('poke'), smart: queueOf('smart') }
    },

    /** Counts what waits by language, without conversations for masters. */
    async countByLanguage({ siteownerIds }: Pick<Operator, 'siteownerIds'>) {
      const { counts } = await findAll('all')
      const own = counts.filter((count) => isOfSite(count, siteownerIds) && !count.for_master)
      const languagesOf = (kind: QueueKind) => summarise(own.filter((count) => count.kind === kind)).languages
      return { replies: languagesOf('reply'), pokes: languagesOf('poke') }
    },

    /** The counts of the badges: what this operator could claim now. Conversations that they skipped are not counted. */
    async countOpen(operator: Operator): Promise<{ messages: number; pokes: number }> {
      const eligibility = eligibilityOf(operator)
      const { counts, skipped } = await findAll('all')
      const own = skipped.get(operator.id) ?? []
      const sum = (items: (Kind & { waiting: number })[], kind: QueueKind) =>
        sumOf(
          items.filter((count) => count.kind === kind && isEligibleKind(count, eligibility)),
          'waiting',
        )
      // They were counted by two statements.
      const open = (kind: QueueKind) => Math.max(0, sum(counts, kind) - sum(own, kind))
      return { messages: open('reply'), pokes: open('poke') }
    },
  }
}

async function countAll(db: Db): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select ${kindColumns},
      count(*) filter (where ${isWaiting}) as waiting,
      count(*) filter (where q.expires_at is not null) as claimed,
      min(q.due_at) filter (where ${isWaiting}) as oldest_waiting_at,
      count(*) filter (where ${isDueLater}) as due_later
    from queue_items q group by ${kindColumns}`.execute(db)
  return rows
}

/** Waiting conversations that operators skipped within a day, by operator, as in `isSkippedBy`. */
async function countSkipped(db: Db): Promise<Map<number, Skipped[]>> {
  const { rows } = await sql<Skipped>`
    select s.operator_id, ${kindColumns}, count(distinct q.conversation_id) as waiting
    from skips s join queue_items q on q.conversation_id = s.conversation_id
    where s.created_at > now() - interval '24 hours' and ${isWaiting}
    group by s.operator_id, ${kindColumns}`.execute(db)
  return Map.groupBy(rows, (row) => row.operator_id)
}

/** Who works for all site owners gets no chats of tests. */
const isOfSite = ({ siteowner_id, for_test }: Kind, siteownerIds: number[] | null) =>
  siteownerIds === null ? !for_test : siteownerIds.includes(siteowner_id)

/** The rule of `isEligible`, for counted items. */
function isEligibleKind(item: Kind, eligibility: Eligibility): boolean {
  const { kinds, languages, siteownerIds, segments, handovers } = eligibility
  return (
    kinds.includes(item.kind) &&
    languages.includes(item.language) &&
    isOfSite(item, siteownerIds) &&
    (item.segment === null || segments === null || segments.includes(item.segment)) &&
    (handovers || !item.for_master)
  )
}

function summarise(counts: Count[]): QueueCounts {
  const byLanguage = Map.groupBy(counts, (count) => count.language)
  const languages = [...byLanguage].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...total(counts),
    languages: languages.map(([language, own]) => ({ language, ...total(own) })),
  }
}

function total(counts: Count[]) {
  let oldest: string | null = null
  for (const { oldest_waiting_at: at } of counts)
    if (at !== null && (oldest === null || isBefore(at, oldest))) oldest = at
  return {
    waiting: sumOf(counts, 'waiting'),
    claimed: sumOf(counts, 'claimed'),
    oldest_waiting_at: oldest,
    due_later: sumOf(counts, 'due_later'),
  }
}

/** Compares times without their `Z`: only then does 10:00:00 sort before 10:00:00.5. */
const isBefore = (one: string, other: string) => one.slice(0, -1) < other.slice(0, -1)

function sumOf<Name extends string>(counts: Record<Name, number>[], name: Name): number {
  let sum = 0
  for (const count of counts) sum += count[name]
  return sum
}

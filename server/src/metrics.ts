import { type RawBuilder, sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { isWaiting } from './features/answering/queue/eligible.ts'
import { daysToRollUp } from './features/insight/stats/roll-up.ts'
import { isRefused, isStuck } from './features/sites/deliveries/troubled.ts'
import type { Db } from './platform/database.ts'
import type { Replica } from './platform/replica.ts'
import type { Watchdog } from './platform/watchdog.ts'

/** Adds metrics of the work to the registry: waiting conversations and deliveries. */
export function addWorkMetrics(registry: Registry, db: Db) {
  gauge(registry, 'panel_queue_items', 'Conversations that need an operator, or are in hand', async () => {
    const rows = await db
      .selectFrom('queue_items as q')
      .select([
        'kind',
        sql<string>`case when expires_at is not null then 'claimed' when held then 'held'
          when ${isWaiting} then 'waiting' else 'scheduled' end`.as('state'),
        sql<number>`count(*)`.as('number'),
      ])
      .groupBy(['kind', 'state'])
      .execute()
    const counted = rows.map(({ kind, state, number }) => ({ labels: { kind, state }, number }))
    return [...noItems, ...counted]
  })
  gauge(
    registry,
    'panel_queue_oldest_seconds',
    'How long the oldest conversation that may be claimed has waited',
    async () => {
      const rows = await db
        .selectFrom('queue_items as q')
        .where(isWaiting)
        .select(['kind', sql<number>`extract(epoch from now() - min(due_at))::float`.as('number')])
        .groupBy('kind')
        .execute()
      return [...nothingWaits, ...rows.map(({ kind, number }) => ({ labels: { kind }, number }))]
    },
  )
  gauge(
    registry,
    'panel_deliveries',
    'Messages that wait to be sent to a webhook, among them stuck ones; dead ones, among them those that a site refused',
    async () => {
      const row = await db
        .selectNoFrom([
          countOf(sql`next_attempt_at is not null`).as('pending'),
          countOf(isStuck).as('stuck'),
          countOf(sql`status = 'dead'`).as('dead'),
          countOf(isRefused).as('refused'),
        ])
        .executeTakeFirstOrThrow()
      return Object.entries(row).map(([status, number]) => ({ labels: { status }, number }))
    },
  )
  gauge(
    registry,
    'panel_statistics_to_roll_up',
    'Days that are over, and messages answered since their day, that the roll-ups do not have',
    async () => {
      const { rows } = await sql<{ days: number; answers: number }>`
        select (select count(*) from ${daysToRollUp}) as days, (select count(*) from stats_changes) as answers`.execute(
        db,
      )
      return rows.flatMap((row) =>
        Object.entries(row).map(([state, number]) => ({ labels: { state }, number })),
      )
    },
  )
}

/** Adds how far the replica of this node is behind. */
export function addReplicaMetrics(registry: Registry, { state }: Replica) {
  gauge(
    registry,
    'panel_replica_lag_seconds',
    'Seconds by which the replica is behind; absent while it does not answer',
    async () => {
      const { behind } = state()
      return behind === undefined ? [] : [{ labels: {}, number: behind }]
    },
  )
  gauge(
    registry,
    'panel_replica_used',
    '1 while lists are read from the replica, 0 from the primary',
    async () => [{ labels: {}, number: state().isUsed ? 1 : 0 }],
  )
}

/** Adds the loops of this process that are stuck. The workers of a node are added up. */
export function countStuckLoops(registry: Registry, watchdog: Watchdog) {
  const stuck = new Gauge({
    name: 'panel_stuck_loops',
    help: 'Loops of this node that are stuck',
    labelNames: ['loop'],
    registers: [registry],
    collect() {
      stuck.reset()
      for (const loop of watchdog.stuck()) stuck.set({ loop }, 1)
    },
  })
}

const countOf = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from deliveries d where ${condition})`

type Sample = { labels: Record<string, string>; number: number }

const kinds = ['reply', 'poke']
const nothingWaits: Sample[] = kinds.map((kind) => ({ labels: { kind }, number: 0 }))
const noItems: Sample[] = nothingWaits.flatMap(({ labels }) =>
  ['waiting', 'claimed', 'held', 'scheduled'].map((state) => ({ labels: { ...labels, state }, number: 0 })),
)

/** A gauge whose value is queried on request; absent while the database is not available. */
function gauge(registry: Registry, name: string, help: string, query: () => Promise<Sample[]>) {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames: ['kind', 'state', 'status'],
      // Every worker of a node finds the same in the database.
      aggregator: 'first',
      async collect() {
        this.reset()
        try {
          for (const { labels, number } of await query()) this.set(labels, number)
        } catch {
          // Other metrics show that the database is not available.
        }
      },
      registers: [],
    }),
  )
}

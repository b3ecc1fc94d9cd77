import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { beginningOf } from '../../../platform/service-time.ts'

/** What stands where words were: columns of several tables refuse an empty text. */
export const none = sql.lit('—')

/** SQL: the moment from before which rows are over. A subquery, so that it is computed once and not for each row. */
export const limitOf = (until: string) => sql`(select ${beginningOf(until)})`

/** A part of a class. `run` changes a batch of rows; `count` tells what all batches would change. */
export type Step = {
  run(tx: Tx, period: { until: string; position: number }): Promise<{ rows: number; isDone: boolean }>
  count(tx: Tx, period: { until: string; position: number }): Promise<{ rows: number; kept: number }>
}

/** Rows that one statement changes. */
const batchSize = 1_000

type Scan = {
  table: string
  /** The time from which a row `t` is kept. */
  at: RawBuilder<unknown>
  /** The customer of a row `t`; null for a table without customers. */
  customer: RawBuilder<unknown> | null
  /** Deleted rows have no `set`. */
  set?: RawBuilder<unknown>
  /** The row still has words. */
  has?: RawBuilder<unknown>
}

/** A table that is read as a whole in each run, because it is small beside the messages, or its old rows are at its beginning. */
export function scan({ table, at, customer, set, has = sql`true` }: Scan): Step {
  const isOver = (until: string) => sql`${at} < ${limitOf(until)} and (${has})`
  const isKept = customer ? sql`${customer} = any(array(select kept_customers()))` : sql`false`
  return {
    async run(tx, { until }) {
      const places = sql`array(select t.ctid from ${sql.table(table)} t where ${isOver(until)} and not coalesce(${isKept}, false)
        limit ${batchSize})`
      const { numAffectedRows } = await (set
        ? sql`update ${sql.table(table)} set ${set} where ctid = any(${places})`
        : sql`delete from ${sql.table(table)} where ctid = any(${places})`
      ).execute(tx)
      const rows = Number(numAffectedRows ?? 0)
      return { rows, isDone: rows < batchSize }
    },
    async count(tx, { until }) {
      const { rows } = await sql<{ rows: number; kept: number }>`
        select count(*) filter (where not coalesce(${isKept}, false)) as rows, count(*) filter (where ${isKept}) as kept
        from ${sql.table(table)} t where ${isOver(until)}`.execute(tx)
      return rows[0] ?? { rows: 0, kept: 0 }
    },
  }
}

/** The customer of a row that belongs to a conversation. */
export const ofChat = sql`(select c.customer_id from conversations c where c.id = t.conversation_id)`
export const ofCustomer = sql`t.customer_id`

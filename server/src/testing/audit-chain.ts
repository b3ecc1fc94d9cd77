import { type Kysely, sql } from 'kysely'
import { chainAudit } from '../features/service/audit/chain.ts'
import { verifyAudit } from '../features/service/audit/verify.ts'
import type { Db } from '../platform/database.ts'
import { transaction } from '../platform/database.ts'
import type { DB } from '../platform/database-types.ts'
import type { TestApp } from './app.ts'

/** Continues the chain. @returns the number of chained entries */
export const chain = (test: TestApp) => chainAudit(test.db, test.secrets)

/** The fault in the chain that a verification finds. */
export const faultOf = async (test: TestApp) => (await verifyAudit(test.url)).fault

/** Adds entries without words. @returns their ids */
export async function addEntries(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into audit_log (action, subject_type, subject_id, details)
    select 'session.open', 'operator', n, jsonb_build_object('n', n) from generate_series(1, ${count}::int) n returning id`.execute(
    db,
  )
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** Does what only somebody can who owns the database: the triggers of the log do not see it. */
export const asAttacker = (db: Kysely<DB>, ...statements: string[]) =>
  transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })

/** Begins the chain again, as an attacker would after a change. */
export const forgetChain = (db: Kysely<DB>) =>
  asAttacker(
    db,
    'delete from audit.chain',
    `update audit.chain_horizon set settled = 0, noted = 0, waits_for = '{}'`,
  )

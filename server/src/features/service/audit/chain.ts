import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { sealEntries } from './seal.ts'

/** Entries of a block, at most. */
const blockSize = 5_000
/** Milliseconds of work of one run, so that other jobs are not late. */
const turn = 10_000

/**
 * Appends new entries to the chain of the audit log, and encrypts the words of customers in them before. A job runs it every minute;
 * nodes that run it at the same time take turns. The entries of before the chain existed are the first ones.
 * @returns the number of entries
 */
export async function chainAudit(db: Db, secrets: Secrets): Promise<number> {
  const start = performance.now()
  let chained = 0
  while (performance.now() - start < turn) {
    const made = await chainBlock(db, secrets)
    if (made === 0) break
    chained += made
  }
  return chained
}

/** @returns the number of entries; 0 when nothing is left */
export const chainBlock = (db: Db, secrets: Secrets, most = blockSize): Promise<number> =>
  transaction(db, async (tx) => {
    const batch = await findBatch(tx, most)
    if (!batch) return 0
    await sealEntries(tx, secrets, batch)
    const { rows } = await sql<{ made: number }>`select chain_audit(${batch.upTo}) as made`.execute(tx)
    return rows[0]?.made ?? 0
  })

async function findBatch(tx: Tx, most: number) {
  const { rows } = await sql<{ afterId: number; upTo: number }>`
    select after_id as "afterId", up_to as "upTo" from next_audit_batch(${most})`.execute(tx)
  return rows[0]
}

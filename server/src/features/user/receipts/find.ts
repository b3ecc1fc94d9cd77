import { type OwnActCounts, ownActKinds, type ShiftReceipt } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** The list shows so many. */
const most = 50

const select = (db: Db, operatorId: number) =>
  db
    .selectFrom('shift_receipts')
    .where('operator_id', '=', operatorId)
    .select(['number', 'since', 'until', 'counts', 'with_masters'])

type Row = { number: number; since: string; until: string; counts: unknown; with_masters: number }

// The cast: `makeReceipt` has written it.
const present = ({ counts, ...row }: Row): ShiftReceipt => ({
  ...row,
  counts: ownActKinds.map((kind) => ({ kind, count: (counts as OwnActCounts)[kind] ?? 0 })),
})

/** The last receipts of an operator, latest first. */
export async function findReceipts(db: Db, operatorId: number): Promise<ShiftReceipt[]> {
  return (await select(db, operatorId).orderBy('number', 'desc').limit(most).execute()).map(present)
}

/** @throws {AppError} `receipt_not_found`, as nobody reads those of others */
export async function requireReceipt(db: Db, operatorId: number, number: number): Promise<ShiftReceipt> {
  const row = await select(db, operatorId).where('number', '=', number).executeTakeFirst()
  if (!row) throw new AppError('receipt_not_found')
  return present(row)
}

/**
 * The operator's own breaks and pauses that began in a shift. They are read where they are and kept nowhere else (`decisions/0050`), so
 * they are unknown once pauses are forgotten. One that nobody ended has ended at its `ends_at`.
 */
export async function findBreaks(db: Db, operatorId: number, { since, until }: ShiftReceipt) {
  const { rows } = await sql<{ times: number; seconds: number; is_known: boolean }>`
    select count(*) as times, ${since}::timestamptz > now() - interval '29 days' as is_known,
      coalesce(extract(epoch from sum(least(coalesce(ended_at, now()), ends_at) - started_at)), 0)::int as seconds
    from away_times where operator_id = ${operatorId} and started_at > ${since}::timestamptz and started_at <= ${until}::timestamptz`.execute(
    db,
  )
  const [row] = rows
  return row?.is_known ? { times: row.times, seconds: row.seconds } : null
}

import { awayMinutes, type BodyOf, type startAwayTime } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { endLease } from '../leases/end-lease.ts'
import { lockOperator } from '../operators/lock-operator.ts'
import { requireReason } from '../reasons/require-reason.ts'
import { reasonColumns } from '../reasons/stored-reason.ts'

type Away = NonNullable<Operator['away']>
const columns = [
  'id',
  'reason',
  'reason_code',
  'reason_words',
  'started_at as startedAt',
  'ends_at as endsAt',
] as const

/**
 * Starts a break of two minutes. The conversation in hand returns to its queue. Specification sections 4 and 9.
 * @returns the break; if one is in force already, that one
 */
export async function startAway(
  db: Db,
  operator: Operator,
  reason: BodyOf<typeof startAwayTime>,
): Promise<Away> {
  const away = await transaction(db, async (tx) => {
    // If the operator clicks twice, the second request waits here and finds the break of the first.
    await lockOperator(tx, operator.id)
    const released = await endLease(tx, { operatorId: operator.id })
    const current = await findCurrent(tx, operator.id)
    if (current) return current
    await requireReason(tx, 'away', reason.reason_code)
    await endExpiredBreaks(tx, operator.id)
    const away = await tx
      .insertInto('away_times')
      .values({
        operator_id: operator.id,
        ...reasonColumns(reason),
        ends_at: sql<string>`now() + make_interval(mins => ${awayMinutes}::int)`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: operator.id,
      action: 'away_time.start',
      subject: { type: 'away_time', id: away.id },
      details: { released, reason_code: away.reason_code },
    })
    announce(tx, { topic: 'away', operatorId: operator.id })
    return away
  })
  await endLeaseGivenMeanwhile(db, operator.id)
  return away
}

/**
 * A claim that was in progress when the break began did not see the break. An operator who has taken a conversation since then
 * has ended the break.
 */
function endLeaseGivenMeanwhile(db: Db, operatorId: number) {
  return transaction(db, async (tx) => {
    await lockOperator(tx, operatorId)
    if (await findCurrent(tx, operatorId)) await endLease(tx, { operatorId })
  })
}

async function findCurrent(tx: Tx, operatorId: number): Promise<Away | undefined> {
  return tx
    .selectFrom('away_times')
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<string>`now()`)
    .select(columns)
    .executeTakeFirst()
}

/** A break that nobody ended has ended at its `ends_at`. */
async function endExpiredBreaks(tx: Tx, operatorId: number) {
  await tx
    .updateTable('away_times')
    .set({ ended_at: sql<string>`ends_at` })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute()
}

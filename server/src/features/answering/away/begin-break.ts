import { type Insertable, sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { AwayTimes } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { lockOperator } from '../../people/operators/lock-operator.ts'
import { restartRules } from '../../people/welfare/restart-rules.ts'

type Away = NonNullable<Operator['away']>
const columns = [
  'id',
  'reason_code',
  'reason_words',
  'is_pause as isPause',
  'counts_as_work as countsAsWork',
  'started_at as startedAt',
  'ends_at as endsAt',
] as const

type Options = {
  minutes: number
  values: Omit<Insertable<AwayTimes>, 'operator_id' | 'ends_at'>
  /** Throws when the break is not allowed. */
  check: (tx: Tx) => Promise<void>
  /** @param released the conversation that the operator had in hand */
  onStart?: (tx: Tx, away: Away, released: number | null) => Promise<void>
}

/**
 * Begins a break. The conversation in hand returns to its queue.
 * @returns the break; if one is in force already, that one
 */
export async function beginBreak(db: Db, operatorId: number, options: Options): Promise<Away> {
  const away = await transaction(db, async (tx) => {
    // If the operator clicks twice, the second request waits here and finds the break of the first.
    await lockOperator(tx, operatorId)
    const released = await endLease(tx, { operatorId })
    const current = await findCurrent(tx, operatorId)
    if (current) return current
    await options.check(tx)
    await endExpiredBreaks(tx, operatorId)
    const begun = await tx
      .insertInto('away_times')
      .values({
        operator_id: operatorId,
        ...options.values,
        ends_at: sql<string>`now() + make_interval(mins => ${options.minutes}::int)`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    await options.onStart?.(tx, begun, released)
    await restartRules(tx, operatorId)
    announce(tx, { topic: 'away', operatorId })
    return begun
  })
  await endLeaseGivenMeanwhile(db, operatorId)
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

import type { BodyOf, correctHours as endpoint } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { beginningOf } from '../../../platform/service-time.ts'
import { lockOperator } from '../operators/lock-operator.ts'
import { areHoursOn } from './are-hours-on.ts'
import { requireHoursOf } from './find-people.ts'

/**
 * Adds minutes to a day of an operator, or takes some from it. Nobody corrects their own hours.
 * @returns the corrections of this day
 * @throws {AppError} `own_account`, `operator_not_found`, `hours_off`; `already_so` when a colleague has corrected the day meanwhile
 */
export async function correctHours(
  db: Db,
  actor: Operator,
  operatorId: number,
  { day, minutes, reason, seen }: BodyOf<typeof endpoint>,
): Promise<number> {
  await requireHoursOf(db, actor, operatorId)
  if (operatorId === actor.id) throw new AppError('own_account')
  return transaction(db, async (tx) => {
    if (!(await areHoursOn(tx))) throw new AppError('hours_off')
    // Two coaches who correct the same day wait for each other here.
    await lockOperator(tx, operatorId)
    const { rows } = await sql<{ at: string; minutes: number }>`
      select at, (select coalesce(sum(c.minutes), 0)::int from hour_corrections c
        where c.operator_id = ${operatorId} and day_of(c.at) = ${day}::date) as minutes
      from (select ${beginningOf(day)} + (day_begins(${day}::date + 1) - ${beginningOf(day)}) / 2 as at) middle`.execute(
      tx,
    )
    const [before] = rows
    if (!before || before.minutes !== seen) throw new AppError('already_so')
    const { id } = await tx
      .insertInto('hour_corrections')
      .values({ operator_id: operatorId, at: before.at, minutes, reason, corrected_by: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'hours.correct',
      subject: { type: 'operator', id: operatorId },
      details: { correction_id: id, day, minutes, reason },
    })
    announce(tx, { topic: 'mine', operatorId })
    return before.minutes + minutes
  })
}

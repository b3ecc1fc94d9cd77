import { type BodyOf, type changeTimeZone as endpoint, issueAt, type ServiceTime } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { firstDay } from './first-day.ts'

/** The time zone of the service, and how far its days are recounted. */
export async function findTimeZone(db: Db): Promise<ServiceTime> {
  const { rows } = await sql<ServiceTime>`
    select zone, case when since = '-infinity' then null when since = 'infinity' then 0
      else least(99, floor(100.0 * (last - since_day) / greatest(1, last - ${firstDay})))::int end as recounted
    from service_time, lateral (select (now() at time zone zone)::date + 1 as last) l`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The table service_time has one row')
  return row
}

/**
 * Changes the time zone of the service. The job `recount-days` then moves the days to it; a panel without messages has nothing to move.
 * @throws {InvalidInput} when the database does not know the time zone
 * @throws {AppError} `edited_meanwhile`, `days_are_recounted`
 */
export async function changeTimeZone(
  db: Db,
  { id }: Pick<Operator, 'id'>,
  { zone, seen }: BodyOf<typeof endpoint>,
): Promise<ServiceTime> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<{ zone: string; isMoving: boolean; isKnown: boolean }>`
      select zone, since > '-infinity' as "isMoving", known_timezone(${zone}, null) is not null as "isKnown"
      from service_time for update`.execute(tx)
    const [stored] = rows
    if (!stored?.isKnown) throw new InvalidInput([issueAt('zone', 'not_a_time_zone')])
    if (stored.zone === zone) return findTimeZone(tx)
    if (stored.zone !== seen) throw new AppError('edited_meanwhile')
    if (stored.isMoving) throw new AppError('days_are_recounted')
    await sql`
      update service_time set zone = ${zone}, zone_before = case when hasMessages then zone else ${zone} end,
        since = case when hasMessages then 'infinity' else '-infinity' end::timestamptz,
        since_day = case when hasMessages then 'infinity' else '-infinity' end::date
      from (select exists (select from all_messages) as hasMessages) m`.execute(tx)
    await recordAudit(tx, {
      operatorId: id,
      action: 'setting.change',
      subject: { type: 'setting', id: null },
      details: { before: { time_zone: stored.zone }, after: { time_zone: zone } },
    })
    announce(tx, { topic: 'settings' })
    return findTimeZone(tx)
  })
}

import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'
import { trustedDays } from './trusted-device.ts'

/** Days for which ended sessions are kept for an investigation. */
const daysKept = 90

/** Deletes sessions that ended long ago. @returns their number */
export function forgetSessions(db: Db): Promise<number> {
  const ended = sql`coalesce(ended_at, ends_at) < now() - make_interval(days => ${daysKept})`
  return deleteInBatches(db, 'sessions', ended)
}

/**
 * Deletes trusted browsers in which no two-factor code was used for so long that they are no longer trusted. @returns their
 * number
 */
export function forgetDevices(db: Db): Promise<number> {
  return deleteInBatches(
    db,
    'trusted_devices',
    sql`created_at < now() - make_interval(days => ${trustedDays})`,
  )
}

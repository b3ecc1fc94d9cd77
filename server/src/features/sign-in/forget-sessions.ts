import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { deleteInBatches } from '../../platform/delete-in-batches.ts'

/** Kept that long for whoever has to find out who was signed in. */
const sessionDays = 90
/** Its cookie has ended by then. */
const deviceDays = 365

/** Deletes sessions that ended long ago. @returns how many */
export function forgetSessions(db: Db): Promise<number> {
  const ended = sql`coalesce(ended_at, ends_at) < now() - make_interval(days => ${sessionDays})`
  return deleteInBatches(db, 'sessions', ended)
}

/** Deletes browsers that passed a two-factor code long ago. @returns how many */
export function forgetDevices(db: Db): Promise<number> {
  return deleteInBatches(
    db,
    'trusted_devices',
    sql`created_at < now() - make_interval(days => ${deviceDays})`,
  )
}

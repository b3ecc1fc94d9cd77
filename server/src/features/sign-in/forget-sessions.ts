import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { deleteInBatches } from '../../platform/delete-in-batches.ts'
import { trustedDays } from './trusted-device.ts'

/** Kept that long for whoever has to find out who was signed in. */
const sessionDays = 90

/** Deletes sessions that ended long ago. @returns how many */
export function forgetSessions(db: Db): Promise<number> {
  const ended = sql`coalesce(ended_at, ends_at) < now() - make_interval(days => ${sessionDays})`
  return deleteInBatches(db, 'sessions', ended)
}

/** Deletes browsers that have passed no two-factor code for so long that they count as a stranger's. @returns how many */
export function forgetDevices(db: Db): Promise<number> {
  return deleteInBatches(
    db,
    'trusted_devices',
    sql`created_at < now() - make_interval(days => ${trustedDays})`,
  )
}

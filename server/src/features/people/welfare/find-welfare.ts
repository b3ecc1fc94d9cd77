import type { Welfare } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { betweenShifts } from './exposure.ts'
import { findOwnSegments } from './find-own-segments.ts'

/** What protects this operator. Call it for the operator who asks, and for nobody else. */
export async function findWelfare(db: Db, operatorId: number): Promise<Welfare> {
  const [choices, segments, shifts, settings] = await Promise.all([
    db
      .selectFrom('welfare_choices')
      .where('operator_id', '=', operatorId)
      .select('photo_cover')
      .executeTakeFirst(),
    findOwnSegments(db, operatorId),
    findShifts(db, operatorId),
    readSettings(db),
  ])
  return {
    photo_cover: choices?.photo_cover ?? 'customers',
    segments,
    shifts,
    rules: {
      photos: settings.break_after_photos,
      escalations: settings.break_after_escalations,
      minutes: settings.break_after_minutes,
    },
  }
}

/** Shifts in which a break was declined and nothing was counted are left out. */
function findShifts(db: Db, operatorId: number) {
  return db
    .selectFrom('welfare_shifts')
    .where('operator_id', '=', operatorId)
    .where(sql<boolean>`photos + escalations > 0`)
    .select([
      'started_at',
      'photos',
      'escalations',
      sql<boolean>`coalesce(started_at >= signed_in_since(${operatorId}, ${betweenShifts}), false)`.as(
        'is_current',
      ),
    ])
    .orderBy('started_at', 'desc')
    .limit(100)
    .execute()
}

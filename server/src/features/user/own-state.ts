import type { PhotoCover } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../platform/caches.ts'
import type { Db } from '../../platform/database.ts'
import { dueReminders } from '../answering/reminders/due-reminders.ts'
import { type OwnReset, ownReset } from '../people/waiting-resets/own-reset.ts'
import { type Exposure, exposure } from '../people/welfare/exposure.ts'
import { bellCounts } from '../service/exports/bell-counts.ts'
import { type UnreadNote, unreadNotes } from '../supervision/coach-notes/unread.ts'
import { unreadFeedback } from '../supervision/reviews/unread-feedback.ts'

/** What the panel asks of an operator before or beside their work. */
export type OwnState = {
  operatorId: number
  /** They must choose their own password, because somebody else set the present one. */
  mustChoosePassword: boolean
  /** The warning about guesses: when the codes were locked. Null once the operator has seen it. */
  codesLockedAt: string | null
  /** They are the first admin and have steps of the setup left. */
  hasSetupLeft: boolean
  reset: OwnReset | null
  coachNotes: UnreadNote[]
  /** The pause by a coach. Null: not paused. */
  pause: { by_id: number | null; by_name: string | null; reason: string | null } | null
  unreadFeedback: number
  /** They take no further chat in this shift. */
  isLastChat: boolean
  /** When the reminders are due, the next one first. */
  reminders: string[]
  exports: { under_way: number; unseen: number } | null
  photoCover: PhotoCover | null
  /** What a break is suggested for. Null during a break. */
  exposure: Exposure | null
}

export const openOwnStates = (db: Db, caches: Caches) =>
  caches.open<number, OwnState | undefined>({
    load: (ids) => findOwnStates(db, ids),
    changedBy: (hint) =>
      (hint.topic === 'operator' ||
        hint.topic === 'exports' ||
        hint.topic === 'locked_codes' ||
        hint.topic === 'away' ||
        hint.topic === 'welfare' ||
        hint.topic === 'mine' ||
        hint.topic === 'session') &&
      ((state) => state?.operatorId === hint.operatorId),
  })

async function findOwnStates(db: Db, operatorIds: number[]): Promise<(OwnState | undefined)[]> {
  const rows = await db
    .selectFrom('operators as o')
    .leftJoin('code_guesses as g', 'g.operator_id', 'o.id')
    .leftJoin('welfare_choices as w', 'w.operator_id', 'o.id')
    .where(sql<boolean>`o.id = any(${operatorIds}::bigint[])`)
    .select([
      'o.id as operatorId',
      sql<boolean>`o.first_password_expires_at is not null`.as('mustChoosePassword'),
      'g.told_from as codesLockedAt',
      sql<boolean>`exists (select from setup where operator_id = o.id and ended_at is null)`.as(
        'hasSetupLeft',
      ),
      ownReset.as('reset'),
      unreadNotes.as('coachNotes'),
      sql<OwnState['pause']>`case when o.paused_at is not null then json_build_object(
        'by_id', o.paused_by, 'by_name', (select c.name from operators c where c.id = o.paused_by), 'reason', o.pause_reason) end`.as(
        'pause',
      ),
      unreadFeedback.as('unreadFeedback'),
      sql<boolean>`is_last_chat(o.id)`.as('isLastChat'),
      dueReminders.as('reminders'),
      bellCounts.as('exports'),
      'w.photo_cover as photoCover',
      exposure.as('exposure'),
    ])
    .execute()
  const byId = new Map(rows.map((row) => [row.operatorId, row]))
  return operatorIds.map((id) => byId.get(id))
}

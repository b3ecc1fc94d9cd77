import type { CoachNote } from '@panel/contract'
import { sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { undoAcceptedFor } from '../../../platform/undo-time.ts'
import { utcText } from '../../../platform/utc-text.ts'

export type UnreadNote = {
  id: number
  text: string
  from: { id: number; name: string }
  at: string
  conversation_id: number | null
}

/** The unread notes of operator `o`, oldest first. A note appears when its author can no longer take it back. */
export const unreadNotes = sql<UnreadNote[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'text', n.body, 'from', jsonb_build_object('id', f.id, 'name', f.name),
    'at', ${utcText(sql`n.created_at`)}, 'conversation_id', c.conversation_id)
    order by n.id), '[]')
  from coach_notes n join operators f on f.id = n.from_id left join report_cases c on c.id = n.case_id
  where n.operator_id = o.id and n.read_at is null
    and n.created_at < now() - ${sql.lit(undoAcceptedFor / 1_000)} * interval '1 second')`

export const presentNotes = (notes: readonly UnreadNote[], viewer: Operator): CoachNote[] =>
  notes.map((note) => ({ ...note, from: presentOperator(viewer, note.from) }))

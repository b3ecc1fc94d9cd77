import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { refuseMissing } from './refuse-missing.ts'
import { isWithinReach, selectTexts, type TextRow } from './text-rows.ts'

export type Rounds = Awaited<ReturnType<typeof findRounds>>

/** A profile text with its rounds and the draft of this operator. @throws {AppError} `profile_text_not_found` */
export async function loadText(db: Db, viewer: Operator, id: number) {
  const { rows } = await sql<TextRow>`
    ${selectTexts(viewer)} where t.id = ${id} and ${isWithinReach(viewer)}`.execute(db)
  const [text] = rows
  if (!text) return refuseMissing(db, viewer, id)
  const draft = await db
    .selectFrom('profile_text_drafts')
    .where('profile_text_id', '=', id)
    .where('operator_id', '=', viewer.id)
    .where('is_note', '=', text.status === 'to_review')
    .select(['body as text', 'updated_at'])
    .executeTakeFirst()
  return { text, rounds: await findRounds(db, id), draft: draft ?? null }
}

const findRounds = (db: Db, id: number) =>
  db
    .selectFrom('profile_text_rounds as r')
    .innerJoin('operators as w', 'w.id', 'r.writer_id')
    .leftJoin('operators as o', 'o.id', 'r.reviewer_id')
    .where('r.profile_text_id', '=', id)
    .select([
      'r.round',
      'r.body',
      'r.writer_id',
      'w.name as writer_name',
      'r.written_at',
      'r.reviewer_id',
      'o.name as reviewer_name',
      'r.reviewed_at',
      'r.note',
    ])
    .orderBy('r.round')
    .execute()

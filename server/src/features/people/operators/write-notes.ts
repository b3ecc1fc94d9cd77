import type { AuditAction, OperatorNote } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findNote, requireOther } from './find-notes.ts'
import { lockOperator } from './lock-operator.ts'

type Target = { id: number; note_id: number }

/**
 * Adds a note about an operator. The same text by the same author within a minute is the same note, so that a repeated request
 * adds no second one.
 * @throws {AppError} `operator_not_found`, `own_account`
 */
export async function addNote(db: Db, actor: Operator, id: number, text: string): Promise<OperatorNote> {
  return transaction(db, async (tx) => {
    await requireOther(tx, actor, id)
    await lockOperator(tx, actor.id)
    const body = text.trim()
    const repeated = await tx
      .selectFrom('operator_notes')
      .where('operator_id', '=', id)
      .where('author_id', '=', actor.id)
      .where('body', '=', body)
      .where('created_at', '>', sql<string>`now() - interval '1 minute'`)
      .select('id')
      .executeTakeFirst()
    if (repeated) return findNote(tx, actor, repeated.id)
    const { id: note_id } = await tx
      .insertInto('operator_notes')
      .values({ operator_id: id, author_id: actor.id, body })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, actor, 'operator_note.add', { id, note_id })
    return findNote(tx, actor, note_id)
  })
}

/**
 * Changes an own note, if it still has the text that the actor saw.
 * @throws {AppError} `operator_not_found`, `own_account`, `note_not_found`, `edited_meanwhile`
 */
export async function changeNote(
  db: Db,
  actor: Operator,
  target: Target,
  { text, seen }: { text: string; seen: string },
): Promise<OperatorNote> {
  return transaction(db, async (tx) => {
    const { body } = await lockOwnNote(tx, actor, target)
    if (body !== seen.trim()) throw new AppError('edited_meanwhile')
    if (body !== text.trim()) {
      await tx
        .updateTable('operator_notes')
        .set({ body: text.trim(), edited_at: sql<string>`now()` })
        .where('id', '=', target.note_id)
        .execute()
      await record(tx, actor, 'operator_note.change', target)
    }
    return findNote(tx, actor, target.note_id)
  })
}

/** Deletes an own note. @throws {AppError} `operator_not_found`, `own_account`, `note_not_found` */
export async function deleteNote(db: Db, actor: Operator, target: Target) {
  await transaction(db, async (tx) => {
    await lockOwnNote(tx, actor, target)
    await tx.deleteFrom('operator_notes').where('id', '=', target.note_id).execute()
    await record(tx, actor, 'operator_note.delete', target)
  })
}

async function lockOwnNote(tx: Tx, actor: Operator, { id, note_id }: Target) {
  await requireOther(tx, actor, id)
  const note = await tx
    .selectFrom('operator_notes')
    .where('id', '=', note_id)
    .where('operator_id', '=', id)
    .where('author_id', '=', actor.id)
    .select('body')
    .forUpdate()
    .executeTakeFirst()
  if (!note) throw new AppError('note_not_found')
  return note
}

/** Without the text: the operator concerned can have the right to read the audit log. */
const record = (tx: Tx, actor: Operator, action: AuditAction, { id, note_id }: Target) =>
  recordAudit(tx, {
    operatorId: actor.id,
    action,
    subject: { type: 'operator', id },
    details: { note_id },
  })

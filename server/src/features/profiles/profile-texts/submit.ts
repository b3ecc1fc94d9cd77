import { issueAt } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { forgetDraft } from './forget-draft.ts'
import { endedBy, type HeldText, lockHeld } from './lock-held.ts'

/**
 * Sends the text in hand to review.
 * @throws {InvalidInput} when it is too short or too long
 * @throws {AppError} `profile_text_not_found`, `text_lease_lost`
 */
export async function submitText(
  db: Db,
  operator: Operator,
  which: { id: number; leaseId: string },
  given: string,
): Promise<void> {
  const body = given.trim()
  await transaction(db, async (tx) => {
    const text = await lockHeld(tx, operator, which)
    if (!text) return
    if (text.status !== 'to_write' && text.status !== 'returned')
      throw new AppError('text_lease_lost', { by: null })
    requireLength(body, text)
    const round = text.round + 1
    const now = sql<string>`now()`
    await tx
      .insertInto('profile_text_rounds')
      .values({ profile_text_id: text.id, round, body, writer_id: operator.id })
      .execute()
    await tx
      .updateTable('profile_texts')
      .set({
        ...endedBy(which.leaseId),
        status: 'to_review',
        body,
        round,
        writer_id: operator.id,
        waiting_since: now,
        ...(round === 1 && {
          first_writer_id: operator.id,
          first_written_at: now,
          writing_seconds: sql<number>`extract(epoch from now() - claimed_at)::int`,
        }),
      })
      .where('id', '=', text.id)
      .execute()
    await forgetDraft(tx, operator.id, text.id)
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: text.siteowner_id,
      action: 'profile_text.submit',
      subject: { type: 'profile_text', id: text.id },
      details: { round, length: body.length },
    })
    announce(tx, { topic: 'profile_texts' })
  })
}

function requireLength(body: string, { min_length: min, max_length: max }: HeldText) {
  if (body.length < min) throw new InvalidInput([issueAt('text', 'too_short', { min })])
  if (body.length > max) throw new InvalidInput([issueAt('text', 'too_long', { max })])
}

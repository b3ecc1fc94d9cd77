import { type BodyOf, isBlank, issueAt, type setProfileSetState } from '@panel/contract'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { missingIn } from './policy.ts'
import { lockSet, recordChange, type SetRow } from './set.ts'

/**
 * Makes a set ready or a draft, retires it, or brings it back. Profiles keep a retired set, but its photos are not sent.
 * @throws {AppError} `profile_set_not_found`, `edited_meanwhile`, `set_not_ready` with what is missing
 */
export async function setState(
  db: Db,
  operator: Operator,
  id: number,
  { state, reason, seen }: BodyOf<typeof setProfileSetState>,
): Promise<void> {
  if (state === 'retired' && (reason === undefined || isBlank(reason)))
    throw new InvalidInput([issueAt('reason', 'required')])
  await transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, id)
    if (set.stored_state === state) return
    if (set.state !== seen)
      throw new AppError('edited_meanwhile', { issues: [issueAt('state', 'changed_meanwhile')] })
    if (state === 'ready') await requireComplete(tx, set)
    if (state === 'draft' && set.state === 'in_use')
      throw new AppError('set_not_ready', { issues: [issueAt('state', 'in_use')] })
    await tx.updateTable('profile_sets').set({ state }).where('id', '=', id).execute()
    await recordChange(tx, {
      operator,
      set,
      act: 'state',
      details: { before: { state: set.state }, after: { state }, ...(reason && { reason: reason.trim() }) },
    })
  })
}

async function requireComplete(tx: Tx, set: SetRow) {
  const { photos } = await tx
    .selectFrom('profile_set_photos')
    .where('profile_set_id', '=', set.id)
    .where('never_send_at', 'is', null)
    .select((e) => e.fn.countAll<number>().as('photos'))
    .executeTakeFirstOrThrow()
  const issues = missingIn({ ...set, photos })
  if (issues.length > 0) throw new AppError('set_not_ready', { issues })
}

import type { addProfileSet, BodyOf } from '@panel/contract'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { recordChange } from './set.ts'

type NewSet = BodyOf<typeof addProfileSet>

/** Creates a set as a draft. @returns its id @throws {AppError} `siteowner_not_found` */
export async function addSet(db: Db, operator: Operator, wanted: NewSet): Promise<number> {
  return transaction(db, async (tx) => {
    const set = await insertDraft(tx, operator, wanted)
    await recordChange(tx, { operator, set, act: 'create' })
    return set.id
  })
}

/** @throws {AppError} `siteowner_not_found` */
export async function insertDraft(tx: Tx, operator: Operator, wanted: NewSet, facts = {}) {
  const { siteowner_id, name, language } = wanted
  const siteowner = await tx
    .selectFrom('siteowners')
    .where('id', '=', siteowner_id)
    .select('id')
    .executeTakeFirst()
  if (!siteowner || !worksFor(operator, siteowner_id)) throw new AppError('siteowner_not_found')
  return tx
    .insertInto('profile_sets')
    .values({
      siteowner_id,
      name,
      language,
      facts: JSON.stringify(facts),
      state: 'draft',
      created_by: operator.id,
    })
    .returning(['id', 'siteowner_id'])
    .executeTakeFirstOrThrow()
}

import { issueAt, listPageSize, type listSetProfiles, type QueryOf, type SetProfile } from '@panel/contract'
import { sql } from 'kysely'
import { pageOf } from '../../../platform/cursor.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { beginsWith } from '../../../platform/folded.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockSet, recordChange, requireSet } from './set.ts'

const profilesOf = (db: Db) =>
  db
    .selectFrom('profiles as p')
    .leftJoin('profile_sets as s', 's.id', 'p.profile_set_id')
    .select([
      'p.id',
      'p.name',
      'p.external_id',
      'p.age',
      'p.city',
      'p.language',
      's.id as set_id',
      's.name as set_name',
      sql<number>`(select count(*) from conversations c where c.profile_id = p.id)`.as('chat_count'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof profilesOf>['execute']>>[number]

const present = ({ set_id, set_name, ...profile }: Row): SetProfile => ({
  ...profile,
  set: set_id === null || set_name === null ? null : { id: set_id, name: set_name },
})

/** The profiles that have a set, or those of its site owner that do not. @throws {AppError} `profile_set_not_found` */
export async function listProfiles(
  db: Db,
  operator: Operator,
  setId: number,
  { which, search, cursor, limit = listPageSize }: QueryOf<typeof listSetProfiles>,
) {
  const set = await requireSet(db, operator, setId)
  let query = profilesOf(db)
    .orderBy('p.id')
    .limit(limit + 1)
  if (which === 'users') query = query.where('p.profile_set_id', '=', setId)
  else
    query = query
      .where('p.siteowner_id', '=', set.siteowner_id)
      .where('p.profile_set_id', 'is distinct from', setId)
  if (cursor) query = query.where('p.id', '>', cursor)
  if (search) {
    query = query.where(
      sql<boolean>`(${beginsWith(sql.ref('p.name'), search)} or p.external_id = ${search.trim()})`,
    )
  }
  const { items, next_cursor } = pageOf(await query.execute(), limit, (row) => row.id)
  return { items: items.map(present), next_cursor }
}

/**
 * Gives a profile of the same site owner this set.
 * @param seen the set that the operator saw at the profile
 * @throws {AppError} `profile_set_not_found`, `profile_not_found`, `set_not_ready`, `edited_meanwhile`
 */
export async function giveSet(
  db: Db,
  operator: Operator,
  { setId, profileId }: { setId: number; profileId: number },
  seen: number | null,
): Promise<SetProfile> {
  return transaction(db, async (tx) => {
    const set = await lockSet(tx, operator, setId)
    if (set.stored_state !== 'ready')
      throw new AppError('set_not_ready', { issues: [issueAt('state', 'not_ready')] })
    const before = await tx
      .selectFrom('profiles')
      .where('id', '=', profileId)
      .where('siteowner_id', '=', set.siteowner_id)
      .select(['name', 'profile_set_id'])
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('profile_not_found')
    if (before.profile_set_id !== setId) {
      if (before.profile_set_id !== seen)
        throw new AppError('edited_meanwhile', { issues: [issueAt('seen', 'changed_meanwhile')] })
      await tx.updateTable('profiles').set({ profile_set_id: setId }).where('id', '=', profileId).execute()
      await recordChange(tx, { operator, set, act: 'use', details: { profile: before.name } })
    }
    return present(await profilesOf(tx).where('p.id', '=', profileId).executeTakeFirstOrThrow())
  })
}

import { type ProfileSet, profileSetActs } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { loadPhotos } from './load-photos.ts'
import { requireSet, stateOf } from './set.ts'

/** Minutes for which a changed field is marked. */
const marked = 10

/** A set with its persona and photos, as this operator sees it. @throws {AppError} `profile_set_not_found` */
export async function loadSet(db: Db, viewer: Operator, id: number): Promise<ProfileSet> {
  await requireSet(db, viewer, id)
  const [row, edits, photos] = await Promise.all([
    findSet(db, id),
    findEdits(db, id),
    loadPhotos(db, viewer, id),
  ])
  return {
    id,
    name: row.name,
    state: row.state,
    language: row.language,
    siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    is_default: row.is_default,
    // The cast: facts are validated before they are stored.
    facts: row.facts as ProfileSet['facts'],
    created_at: row.created_at,
    created_by: presentNamed(viewer, row.created_by, row.created_by_name),
    updated_at: row.updated_at,
    updated_by: presentNamed(viewer, row.updated_by, row.updated_by_name),
    profile_count: row.profile_count,
    edits: Object.fromEntries(
      edits.map(({ field, before, at, operator_id, name }) => [
        field,
        { by: presentNamed(viewer, operator_id, name), at, before },
      ]),
    ),
    photos,
  }
}

const findSet = (db: Db, id: number) =>
  db
    .selectFrom('profile_sets as s')
    .innerJoin('siteowners as o', 'o.id', 's.siteowner_id')
    .leftJoin('operators as maker', 'maker.id', 's.created_by')
    .leftJoin('operators as editor', 'editor.id', 's.updated_by')
    .where('s.id', '=', id)
    .selectAll('s')
    .select([
      stateOf.as('state'),
      'o.name as siteowner_name',
      'maker.name as created_by_name',
      'editor.name as updated_by_name',
      sql<number>`(select count(*) from profiles p where p.profile_set_id = s.id)`.as('profile_count'),
    ])
    .executeTakeFirstOrThrow()

type Edit = {
  field: string
  before: ProfileSet['edits'][string]['before']
  at: string
  operator_id: number
  name: string
}

/** The last change of each field within the last minutes. */
async function findEdits(db: Db, id: number): Promise<Edit[]> {
  const { rows } = await sql<Edit>`
    select distinct on (f.field) f.field, a.details->'before'->f.field as before, a.at, a.operator_id, o.name
    from audit_log a join operators o on o.id = a.operator_id, jsonb_object_keys(a.details->'after') f (field)
    where a.subject_type = 'profile_set' and a.subject_id = ${id} and a.action = 'profile_set.edit'
      and a.at > now() - make_interval(mins => ${marked})
    order by f.field, a.id desc`.execute(db)
  return rows
}

/** The actions of the audit log that are in the history of a set. */
export const historyActions = profileSetActs.map((act) => `profile_set.${act}`)

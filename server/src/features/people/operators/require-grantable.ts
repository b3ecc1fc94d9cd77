import { issueAt } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { managesOperators, mayManageLevel, worksForAllOf } from './policy.ts'

type Before = {
  id: number
  rights: readonly string[]
  segments: readonly string[] | null
  siteowner_ids: readonly number[] | null
}

/** The new values of an operator. Fields that do not change are absent. */
export type Granted = {
  level_id?: number
  team_id?: number
  languages?: readonly string[]
  segments?: readonly string[] | null
  siteowner_ids?: readonly number[] | null
}

/**
 * Checks that what an operator gets exists, and that the actor may give it.
 * @param before the operator; null for one who is invited
 * @throws {AppError} `rights_above_yours`, `own_account`
 * @throws {InvalidInput}
 */
export async function requireGrantable(tx: Tx, actor: Operator, before: Before | null, granted: Granted) {
  const { level_id, team_id, languages, segments, siteowner_ids } = granted
  if (level_id !== undefined) await requireLevel(tx, actor, before, level_id)
  if (team_id !== undefined && !(await isTeamInUse(tx, team_id)))
    throw new InvalidInput([issueAt('team_id', 'not_an_option', { options: 'teams' })])
  if (languages && (await unknownOf(tx, languages, sql`select code from languages`)))
    throw new InvalidInput([issueAt('languages', 'not_an_option', { options: 'languages' })])
  const known = sql`select code from segments where retired_at is null`
  const added = segments?.filter((segment) => !before?.segments?.includes(segment))
  if (added && (await unknownOf(tx, added, known)))
    throw new InvalidInput([issueAt('segments', 'not_an_option', { options: 'segments' })])
  if (siteowner_ids !== undefined) await requireSiteowners(tx, actor, siteowner_ids)
}

async function requireLevel(tx: Tx, actor: Operator, before: Before | null, id: number) {
  const level = await tx
    .selectFrom('permissions')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select(['id', 'rights'])
    .executeTakeFirst()
  if (!level) throw new InvalidInput([issueAt('level_id', 'not_an_option', { options: 'account levels' })])
  if (!mayManageLevel(actor, level)) throw new AppError('rights_above_yours')
  if (before?.id === actor.id && managesOperators(before.rights) && !managesOperators(level.rights))
    throw new AppError('own_account')
}

async function requireSiteowners(tx: Tx, actor: Operator, ids: readonly number[] | null) {
  const isRefused =
    !worksForAllOf(actor, ids) ||
    (ids && (await unknownOf(tx, ids.map(String), sql`select id::text from siteowners`)))
  if (isRefused)
    throw new InvalidInput([issueAt('siteowner_ids', 'not_an_option', { options: 'site owners' })])
}

const isTeamInUse = async (tx: Tx, id: number) =>
  (await tx
    .selectFrom('teams')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined

/** Whether one of the values is not in the list. */
async function unknownOf(tx: Tx, values: readonly string[], list: ReturnType<typeof sql>) {
  const { rows } = await sql`
    select from unnest(${values}::text[]) value where value not in (${list})`.execute(tx)
  return rows.length > 0
}

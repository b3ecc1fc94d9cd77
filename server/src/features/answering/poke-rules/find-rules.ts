import type { SitePokeRule } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { inNameOrder } from '../../../platform/name-order.ts'

/** The poke rules of the site owners that this admin works for, by name; or the rule of one of them. */
export async function findPokeRules(
  db: Db,
  admin: Pick<Operator, 'siteownerIds'>,
  siteownerId?: number,
): Promise<SitePokeRule[]> {
  const rows = await db
    .selectFrom('siteowners as s')
    .leftJoin('poke_rules as r', 'r.siteowner_id', 's.id')
    .$if(siteownerId !== undefined, (query) => query.where('s.id', '=', siteownerId ?? 0))
    .select([
      's.id',
      's.name',
      'r.silence_minutes',
      'r.next_silence_minutes',
      'r.most_in_a_row',
      'r.pokes_per_day',
      sql<string | null>`to_char(r.quiet_from, 'HH24:MI')`.as('quiet_from'),
      sql<string | null>`to_char(r.quiet_until, 'HH24:MI')`.as('quiet_until'),
      'r.timezone',
      'r.least_credits_trial',
      'r.least_credits_premium',
      'r.starters',
      'r.updated_at',
    ])
    .orderBy(inNameOrder('s.name'))
    .execute()
  return rows.filter((row) => worksFor(admin, row.id)).map(present)
}

type Row = {
  id: number
  name: string
  silence_minutes: number | null
  next_silence_minutes: number | null
  most_in_a_row: number | null
  pokes_per_day: number | null
  quiet_from: string | null
  quiet_until: string | null
  timezone: string | null
  least_credits_trial: number | null
  least_credits_premium: number | null
  starters: boolean | null
  updated_at: string | null
}

function present({ id, name, quiet_from, quiet_until, updated_at, ...row }: Row): SitePokeRule {
  const { silence_minutes, next_silence_minutes, most_in_a_row, pokes_per_day, timezone, starters } = row
  const { least_credits_trial, least_credits_premium } = row
  const siteowner = { id, name }
  // These columns of a rule are not null: if one is null, there is no rule.
  if (
    silence_minutes === null ||
    next_silence_minutes === null ||
    most_in_a_row === null ||
    pokes_per_day === null ||
    timezone === null ||
    starters === null
  )
    return { siteowner, rule: null, updated_at: null }
  const quiet_hours =
    quiet_from !== null && quiet_until !== null ? { from: quiet_from, until: quiet_until } : null
  return {
    siteowner,
    rule: {
      silence_minutes,
      next_silence_minutes,
      most_in_a_row,
      pokes_per_day,
      quiet_hours,
      timezone,
      least_credits_trial,
      least_credits_premium,
      starters,
    },
    updated_at,
  }
}

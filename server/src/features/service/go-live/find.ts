import type { GoLive } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database.ts'
import { readSettings } from '../../settings/read-settings.ts'

/** What the panel lacks before customers write to it. */
export async function findGoLive(db: Db, { SMTP_URL }: Pick<Config, 'SMTP_URL'>): Promise<GoLive> {
  const [siteowners, has_master, { backup_days, time_zone }] = await Promise.all([
    findWithoutTexts(db),
    hasMaster(db),
    readSettings(db),
  ])
  return { siteowners, has_master, backup_days, time_zone, has_mail: SMTP_URL !== undefined }
}

/** The languages for which this is missing. */
const languagesWithout = (missing: RawBuilder<boolean>) =>
  sql<string[]>`coalesce(array_agg(language order by language) filter (where ${missing}), '{}')`

const noDisclosure = sql<boolean>`d.language is null`
const noAnswer = sql<boolean>`a.language is null`
/** A line without a language is for all of them. */
const noHelpLine = sql<boolean>`h.language is null and every.siteowner_id is null`

async function findWithoutTexts(db: Db): Promise<GoLive['siteowners']> {
  const { rows } = await sql<GoLive['siteowners'][number]>`
    with spoken as materialized (
      select array(select distinct unnest(languages) from operators where suspended_at is null) as languages
    ), used as (
      select s.id as siteowner_id, s.name, unnest(coalesce(p.languages, spoken.languages)) as language
      from siteowners s cross join spoken
      left join (select siteowner_id, array_agg(distinct language) as languages from profiles group by 1) p on p.siteowner_id = s.id
      where s.paused_at is null
    )
    select siteowner_id as id, name, ${languagesWithout(noDisclosure)} as without_disclosure,
      ${languagesWithout(noAnswer)} as without_answers, ${languagesWithout(noHelpLine)} as without_help_lines
    from used
    left join (select distinct siteowner_id, language from disclosures) d using (siteowner_id, language)
    left join (select distinct siteowner_id, language from approved_answers where retired_at is null) a using (siteowner_id, language)
    left join (select distinct siteowner_id, language from help_lines where removed_at is null) h using (siteowner_id, language)
    left join (select distinct siteowner_id from help_lines where removed_at is null and language is null) every using (siteowner_id)
    group by siteowner_id, name
    having bool_or(${noDisclosure} or ${noAnswer} or (${noHelpLine}))
    order by name, siteowner_id`.execute(db)
  return rows
}

/** Admins have all rights: one who has only those of a master can be reached while they do other things. */
async function hasMaster(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from operators o join permissions p on p.id = o.permissions_id
    where o.suspended_at is null and p.rights @> '{escalations,other_chats.handover}' and not p.rights @> '{manage_operators}'
    limit 1`.execute(db)
  return rows.length > 0
}

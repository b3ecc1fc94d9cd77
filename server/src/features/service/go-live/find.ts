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

/** The language without its region: of "en-GB", "en". */
const baseOf = (language: 'used.language' | 't.language') => sql`split_part(${sql.ref(language)}, '-', 1)`

/** A language without a text: as chats do, one for "en-GB" takes a disclosure in "en", but not the other way. */
const noDisclosure = sql<boolean>`not exists (select from disclosures t where t.siteowner_id = used.siteowner_id
  and t.language in (used.language, ${baseOf('used.language')}))`
/** Answers and help lines are for all regions of their language. */
const noAnswer = sql<boolean>`not exists (select from approved_answers t where t.siteowner_id = used.siteowner_id
  and t.retired_at is null and ${baseOf('t.language')} = ${baseOf('used.language')})`
/** A line without a language is for all of them. */
const noHelpLine = sql<boolean>`not exists (select from help_lines t where t.siteowner_id = used.siteowner_id
  and t.removed_at is null and (t.language is null or ${baseOf('t.language')} = ${baseOf('used.language')}))`

async function findWithoutTexts(db: Db): Promise<GoLive['siteowners']> {
  const { rows } = await sql<GoLive['siteowners'][number]>`
    with spoken as materialized (
      select array(select distinct unnest(languages) from operators where suspended_at is null) as languages
    ), used as (
      select s.id as siteowner_id, s.name, unnest(coalesce(p.languages, spoken.languages)) as language
      from siteowners s cross join spoken
      left join (select siteowner_id, array_agg(distinct language) as languages from profiles group by 1) p on p.siteowner_id = s.id
      where s.paused_at is null and not s.is_test
    )
    select siteowner_id as id, name, ${languagesWithout(noDisclosure)} as without_disclosure,
      ${languagesWithout(noAnswer)} as without_answers, ${languagesWithout(noHelpLine)} as without_help_lines
    from used
    group by siteowner_id, name
    having bool_or(${noDisclosure} or ${noAnswer} or ${noHelpLine})
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

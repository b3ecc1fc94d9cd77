import { defaultTextLength, type SiteText, type TextWanted } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Tx } from '../../../platform/database.ts'

/** Creates the text that a site wants for a profile, or changes it while nobody has written it. */
export async function wantText(
  tx: Tx,
  profile: { id: number; siteownerId: number; language: string },
  wanted: TextWanted,
): Promise<SiteText> {
  const { external_id, title, language = profile.language } = wanted
  const max_length = wanted.max_length ?? Math.max(defaultTextLength.max, wanted.min_length ?? 0)
  const min_length = wanted.min_length ?? Math.min(defaultTextLength.min, max_length)
  const { rows } = await sql<{ id: number }>`
    insert into profile_texts as t (siteowner_id, profile_id, external_id, title, language, min_length, max_length)
    values (${profile.siteownerId}, ${profile.id}, ${external_id}, ${title}, ${language}, ${min_length}, ${max_length})
    on conflict (profile_id, external_id) do update
      set title = excluded.title, language = excluded.language, min_length = excluded.min_length, max_length = excluded.max_length
      where t.status = 'to_write' and (t.title, t.language, t.min_length, t.max_length)
        is distinct from (excluded.title, excluded.language, excluded.min_length, excluded.max_length)
    returning t.id`.execute(tx)
  if (rows.length > 0) announce(tx, { topic: 'profile_texts' })
  return tx
    .selectFrom('profile_texts')
    .where('profile_id', '=', profile.id)
    .where('external_id', '=', external_id)
    .select([
      'external_id',
      'status',
      sql<string | null>`case when status = 'approved' then body end`.as('text'),
      'approved_at',
      'delivery_id',
    ])
    .executeTakeFirstOrThrow()
}

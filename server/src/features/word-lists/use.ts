import type { WordList } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** How often each word was chosen in the last 90 days: rows of its id and a count. */
const uses: Record<WordList, RawBuilder<{ id: number; count: number }>> = {
  reasons: sql`
    with given as (
      select reason_code from skips where created_at > now() - interval '90 days'
      union all select reason_code from away_times where started_at > now() - interval '90 days'
      union all select reason_code from handovers where created_at > now() - interval '90 days')
    select r.id, count(*)::int as count from reasons r join given g on g.reason_code = r.code group by r.id`,
  report_reasons: sql`
    select reason_id as id, count(*)::int as count from message_reports
    where created_at > now() - interval '90 days' group by reason_id`,
  // Operators choose interests for customers and for profile sets.
  interests: sql`
    with given as (
      select code from customer_facts f, jsonb_array_elements_text(f.value) code
        where f.field = 'interests' and jsonb_typeof(f.value) = 'array' and f.updated_at > now() - interval '90 days'
      union all select code from profile_sets s, jsonb_array_elements_text(s.facts -> 'interests') code
        where jsonb_typeof(s.facts -> 'interests') = 'array' and s.updated_at > now() - interval '90 days')
    select i.id, count(*)::int as count from interests i join given g on g.code = i.code group by i.id`,
  // No fact has a list of fetishes yet.
  fetishes: sql`select id, 0 as count from fetishes where false`,
}

/** How often each word of a list was chosen in the last 90 days, by its id. Words that nobody chose are left out. */
export async function countWordUse(db: Db, list: WordList): Promise<Record<string, number>> {
  const { rows } = await uses[list].execute(db)
  return Object.fromEntries(rows.map(({ id, count }) => [String(id), count]))
}

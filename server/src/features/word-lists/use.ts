import type { getWordUse, HandlerResultOf, WordList } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

type Use = { id: number; count: number; operators: number }

const countGiven = sql`count(*)::int as count, count(distinct operator_id)::int as operators`

/** How often each word was chosen in the last 90 days, and by how many operators; or how many operators have it. */
const uses: Record<WordList, RawBuilder<Use>> = {
  reasons: sql`
    with given as (
      select reason_code, operator_id from skips where created_at > now() - interval '90 days'
      union all select reason_code, operator_id from away_times where started_at > now() - interval '90 days'
      union all select reason_code, operator_id from handovers where created_at > now() - interval '90 days')
    select r.id, ${countGiven} from reasons r join given g on g.reason_code = r.code group by r.id`,
  report_reasons: sql`
    select reason_id as id, ${countGiven} from message_reports
    where created_at > now() - interval '90 days' group by reason_id`,
  // Operators choose interests for customers and for profile sets. Grouped by operator first: to sort all rows for
  // `count(distinct)` would take most of the time.
  interests: sql`
    with given as (
      select code, f.operator_id from customer_facts f, jsonb_array_elements_text(f.value) code
        where f.field = 'interests' and jsonb_typeof(f.value) = 'array' and f.updated_at > now() - interval '90 days'
      union all select code, s.updated_by from profile_sets s, jsonb_array_elements_text(s.facts -> 'interests') code
        where jsonb_typeof(s.facts -> 'interests') = 'array' and s.updated_at > now() - interval '90 days'),
    per_operator as (select code, operator_id, count(*) as count from given group by code, operator_id)
    select i.id, sum(p.count)::int as count, count(p.operator_id)::int as operators
    from interests i join per_operator p on p.code = i.code group by i.id`,
  // No form has a choice of fetishes or regions yet.
  fetishes: sql`select id, 0 as count, 0 as operators from fetishes where false`,
  regions: sql`select id, 0 as count, 0 as operators from regions where false`,
  segments: sql`
    select s.id, count(*)::int as count, count(*)::int as operators
    from segments s join operators o on s.code = any(o.segments) group by s.id`,
  teams: sql`select team_id as id, count(*)::int as count, count(*)::int as operators from operators group by team_id`,
}

/** Counts the use of each word of a list, by its id. Words without any are left out. */
export async function countWordUse(db: Db, list: WordList): Promise<HandlerResultOf<typeof getWordUse>> {
  const { rows } = await uses[list].execute(db)
  const by = (column: 'count' | 'operators') =>
    Object.fromEntries(rows.map((row) => [String(row.id), row[column]]))
  return { used: by('count'), operators: by('operators') }
}

import type { getWordUse, HandlerResultOf, WordList } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'

type Use = { id: number; count: number; operators: number }

const countGiven = sql`count(*)::int as count, count(distinct operator_id)::int as operators`
// Grouped by operator first: to sort all rows for `count(distinct)` would take most of the time.
const countByOperator = sql`sum(p.count)::int as count, count(p.operator_id)::int as operators`

/** The words of a fact, a list or one word. Equal choices are counted before they are split into words. */
const chosenAsFact = (list: WordList, field: string) => sql`
    with chosen as (
      select f.value, f.operator_id from customer_facts f
        where f.field = ${field} and f.updated_at > now() - interval '90 days'
      union all select s.facts -> ${field}, s.updated_by from profile_sets s where s.updated_at > now() - interval '90 days'),
    equal as (select value, operator_id, count(*) as count from chosen group by value, operator_id),
    per_operator as (
      select code, operator_id, sum(count) as count
      from equal, jsonb_array_elements_text(case jsonb_typeof(value)
        when 'array' then value when 'string' then jsonb_build_array(value) else '[]' end) code
      group by code, operator_id)
    select w.id, ${countByOperator} from ${sql.table(list)} w join per_operator p on p.code = w.code group by w.id`

/** How often each word was chosen in the last 90 days, and by how many operators. */
const choices = {
  reasons: sql`
    with given as (
      select reason_code, operator_id from skips where created_at > now() - interval '90 days'
      union all select reason_code, operator_id from away_times
        where not is_pause and counts_as_work and started_at > now() - interval '90 days'
      union all select reason_code, operator_id from handovers where created_at > now() - interval '90 days'),
    per_operator as (select reason_code, operator_id, count(*) as count from given group by reason_code, operator_id)
    select r.id, ${countByOperator} from reasons r join per_operator p on p.reason_code = r.code group by r.id`,
  report_reasons: sql`
    select reason_id as id, ${countGiven} from message_reports
    where created_at > now() - interval '90 days' group by reason_id`,
  // Operators choose interests for customers and for profile sets, the others for profile sets only.
  interests: chosenAsFact('interests', 'interests'),
  fetishes: chosenAsFact('fetishes', 'fetishes'),
  regions: chosenAsFact('regions', 'region'),
}

/** How many operators have each word. */
const holders = {
  segments: sql<Use>`
    select s.id, count(*)::int as count, count(*)::int as operators
    from segments s join operators o on s.code = any(o.segments) group by s.id`,
  teams: sql<Use>`select team_id as id, count(*)::int as count, count(*)::int as operators from operators group by team_id`,
}

/** Counts again how often the words of all lists were chosen. */
export const countWordUse = (db: Db) =>
  transaction(db, async (trx) => {
    await trx.deleteFrom('word_use').execute()
    for (const [list, counted] of Object.entries(choices))
      await sql`
        insert into word_use (list, word_id, chosen, operators)
        select ${list}, id, count, operators from (${counted}) counted`.execute(trx)
  })

/** The use of each word of a list, by its id. Words without any are left out. */
export async function findWordUse(db: Db, list: WordList): Promise<HandlerResultOf<typeof getWordUse>> {
  const counted =
    list === 'segments' || list === 'teams'
      ? holders[list]
      : sql<Use>`select word_id as id, chosen as count, operators from word_use where list = ${list}`
  const { rows } = await counted.execute(db)
  const by = (column: 'count' | 'operators') =>
    Object.fromEntries(rows.map((row) => [String(row.id), row[column]]))
  return { used: by('count'), operators: by('operators') }
}

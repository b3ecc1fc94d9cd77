import { hasAnswerTimes, type StatsGroupsResponse } from '@panel/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { isReply } from '../features/answering/messages/is-reply.ts'
import { secondsOfStep } from '../features/insight/stats/waits.ts'
import type { Db } from '../platform/database.ts'
import { hourTextOf } from '../platform/service-time.ts'

/** Calls the server as somebody who sees all operators. */
type Call = (method: 'GET', path: string) => Promise<{ body: string; json(): StatsGroupsResponse }>

/** What a message is counted for, as an expression on `m` (a message), `l` (its language) and `o` (its operator). */
const groups = {
  type: 'm.type',
  step: "to_char(day_of(m.created_at), 'YYYY-MM-DD')",
  operator: 'm.operator_id::text',
  team: 'o.team_id::text',
  language: 'l.language',
  siteowner: 'm.siteowner_id::text',
  hour: `${hourTextOf('m.created_at')}::text`,
} as const
type Group = keyof typeof groups

type Filters = {
  from: string
  to: string
  operator_id?: number | undefined
  team_id?: number | undefined
  siteowner_id?: number | undefined
  language?: string | undefined
}

const isOfPeople = ({ operator_id, team_id }: Filters) => operator_id !== undefined || team_id !== undefined
const isNotCounted = (by: Group, filters: Filters) =>
  isOfPeople(filters) && (by === 'hour' || (by === 'type' && filters.language !== undefined))

/** Compares the statistics in every group with a recount of all messages, and of the period before. */
export async function compareGroups(db: Db, call: Call, filters: Filters) {
  // Values that are undefined are left out.
  const queryOf = (by: Group | 'skip_reason') =>
    new URLSearchParams(JSON.parse(JSON.stringify({ ...filters, by, compare: 'before' })))
  const read = async (by: Group | 'skip_reason') =>
    (await call('GET', `/api/stats/groups?${queryOf(by)}`)).json()
  // The cast: Object.keys forgets the names.
  for (const by of Object.keys(groups) as Group[]) {
    if (isNotCounted(by, filters)) continue
    const { rows, total, before, steps, panels } = await read(by)
    const shown = rows.filter(({ messages }) => messages > 0)
    const context = { by, ...filters }
    const recounted = await recount(db, groups[by], filters)
    expect({ ...context, rows: sorted(shown) }).toEqual({ ...context, rows: sorted(recounted) })
    const all = await recount(db, "''", filters)
    const timed = rows.flatMap(({ key, answer_time }) => (answer_time ? [{ key, ...answer_time }] : []))
    const hasTimes = ['language', 'siteowner'].includes(by) || (by === 'operator' && isOfPeople(filters))
    if (hasTimes)
      expect({ ...context, timed: timed.sort(byKey) }).toEqual({
        ...context,
        timed: await recountTimes(db, groups[by], filters),
      })
    const file = (await call('GET', `/api/stats/groups.csv?${queryOf(by)}`)).body
    expect({ ...context, file: timesInFile(file) }).toEqual({
      ...context,
      file: hasAnswerTimes(rows) ? [...rows, total].map(({ answer_time }) => secondsOf(answer_time)) : null,
    })
    const [whole] = all
    expect({ ...context, total: total.messages }).toEqual({ ...context, total: whole?.messages ?? 0 })
    const earlier = await recount(db, "''", { ...filters, ...before })
    expect(total.before).toMatchObject(numbers(earlier[0]))
    const sum = (counted: readonly { messages: number }[]) =>
      counted.reduce((of, { messages }) => of + messages, 0)
    expect(sum(steps)).toBe(total.messages)
    if (['type', 'language', 'siteowner'].includes(by))
      expect(sum(panels.flatMap((panel) => panel.steps))).toBe(total.messages)
  }
  const skips = (await read('skip_reason')).rows
    .filter(({ skipped }) => skipped)
    .map(({ key, skipped }) => ({ key, skipped }))
  const { rows } = await sql<{ key: string; skipped: number }>`
    select coalesce(m.reason_code, '') as key, count(*) as skipped from (select s.*, s.language as spoken from skips s) m
    join operators o on o.id = m.operator_id, lateral (select m.spoken as language) l
    where ${conditionOf(filters)} group by 1`.execute(db)
  expect(skips.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual(
    rows.toSorted((one, other) => one.key.localeCompare(other.key)),
  )
}

const secondsOf = (time: { median: number; ninetieth: number } | null) =>
  `${time?.median ?? ''},${time?.ninetieth ?? ''}`

/** The answer times of each row of a file, which are before the three columns of the period before; null without such columns. */
function timesInFile(file: string): string[] | null {
  const [head = '', ...rows] = file.trim().split('\r\n')
  if (!head.includes('median answer time')) return null
  return rows.map((row) => row.split(',').slice(-5, -3).join(','))
}

const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key)

type Counts = { key: string; messages: number; with_answer: number }
const numbers = (counts: Counts | undefined) => ({
  messages: counts?.messages ?? 0,
  with_answer: counts?.with_answer ?? 0,
})
const sorted = (rows: readonly Counts[]) =>
  rows.map(({ key, messages, with_answer }) => ({ key, messages, with_answer })).sort(byKey)

const conditionOf = ({ from, to, operator_id, team_id, siteowner_id, language }: Filters) => sql`
  day_of(m.created_at) between ${from}::date and ${to}::date
  and (${operator_id ?? null}::bigint is null or m.operator_id = ${operator_id ?? null})
  and (${team_id ?? null}::bigint is null or o.team_id = ${team_id ?? null})
  and (${siteowner_id ?? null}::bigint is null or m.siteowner_id = ${siteowner_id ?? null})
  and (${language ?? null}::text is null or l.language = ${language ?? null})`

async function recount(db: Db, key: string, filters: Filters): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select ${sql.raw(key)} as key, count(*) as messages, count(m.answered_at) as with_answer
    from messages m join conversations c on c.id = m.conversation_id join operators o on o.id = m.operator_id,
      lateral (select coalesce((select f.language from former_languages f
        where f.conversation_id = c.id and f.until > m.created_at order by f.until limit 1), c.language) as language) l
    where m.direction = 'out' and ${conditionOf(filters)} group by 1`.execute(db)
  return rows
}

/** The answer times of each group, from all replies of days that are rolled up. */
async function recountTimes(db: Db, key: string, filters: Filters) {
  const { rows } = await sql<{ key: string; steps: number[] }>`
    select ${sql.raw(key)} as key, array_agg(step order by step) as steps
    from messages m join conversations c on c.id = m.conversation_id join operators o on o.id = m.operator_id
      join messages a on a.id = m.in_reply_to join stats_rolled_days r on r.day = day_of(m.created_at),
      lateral (select coalesce((select f.language from former_languages f
        where f.conversation_id = c.id and f.until > m.created_at order by f.until limit 1), c.language) as language) l,
      lateral (select answer_time_step(m.created_at - a.created_at) as step) s
    where m.direction = 'out' and ${isReply(sql`m.type`)} and ${conditionOf(filters)} group by 1`.execute(db)
  const timeOf = (steps: readonly number[], share: number) =>
    secondsOfStep(steps[Math.ceil(steps.length * share - 1e-9) - 1] ?? 0)
  return rows
    .map(({ key: group, steps }) => ({
      key: group,
      median: timeOf(steps, 0.5),
      ninetieth: timeOf(steps, 0.9),
    }))
    .sort(byKey)
}

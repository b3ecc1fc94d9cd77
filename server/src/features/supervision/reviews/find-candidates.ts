import type { ReviewSource, SentMessageType } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { operatorAsked } from '../../../platform/http/operator-asked.ts'
import { isReal } from '../../../platform/real-siteowners.ts'
import { beginningOf, endOf, today } from '../../../platform/service-time.ts'
import { findTeam } from '../../people/operators/find-team.ts'
import { isComplaint } from './complaint-words.ts'

export type Wanted = {
  days: number
  siteowner_id?: number | undefined
  languages?: string[] | undefined
  team_id?: number | undefined
  operator_id?: number | undefined
}

/** A message that can come into a sample. */
export type Candidate = {
  message_id: number
  message_created_at: string
  conversation_id: number
  siteowner_id: number
  operator_id: number
  language: string
  type: SentMessageType
  text: string
  risk: Exclude<ReviewSource, 'random'> | null
}

export type Day = { operator_id: number; day: string; sent: number }

/** Messages of one operator's day that are read, and characters of each. */
const mostOfDay = 200
const textRead = 300

/**
 * The operators whose messages are wanted: of a team, and one of them; null for all.
 * @throws {Refusal} as `findTeam`, also for one operator
 */
async function findWriters(db: Db, viewer: Operator, { team_id, operator_id }: Wanted) {
  const team = await findTeam(db, viewer, team_id)
  if (operator_id === undefined) return team
  operatorAsked(viewer, operator_id)
  return team === null || team.includes(operator_id) ? [operator_id] : []
}

/** How many messages each operator has sent on each day, without the viewer: exact, and few rows for any number of messages. */
export async function findDays(db: Db, viewer: Operator, wanted: Wanted): Promise<Day[]> {
  const writers = await findWriters(db, viewer, wanted)
  let query = db
    .selectFrom('message_stats_daily as d')
    .where('d.day', '>=', sql<string>`${today} - ${wanted.days}::int`)
    .where('d.operator_id', '!=', viewer.id)
    .where('d.sent', '>', 0)
  for (const condition of ofSiteowners(viewer, wanted.siteowner_id, sql`d.siteowner_id`))
    query = query.where(condition)
  if (writers !== null) query = query.where(sql<boolean>`d.operator_id = any(${writers}::bigint[])`)
  return query
    .select(['d.operator_id', 'd.day', sql<number>`sum(d.sent)`.as('sent')])
    .groupBy(['d.operator_id', 'd.day'])
    .execute()
}

/** SQL: a message `m` of conversation `c` fits the sample. Messages of the future are those of a node whose clock is ahead. */
const fits = (viewer: Operator, { siteowner_id, languages }: Wanted): RawBuilder<boolean> =>
  sql.join(
    [
      sql`m.direction = 'out' and m.deleted_at is null`,
      isReal(sql`m.siteowner_id`),
      ...ofSiteowners(viewer, siteowner_id, sql`m.siteowner_id`),
      ...(languages === undefined ? [] : [sql`c.language = any(${languages}::text[])`]),
    ],
    sql` and `,
  )

const columns = sql`m.id as message_id, m.created_at as message_created_at, m.conversation_id, m.siteowner_id, m.operator_id,
  c.language, m.type, left(m.body, ${sql.lit(textRead)}) as text`

/** The messages of these days, each day of one operator by its index. */
export async function readDays(
  db: Db,
  viewer: Operator,
  wanted: Wanted,
  days: readonly Day[],
): Promise<Candidate[]> {
  const { rows } = await sql<OfDay>`
    select found.*, to_char(d.day, 'YYYY-MM-DD') as day from unnest(${days.map((each) => each.operator_id)}::bigint[], ${days.map((each) => each.day)}::date[]) as d(operator_id, day)
    cross join lateral (
      select ${columns} from messages m join conversations c on c.id = m.conversation_id
      where m.operator_id = d.operator_id and m.created_at >= ${beginningOf(sql`d.day`)}
        and m.created_at < ${endOf(sql`d.day`)}
        and m.created_at >= now() - ${wanted.days + 1} * interval '1 day' and ${fits(viewer, wanted)}
      order by m.created_at desc, m.id desc limit ${mostOfDay}) found`.execute(db)
  return withRisks(rows)
}

/** Messages whose customer complained next, among some of the candidates. */
export async function findComplaints(
  db: Db,
  { days }: Wanted,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const { rows } = await sql<{ id: number; text: string }>`
    select asked.id, answer.body as text
    from unnest(${candidates.map((each) => each.message_id)}::bigint[], ${candidates.map((each) => each.conversation_id)}::bigint[]) as asked(id, conversation_id)
    cross join lateral (select m.body, m.direction from messages m
      where m.conversation_id = asked.conversation_id and m.id > asked.id and m.direction in ('in', 'out')
        and m.created_at >= now() - ${days + 1} * interval '1 day' order by m.id limit 1) answer
    where answer.direction = 'in'`.execute(db)
  const texts = new Map(rows.map(({ id, text }) => [id, text]))
  return candidates
    .filter(({ message_id }) => isComplaint(texts.get(message_id) ?? ''))
    .map((each) => ({ ...each, risk: 'complaint' }))
}

/** Messages that were reported in these days, the latest first. */
export async function findReported(db: Db, viewer: Operator, wanted: Wanted): Promise<Candidate[]> {
  const writers = await findWriters(db, viewer, wanted)
  const { rows } = await sql<Omit<Candidate, 'risk'>>`
    with reported as materialized (
      (select message_id, message_created_at, writer_id from report_cases
       where settled_at is null order by opened_at desc, id desc limit ${mostOfDay})
      union all
      (select message_id, message_created_at, writer_id from report_cases
       where settled_at >= now() - ${wanted.days} * interval '1 day' order by settled_at desc, id desc limit ${mostOfDay}))
    select ${columns} from reported r
    join messages m on m.id = r.message_id and m.created_at = r.message_created_at
    join conversations c on c.id = m.conversation_id
    where r.writer_id is not null and r.writer_id != ${viewer.id}
      and r.message_created_at >= now() - ${wanted.days} * interval '1 day'
      and m.created_at >= now() - ${wanted.days} * interval '1 day'
      and (${writers}::bigint[] is null or r.writer_id = any(${writers}::bigint[])) and ${fits(viewer, wanted)}`.execute(
    db,
  )
  const seen = new Set<number>()
  return rows
    .filter(({ message_id }) => !seen.has(message_id) && seen.add(message_id))
    .map((each) => ({ ...each, risk: 'reported' }))
}

type OfDay = Omit<Candidate, 'risk'> & { day: string }

/** Marks what is very short, and what its operator wrote in other conversations that day, apart from names and numbers. */
export function withRisks(rows: readonly OfDay[]): Candidate[] {
  const conversations = new Map<string, Set<number>>()
  const keyOf = ({ operator_id, day, text }: OfDay) => {
    const words = withoutNames(text)
    return words.length < 4 ? null : `${operator_id} ${day} ${words.join(' ')}`
  }
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const same = conversations.get(key) ?? new Set()
    conversations.set(key, same.add(row.conversation_id))
  }
  return rows.map((row) => {
    const { day: _, ...candidate } = row
    const key = keyOf(row)
    const isSame = key !== null && (conversations.get(key)?.size ?? 0) > 1
    const isShort = row.text.trim().length < shortText && row.type === 'reply'
    return { ...candidate, risk: isSame ? 'same_text' : isShort ? 'short' : null }
  })
}

/** A reply of fewer characters is very short, as in the message history. */
const shortText = 20

/** The words of a text in lower case, without those that begin with a capital letter after the first. */
function withoutNames(text: string): string[] {
  const words = text.match(/\p{L}+/gu) ?? []
  return words
    .filter((word, place) => place === 0 || !/^\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase())
}

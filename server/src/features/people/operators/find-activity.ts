import type {
  ActivityKind,
  listOperatorActivity as endpoint,
  HandlerResultOf,
  LoginResult,
  OperatorActivity,
  QueryOf,
} from '@panel/contract'
import { activityKinds } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isWithin } from '../../../platform/service-time.ts'
import { presentReason } from '../../settings/reasons/stored-reason.ts'
import { requireSupervised } from './require-managed.ts'

type Query = QueryOf<typeof endpoint>

type Row = {
  kind: ActivityKind
  id: number
  at: string
  /** A unique number of id and kind, so that no row is missed between two pages if several have the same time. */
  place: number
  conversation_id: number
  detail: string
  reason_code: string | null
  reason_words: string | null
  until: string
  device: string
  address: string | null
}

type Source = {
  from: RawBuilder<unknown>
  at: RawBuilder<unknown>
  /** conversation_id, detail, reason_code, reason_words, until, device, address */
  columns: RawBuilder<unknown>
  /**
   * Rows of conversations: only those of site owners that the viewer works for. `indexed`: the rows of each site owner are read
   * by an index, because one of them can have few of very many.
   */
  siteowner: 'none' | 'filtered' | 'indexed'
}

/** Where each kind is stored. Every table has an index on operator and time, so a page of n rows reads at most n rows of each kind. */
const sources: Record<ActivityKind, Source> = {
  answer: {
    from: sql`messages`,
    at: sql`x.created_at`,
    columns: sql`x.conversation_id, x.type, null, null, null::timestamptz, null, null::inet`,
    siteowner: 'indexed',
  },
  skip: {
    from: sql`skips`,
    at: sql`x.created_at`,
    columns: sql`x.conversation_id, null, x.reason_code, x.reason_words, null::timestamptz, null, null::inet`,
    siteowner: 'filtered',
  },
  break: {
    from: sql`away_times`,
    at: sql`x.started_at`,
    columns: sql`null::bigint, null, x.reason_code, x.reason_words, least(x.ended_at, x.ends_at), null, null::inet`,
    siteowner: 'none',
  },
  report: {
    from: sql`message_reports`,
    at: sql`x.created_at`,
    columns: sql`x.conversation_id, (select code from reportreasons where id = x.reason_id), null, null,
      null::timestamptz, null, null::inet`,
    siteowner: 'filtered',
  },
  sign_in: {
    from: sql`login_history`,
    at: sql`x.at`,
    columns: sql`null::bigint, x.result, null, null, null::timestamptz, x.device, x.address`,
    siteowner: 'none',
  },
}

/**
 * Most operators have a page of activity in these days. They are read first, so that PostgreSQL plans two or three months of messages
 * instead of all.
 */
const recentDays = 31

/** The activity of an operator, latest first. @throws {AppError} `operator_not_found` */
export async function findActivity(
  db: Db,
  viewer: Operator,
  operatorId: number,
  query: Query,
  limit: number,
): Promise<HandlerResultOf<typeof endpoint>> {
  await requireSupervised(db, viewer, operatorId)
  const read = (days: number | null) => readNewest(db, viewer, operatorId, query, limit + 1, days)
  const hasMessages = query.kind === undefined || query.kind === 'answer'
  const recent = hasMessages ? await read(recentDays) : []
  const rows = recent.length > limit ? recent : await read(null)
  const page = pageOf(rows, limit, ({ at, place }) => cursorOfRow(at, place))
  return { ...page, items: page.items.map(present) }
}

/**
 * The newest `limit` rows.
 * @param days reads only this many days before the cursor or now; null reads all
 */
async function readNewest(
  db: Db,
  viewer: Operator,
  operatorId: number,
  query: Query,
  limit: number,
  days: number | null,
) {
  const since = days === null ? null : daysBefore(query.cursor?.split('_')[0], days)
  const kinds = query.kind ? [query.kind] : activityKinds
  const parts = kinds.map((kind) => partOf(kind, viewer, operatorId, query, limit, since))
  const { rows } = await sql<Row>`
    select kind, id, at, place, conversation_id, detail, reason_code, reason_words, until, device,
      host(address) as address
    from (${sql.join(parts, sql` union all `)}) activity
      (kind, id, at, place, conversation_id, detail, reason_code, reason_words, until, device, address)
    order by at desc, place desc limit ${limit}`.execute(db)
  return rows
}

const dayMilliseconds = 86_400_000
const daysBefore = (moment: string | undefined, days: number) =>
  new Date((moment === undefined ? Date.now() : Date.parse(moment)) - days * dayMilliseconds).toJSON()

function partOf(
  kind: ActivityKind,
  viewer: Operator,
  operatorId: number,
  query: Query,
  limit: number,
  since: string | null,
) {
  const { from, at, columns, siteowner } = sources[kind]
  const place = sql`x.id * ${sql.lit(activityKinds.length)} + ${sql.lit(activityKinds.indexOf(kind))}`
  const wanted = [sql<boolean>`x.operator_id = ${operatorId}`, ...isWithin(query, at)]
  if (kind === 'break') wanted.push(sql<boolean>`not x.is_pause and x.counts_as_work`)
  if (since !== null) wanted.push(sql<boolean>`${at} >= ${since}::timestamptz`)
  const ids = siteowner === 'none' ? null : viewer.siteownerIds
  if (ids && siteowner === 'filtered') wanted.push(sql<boolean>`x.siteowner_id = any(${ids}::bigint[])`)
  if (query.cursor) wanted.push(isAfterCursor(query.cursor, at, place))
  const pageOfKind = (rows: RawBuilder<unknown>) =>
    sql`(select ${rows} where ${sql.join(wanted, sql` and `)} order by ${at} desc, x.id desc limit ${limit})`
  const row = sql`${sql.lit(kind)}, x.id, ${at}, ${place}, ${columns}`
  if (!ids || siteowner === 'filtered') return pageOfKind(sql`${row} from ${from} x`)
  wanted.push(sql<boolean>`x.siteowner_id = s.id`)
  return sql`(select ${row} from unnest(${ids}::bigint[]) s (id), lateral ${pageOfKind(sql`x.* from ${from} x`)} x
    order by ${at} desc, x.id desc limit ${limit})`
}

function present(row: Row): OperatorActivity {
  const { id, at, conversation_id, until } = row
  switch (row.kind) {
    case 'answer':
      return { kind: row.kind, id, at, conversation_id, type: row.detail }
    case 'skip':
      return { kind: row.kind, id, at, conversation_id, ...presentReason(row) }
    case 'break':
      return { kind: row.kind, id, at, until, ...presentReason(row) }
    case 'report':
      return { kind: row.kind, id, at, conversation_id, reason: row.detail }
    case 'sign_in':
      // The cast: a check of the table allows only these.
      return {
        kind: row.kind,
        id,
        at,
        result: row.detail as LoginResult,
        device: row.device,
        address: row.address,
      }
  }
}

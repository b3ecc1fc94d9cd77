import { maxRefusedCalls, type RefusedCall } from '@panel/contract'
import { cutText, storable } from '@panel/contract/rules/cut'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import { storeTogether } from '../../platform/store-together.ts'

/** A refused call of a site. It has no values: only codes and the names of fields. */
export type Refused = Pick<RefusedCall, 'request_id' | 'route' | 'status' | 'code' | 'issues'> & {
  siteownerId: number
}
type Waiting = Refused & { arrivedAt: number }

/** Milliseconds in which refused calls are collected: a site can cause thousands per second. */
const gatherFor = 500
/** Maximum number of issues that are stored with a call. */
const maxIssues = 10

/** The last refused calls of each site owner. They are written a moment later; what does not fit is left out. */
export function openRefusedCalls(db: Db, log: FastifyBaseLogger) {
  let waiting = new Map<number, Waiting[]>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write() {
    const calls = [...waiting.values()].flat()
    waiting = new Map()
    if (calls.length === 0) return
    await storeTogether(
      calls,
      (some) => store(db, some),
      (error) => log.warn({ err: error }, 'a refused call cannot be stored'),
    ).catch((error) => log.warn({ err: error }, 'refused calls could not be written'))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    note(call: Refused) {
      const calls = waiting.get(call.siteownerId) ?? []
      const issues = call.issues
        .slice(0, maxIssues)
        .map(({ path, code }) => ({ path: cutText(storable(path), 200), code }))
      waiting.set(
        call.siteownerId,
        [...calls, { ...call, issues, arrivedAt: performance.now() }].slice(-maxRefusedCalls),
      )
      timer ??= setTimeout(() => void flush(), gatherFor)
    },
    flush,
    close: flush,
  }
}

/** The time of a call is that of the database, less what it has waited. */
async function store(db: Db, calls: readonly Waiting[]) {
  const rows = calls.map(({ arrivedAt, ...call }) => ({ ...call, waited: performance.now() - arrivedAt }))
  await sql`
    insert into refused_site_calls (siteowner_id, request_id, route, code, status, issues, at)
    select "siteownerId", request_id, route, code, status, issues, now() - waited * interval '1 millisecond'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("siteownerId" bigint, request_id text, route text, code text, status int, issues jsonb, waited float8)`.execute(
    db,
  )
  const siteownerIds = [...new Set(calls.map(({ siteownerId }) => siteownerId))]
  await sql`
    delete from refused_site_calls r using (
      select s.id as siteowner_id, (
        select id from refused_site_calls where siteowner_id = s.id order by id desc
        offset ${maxRefusedCalls} limit 1) as last
      from unnest(${siteownerIds}::bigint[]) s(id)
    ) kept where r.siteowner_id = kept.siteowner_id and r.id <= kept.last`.execute(db)
}

const issues = z.array(z.object({ path: z.string(), code: z.string() })).catch([])

/** The last refused calls of a site owner, newest first. */
export async function findRefusedCalls(
  db: Db,
  siteownerId: number,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
) {
  let query = db
    .selectFrom('refused_site_calls')
    .where('siteowner_id', '=', siteownerId)
    .select(['id', 'at', 'request_id', 'route', 'status', 'code', 'issues'])
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (cursor !== undefined) query = query.where('id', '<', cursor)
  const { items, next_cursor } = pageOf(await query.execute(), limit, ({ id }) => id)
  return { items: items.map((row) => ({ ...row, issues: issues.parse(row.issues) })), next_cursor }
}

import pg from 'pg'
import type { Anchor } from './read-anchors.ts'
import { checkBlocks, type Fault, findFault, lowest } from './verify-block.ts'

/** What is wrong with the audit log, first in order of id. */
export type AuditFault =
  | ({ in: 'entry' } & Fault)
  /** The chain itself was changed, in the block that ends with this entry. */
  | { in: 'chain'; lastId: number }
  | { in: 'anchor'; anchor: Anchor }

export type Verified = {
  entries: number
  /** Those of them that the owner has removed, and said so in the log. */
  removed: number
  lastId: number
  /** The hash of the last block; null without entries. */
  hash: string | null
  /** Entries that are not in the chain yet. */
  waiting: number
  /** Since when the oldest of them waits. */
  waitingSince: string | null
  anchors: number
  fault: AuditFault | null
}

/** Entries of one statement, at least, and blocks, at most. */
const [statementEntries, statementBlocks] = [100_000, 2_000]

/**
 * Computes the chain of the audit log again, from its first entry, and compares it with the log, with the anchors in the database, and with
 * those that are given. It stops at the first fault.
 * @param url of the role that owns the log
 */
export async function verifyAudit(
  url: string,
  given: readonly Anchor[] = [],
  report: (done: number, total: number) => void = () => {},
): Promise<Verified> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    // Functions and operators of PostgreSQL only.
    await client.query(`set search_path = pg_catalog; set time zone 'utc'; set statement_timeout = 0`)
    return await verify(client, given, report)
  } finally {
    await client.end()
  }
}

async function verify(
  client: pg.Client,
  given: readonly Anchor[],
  report: (done: number, total: number) => void,
) {
  const stored = await client.query<Anchor>(
    `select day::text as date, last_id::float8 as last_id, encode(hash, 'hex') as hash from public.audit_anchors order by day`,
  )
  const anchors = [...given, ...stored.rows].toSorted((one, other) => one.last_id - other.last_id)
  const { rows: totals } = await client.query<{ total: number; last: number }>(
    'select coalesce(sum(entry_count), 0)::float8 as total, coalesce(max(number), 0)::float8 as last from audit.chain',
  )
  const { total = 0, last = 0 } = totals[0] ?? {}
  const result: Verified = {
    entries: 0,
    removed: 0,
    lastId: 0,
    hash: null,
    ...(await countWaiting(client)),
    anchors: 0,
    fault: null,
  }
  const fail = (fault: AuditFault): Verified => ({ ...result, fault })
  for (let number = 0; number < last; ) {
    const range = await nextRange(client, number)
    // A number is missing.
    if (!range || range.from !== number + 1) return fail({ in: 'chain', lastId: result.lastId })
    const afterId = result.lastId || lowest
    for (const block of await checkBlocks(client, { ...range, afterId })) {
      if (!block.isSame) {
        const place = { number: block.number, afterId: result.lastId || lowest, toId: block.lastId } as const
        const { fault, removed } = await findFault(client, place)
        if (fault) return fail({ in: 'entry', ...fault })
        result.removed += removed
      }
      if (block.number !== number + 1 || block.link !== block.hash)
        return fail({ in: 'chain', lastId: block.lastId })
      for (const anchor of anchors.slice(result.anchors)) {
        if (anchor.last_id > block.lastId) break
        if (anchor.last_id !== block.lastId || anchor.hash !== block.hash)
          return fail({ in: 'anchor', anchor })
        result.anchors += 1
      }
      number = block.number
      result.entries += block.count
      result.lastId = block.lastId
      result.hash = block.hash
    }
    report(result.entries, total)
  }
  const beyond = anchors[result.anchors]
  return beyond ? fail({ in: 'anchor', anchor: beyond }) : result
}

/** The next blocks, with enough entries for one statement. */
async function nextRange(client: pg.Client, after: number) {
  const { rows } = await client.query<{ from: number; to: number; toId: number }>(
    `select min(number)::float8 as from, max(number)::float8 as to, max(last_id)::float8 as "toId" from (
      select number, last_id, sum(entry_count) over (order by number) - entry_count as before
      from (select number, last_id, entry_count from audit.chain where number > $1 order by number limit $2) next) n
    where before < $3`,
    [after, statementBlocks, statementEntries],
  )
  return rows[0]?.from ? rows[0] : undefined
}

async function countWaiting(client: pg.Client) {
  const { rows } = await client.query<{ waiting: number; waitingSince: string | null }>(
    `select count(*)::float8 as waiting, min(at)::text as "waitingSince" from public.audit_log
    where id > coalesce((select last_id from audit.chain order by number desc limit 1), 0)`,
  )
  return { waiting: rows[0]?.waiting ?? 0, waitingSince: rows[0]?.waitingSince ?? null }
}

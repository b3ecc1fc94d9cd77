import type pg from 'pg'

/** A block of the chain, and whether its entries in the log are those that it has. */
export type CheckedBlock = {
  number: number
  lastId: number
  count: number
  hash: string
  link: string
  isSame: boolean
}

/**
 * What an entry is for the chain, as `chain_audit` writes it. It is repeated here and uses only functions of PostgreSQL, so that somebody
 * who replaces a function of the panel is found as well.
 */
const entry = `int8send(a.id) || sha256(convert_to(concat(
  a.id, '|', coalesce(to_char(a.at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US AD'), '-'), '|', coalesce(a.operator_id::text, '-'), '|',
  coalesce(a.siteowner_id::text, '-'), '|', length(a.action), ':', a.action, '|', length(a.subject_type), ':', a.subject_type, '|',
  coalesce(a.subject_id::text, '-'), '|', a.details::text), 'UTF8'))`

/** Before the first block: no id is this low, whoever made it up. */
export const lowest = '-9223372036854775807'

type Range = { from: number; to: number; afterId: number | typeof lowest; toId: number }

/** Computes the blocks from one number to another, which follow `afterId` and end with `toId`. */
export async function checkBlocks(
  client: pg.Client,
  { from, to, afterId, toId }: Range,
): Promise<CheckedBlock[]> {
  const { rows } = await client.query<CheckedBlock>(
    `with ends as materialized (
      select array_agg(last_id order by number) as ids from audit.chain where number between $1 and $2
    ), found as (
      select width_bucket(a.id - 1, e.ids) as place, string_agg(${entry}, '' order by a.id, a.at) as entries
      from ends e, public.audit_log a where a.id > $3 and a.id <= $4 group by 1
    )
    select c.number::float8 as number, c.last_id::float8 as "lastId", c.entry_count as count, encode(c.hash, 'hex') as hash,
      encode(sha256(coalesce(p.hash, '') || c.entries), 'hex') as link,
      f.entries is not distinct from c.entries as "isSame"
    from audit.chain c left join audit.chain p on p.number = c.number - 1 left join found f on f.place = c.number - $1
    where c.number between $1 and $2 order by c.number`,
    [from, to, afterId, toId],
  )
  return rows
}

/** An entry that is not as it was when it was chained. */
export type Fault = { id: number; what: 'changed' | 'removed' | 'inserted' }

type Listed = { id: number; digest: string }

/**
 * Compares the entries of a block with the log, row by row.
 * @returns the first fault; undefined when only entries are missing that the owner has removed, and said so in the log
 */
export async function findFault(
  client: pg.Client,
  { number, afterId, toId }: { number: number; afterId: number | typeof lowest; toId: number },
): Promise<{ fault: Fault | undefined; removed: number }> {
  const chained = await client.query<{ entries: Buffer }>(
    'select entries from audit.chain where number = $1',
    [number],
  )
  const logged = await client.query<{ entry: Buffer }>(
    `select ${entry} as entry from public.audit_log a where a.id > $1 and a.id <= $2 order by a.id, a.at`,
    [afterId, toId],
  )
  const expected = split(chained.rows[0]?.entries ?? Buffer.alloc(0))
  const { missing, fault } = compare(expected, split(Buffer.concat(logged.rows.map((row) => row.entry))))
  const missed = await findMissed(client, missing)
  return { fault: missed === undefined ? fault : { id: missed, what: 'removed' }, removed: missing.length }
}

/** The entries that are missing before the first one that is not expected. */
function compare(expected: Listed[], actual: Listed[]): { missing: number[]; fault?: Fault } {
  const missing: number[] = []
  let place = 0
  for (const { id, digest } of expected) {
    const found = actual[place]
    if (found?.id === id) {
      if (found.digest !== digest) return { missing, fault: { id, what: 'changed' } }
      place += 1
    } else if (found && found.id < id) return { missing, fault: { id: found.id, what: 'inserted' } }
    else missing.push(id)
  }
  const more = actual[place]
  return more ? { missing, fault: { id: more.id, what: 'inserted' } } : { missing }
}

/** The first of these entries that the owner has not removed with an entry of the log. */
async function findMissed(client: pg.Client, ids: number[]): Promise<number | undefined> {
  if (ids.length === 0) return undefined
  const { rows } = await client.query<{ id: number | null }>(
    `select lower($1::int8multirange - coalesce((
      select range_agg(r.ids) from audit.removals r where exists (
        select from public.audit_log a where a.action = 'audit.remove' and a.details -> 'removal' = to_jsonb(r.id))), '{}'))::float8 as id`,
    [`{${ids.map((id) => `[${id},${id}]`).join()}}`],
  )
  return rows[0]?.id ?? undefined
}

/** The entries of a block: 8 bytes of id and 32 of digest each. */
const split = (entries: Buffer): Listed[] =>
  Array.from({ length: entries.length / 40 }, (_, place) => ({
    id: Number(entries.readBigInt64BE(place * 40)),
    digest: entries.toString('hex', place * 40 + 8, place * 40 + 40),
  }))

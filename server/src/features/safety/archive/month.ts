import pg from 'pg'

/** A month of messages, as `YYYY-MM`. */
export type Month = string

export const isMonth = (text: string): text is Month => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The names and the limits of a month's table, in SQL. */
export function tableOf(month: Month) {
  const name = `messages_${month.replace('-', '_')}`
  const [from, to] = [startOf(month), startOf(monthAfter(month))]
  return {
    name,
    live: `public.${name}`,
    archived: `archive.${name}`,
    check: `${name}_month`,
    bounds: `from (${pg.escapeLiteral(from)}) to (${pg.escapeLiteral(to)})`,
    condition: `created_at >= ${pg.escapeLiteral(from)} and created_at < ${pg.escapeLiteral(to)}`,
    to,
  }
}

const startOf = (month: Month) => `${month}-01 00:00:00+00`

function monthAfter(month: Month): Month {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0)).toISOString().slice(0, 7)
}

const monthOfTable = (name: string): Month => name.slice('messages_'.length).replace('_', '-')

/** The months with an own table in `messages`, oldest first. */
export async function findLiveMonths(client: pg.Client): Promise<Month[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.messages'::regclass and c.relname ~ '^messages_\\d{4}_\\d{2}$' order by 1`,
  )
  return rows.map(({ name }) => monthOfTable(name))
}

/** The archived months, newest first. */
export async function findArchivedMonths(client: pg.Client): Promise<Month[]> {
  const { rows } = await client.query<{ month: Month }>(
    `select to_char(month, 'YYYY-MM') as month from archived_months order by 1 desc`,
  )
  return rows.map(({ month }) => month)
}

import pg from 'pg'
import { withShortLocks } from '../../../platform/short-locks.ts'
import { findObstacles } from './find-obstacles.ts'
import { type Month, tableOf } from './month.ts'
import { withoutOthers } from './without-others.ts'

/**
 * Moves a month of messages into the archive. Its table stays as it is, so no row is copied or can be lost: it changes its parent in
 * one transaction, which locks `messages` for some milliseconds. Only then does the panel no longer read the month. Everything
 * before can be repeated.
 * @param application the role that may not read the archive; undefined when the owner is the only role
 * @returns the number of messages
 * @throws with the obstacles
 */
export async function archiveMonth(
  client: pg.Client,
  month: Month,
  application: string | undefined,
): Promise<number> {
  const { live, archived, bounds } = tableOf(month)
  const obstacles = await findObstacles(client, month)
  if (obstacles.length > 0) throw new Error(`${month} is not archived: ${obstacles.join('; ')}`)
  await prove(client, month)
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${live}`)
  const count = rows[0]?.count ?? 0
  await withoutOthers(client, ['messages', 'archive.messages'], async () => {
    await client.query(`alter table messages detach partition ${live}`)
    await client.query(`alter table ${live} set schema archive`)
    await client.query(`alter table archive.messages attach partition ${archived} for values ${bounds}`)
    for (const index of await findUnneededIndexes(client, archived)) await client.query(`drop index ${index}`)
    if (application) await client.query(`revoke all on ${archived} from ${pg.escapeIdentifier(application)}`)
    await client.query('insert into archived_months (month, message_count) values ($1, $2)', [
      `${month}-01`,
      count,
    ])
    await client.query(
      `insert into audit_log (action, subject_type, details) values ('message.archive', 'message', $1)`,
      [JSON.stringify({ name: month, rows: count })],
    )
  })
  return count
}

/** With a check that is known to hold, `attach partition` does not read the rows while `messages` is locked. */
async function prove(client: pg.Client, month: Month) {
  const { live, check, condition } = tableOf(month)
  const { rowCount } = await client.query(
    'select from pg_constraint where conrelid = $1::regclass and conname = $2',
    [live, check],
  )
  if (rowCount === 0)
    await withShortLocks(client, () =>
      client.query(`alter table ${live} add constraint ${check} check (${condition}) not valid`),
    )
  await client.query(`alter table ${live} validate constraint ${check}`)
}

/** Indexes that are no part of an index of the archive. */
async function findUnneededIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
    where indrelid = $1::regclass and not exists (select from pg_inherits where inhrelid = indexrelid)`,
    [table],
  )
  return rows.map(({ name }) => name)
}

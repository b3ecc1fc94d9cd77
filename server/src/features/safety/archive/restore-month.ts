import pg from 'pg'
import { type Month, tableOf } from './month.ts'
import { withoutOthers } from './without-others.ts'

/**
 * Moves the newest archived month back to `messages`. Its indexes are built before, while the panel works. An interrupted build is
 * repeated.
 */
export async function restoreMonth(client: pg.Client, month: Month): Promise<void> {
  const { live, archived, bounds } = tableOf(month)
  for (const { own, definition } of await findMissingIndexes(client, month)) {
    await client.query(`drop index concurrently if exists archive.${pg.escapeIdentifier(own)}`)
    await client.query(definition)
  }
  await withoutOthers(client, lockedTables, async () => {
    await client.query(`alter table archive.messages detach partition ${archived}`)
    await client.query(`alter table ${archived} set schema public`)
    await client.query(`alter table messages attach partition ${live} for values ${bounds}`)
    await client.query('delete from archived_months where month = $1', [`${month}-01`])
    await client.query(
      `insert into audit_log (action, subject_type, details) values ('message.restore', 'message', $1)`,
      [JSON.stringify({ name: month })],
    )
  })
}

/** With the tables that messages refer to: the foreign keys of the month become part of those of `messages`. */
const lockedTables = ['operators', 'photos', 'gifts', 'conversations', 'messages', 'archive.messages']

/** The indexes of `messages` that the month does not have. */
async function findMissingIndexes(client: pg.Client, month: Month) {
  const { name, archived } = tableOf(month)
  const { rows } = await client.query<{ own: string; method: string }>(
    `select $1 || '_' || c.relname as own, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', '') as method
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'public.messages'::regclass and not i.indisprimary and not exists (
      select from pg_index o where o.indrelid = $2::regclass and o.indisvalid
        and regexp_replace(pg_get_indexdef(o.indexrelid), '^.* USING ', '') = regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', ''))
    order by 1`,
    [name, archived],
  )
  return rows.map(({ own, method }) => ({
    own,
    definition: `create index concurrently ${pg.escapeIdentifier(own)} on ${archived} using ${method}`,
  }))
}

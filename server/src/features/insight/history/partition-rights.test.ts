import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeEmbeddedRoles } from '../../../platform/database-roles.ts'
import { startEmbeddedPostgres } from '../../../platform/embedded-postgres.ts'
import { migrate } from '../../../platform/migrate.ts'
import { makeMigratedDataDir } from '../../../testing/run-server.ts'

// The test starts a whole database, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

it('the application can use the months of the history that begin while it runs', async () => {
  const settings = { fsync: 'off', shared_buffers: '16MB' }
  const { url } = await startEmbeddedPostgres(makeMigratedDataDir(), { settings })
  const { owner, application } = await makeEmbeddedRoles(url)
  await migrate(owner, application)
  const client = new pg.Client({ connectionString: application })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('select make_history_partitions(12)')
  const { rows } = await client.query<{ name: string; is_usable: boolean }>(`
    select c.relname as name, has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'delete') as is_usable
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'history_entries'::regclass`)
  expect(rows.length).toBeGreaterThan(12)
  expect(rows.filter(({ is_usable }) => !is_usable)).toEqual([])
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { isMigrated, migrate } from './migrate.ts'
import { functionNames } from './repeatable-functions.ts'

const test = useTestApp()

const bodyOf = async (name: string) => {
  const { rows } = await sql<{
    body: string
  }>`select prosrc as body from pg_proc where proname = ${name}`.execute(test.db)
  return rows[0]?.body
}

it('every SQL function of the database has its file', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`.execute(test.db)
  expect(rows.map(({ name }) => name)).toEqual([...functionNames].sort())
})

it('a function whose file changed is replaced when a node starts; until then the database is not ready', async () => {
  const body = await bodyOf('is_waiting')
  await sql`create or replace function is_waiting(item queue_items) returns boolean language sql stable as 'select true'`.execute(
    test.db,
  )
  await sql`update repeatable_functions set digest = 'of the previous release' where name = 'is_waiting'`.execute(
    test.db,
  )
  expect(await isMigrated(test.db)).toBe(false)
  await migrate(test.url)
  expect(await bodyOf('is_waiting')).toBe(body)
  expect(await isMigrated(test.db)).toBe(true)
})

it('a node of this release does not replace a function of a later release', async () => {
  const before = await bodyOf('is_waiting')
  await sql`create or replace function is_waiting(item queue_items) returns boolean language sql stable as 'select false'`.execute(
    test.db,
  )
  await sql`insert into repeatable_functions (name, digest) values ('is_waiting', 'of a later release')`.execute(
    test.db,
  )
  await migrate(test.url)
  expect(await bodyOf('is_waiting')).toBe('select false')
  expect(before).not.toBe('select false')
})

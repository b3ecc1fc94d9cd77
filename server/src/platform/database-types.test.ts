import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { enumeratedColumns } from './enumerated-columns.ts'
import { generateDatabaseTypes } from './generate-database-types.ts'

const test = useTestApp()

describe('the database types', () => {
  it('match the migrated database: `npm run types` writes them', async () => {
    await generateDatabaseTypes(test.url, { verify: true })
  })

  it('no longer match when a column is added', async () => {
    await sql`alter table teams add column motto text`.execute(test.db)
    await expect(generateDatabaseTypes(test.url, { verify: true })).rejects.toThrow()
  })
})

describe('enumerated columns', () => {
  it('have the values of their CHECK constraints, and every such constraint is listed', async () => {
    const { rows } = await sql<{ name: string; values: string[] }>`
      select c.conrelid::regclass || '.' || a.attname as name,
        array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''::text', 'g') m) as values
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid and not t.relispartition
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
        and pg_get_constraintdef(c.oid) ~ '(ANY|<@) [(]?ARRAY'`.execute(test.db)
    const sorted = (values: readonly string[]) => values.toSorted()
    expect(Object.fromEntries(rows.map(({ name, values }) => [name, sorted(values)]))).toEqual(
      Object.fromEntries(Object.entries(enumeratedColumns).map(([name, values]) => [name, sorted(values)])),
    )
  })
})

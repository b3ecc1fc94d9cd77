import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { connect } from '../testing/empty-database.ts'
import { runBackfills } from './run-backfills.ts'

/** A table of 12,000 shifts to which a migration has added a column, and the backfill that it requests. */
async function makeRequested() {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const client = await connect(url)
  await client.query(`create table shifts (id bigint primary key, hours int);
    insert into shifts (id) select n from generate_series(1, 12000) n;
    insert into backfills (name, table_name) values ('shifts_hours', 'shifts')`)
  const folder = mkdtempSync(join(tmpdir(), 'panel-backfills-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    `${folder}/shifts_hours.sql`,
    `update shifts set hours = 8 where id between $1 and $2 and hours is null
-- Afterwards
alter table shifts add constraint shifts_hours_given check (hours is not null) not valid

alter table shifts alter column hours set not null`,
  )
  const run = async () => {
    const reported: string[] = []
    await runBackfills(client, (progress) => reported.push(progress), folder)
    return reported
  }
  return { client, run }
}

const countOf = async (client: pg.Client, rows: string) =>
  (await client.query(`select from ${rows}`)).rowCount

describe('backfills', () => {
  it('change the rows of a full table in batches, report how far they are, and run what follows once', async () => {
    const { client, run } = await makeRequested()
    expect(await run()).toEqual(['shifts_hours: 40 %', 'shifts_hours: 80 %', 'shifts_hours: 100 %'])
    expect(await countOf(client, 'shifts where hours = 8')).toBe(12_000)
    await expect(client.query('update shifts set hours = null')).rejects.toThrow('null')
    expect(await run()).toEqual([])
  })

  it('continue with the next batch after an interruption', async () => {
    const { client, run } = await makeRequested()
    await client.query(`create function fail() returns trigger language plpgsql as $$
        begin if old.id > 10000 then raise exception 'interrupted'; end if; return new; end $$;
      create trigger fail before update on shifts for each row execute function fail()`)
    await expect(run()).rejects.toThrow('interrupted')
    await client.query('rollback')
    expect(await countOf(client, 'shifts where hours is not null')).toBe(10_000)
    await client.query('drop function fail cascade')
    expect(await run()).toEqual(['shifts_hours: 100 %'])
    expect(await countOf(client, 'shifts where hours is null')).toBe(0)
  })
})

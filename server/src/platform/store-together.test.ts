import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { storeTogether } from './store-together.ts'

const test = useTestApp()

it('an odd row is left out, and the others are stored', async () => {
  await sql`create table readings (value jsonb not null, number int unique)`.execute(test.db)
  const store = async (rows: readonly { value: string; number: number }[]) =>
    void (await sql`insert into readings select value::jsonb, number
      from unnest(${rows.map(({ value }) => value)}::text[], ${rows.map(({ number }) => number)}::int[]) r (value, number)`.execute(
      test.db,
    ))
  const left: unknown[] = []
  const rows = ['"one"', '"\\u0000"', '"two"', '"\\ud800"', '"three"'].map((value, number) => ({
    value,
    number,
  }))
  await storeTogether([...rows, { value: '"four"', number: 0 }], store, (error) => left.push(error))
  const { rows: stored } = await sql<{ value: string }>`select value from readings order by number`.execute(
    test.db,
  )
  expect(stored.map(({ value }) => value)).toEqual(['one', 'two', 'three'])
  expect(left).toHaveLength(3)
})

it('when the database is not available, nothing is tried again', async () => {
  let tries = 0
  const fail = async () => {
    tries++
    throw new Error('silent')
  }
  await expect(storeTogether([1, 2], fail, () => {})).rejects.toThrow('silent')
  expect(tries).toBe(1)
})
